/** What the worker does with a request; `null`: nothing, the browser goes on as if there were no worker. */
export type Handling =
  /** A file whose address stands for its content. */
  | { readonly kind: 'file' }
  /** A page of the portal. `shell`: the kept page that opens it; `reload`: the user or the portal wants it anew. */
  | { readonly kind: 'page'; readonly shell: Shell; readonly reload: boolean; readonly atOnce: boolean };

/** The pages that are kept: they hold no data, and each opens every address of its part of the portal. */
export const shells = ['/', '/ordering'] as const;
export type Shell = (typeof shells)[number];

/** The part of a request that decides. */
export interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly cache: string;
}

/** First segments of addresses that other parts of the server answer, as in `openedPages.ts` of the backend. */
const others = /^\/(api|extranet|oidc|oauth|assets|brand|metrics|self-service|tracking|operator)(\/|$)/;

/** Whether the last part of a path ends as files do. An article number such as 13.00001 does not. */
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/** Whether the content of an address never changes, by its hash or version. */
const isLasting = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/assets/') || (pathname.startsWith('/brand/') && /^\?v=\w+$/.test(search));

const shellOf = (path: string): Shell => (/^\/ordering(\/|$)/.test(path) ? '/ordering' : '/');

/**
 * What the worker does with a request.
 *
 * The dashboard and the ordering area open at once from what is kept (`atOnce`). Other addresses might be answered by the
 * house's other pages, so they are opened from it only without a network; so is the return from the sign-in, which has
 * a code in its query, and whatever is loaded anew.
 */
export function handlingOf({ method, mode, url, cache }: RequestFacts, origin: string): Handling | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const { pathname, search } = address;
  if (mode !== 'navigate') return isLasting(address) || pathname === '/favicon.svg' ? { kind: 'file' } : null;
  if (others.test(pathname) || isFile(pathname)) return null;
  const shell = shellOf(pathname);
  const reload = cache === 'reload' || cache === 'no-cache' || cache === 'no-store';
  const isOwn = pathname === '/' || shell === '/ordering';
  return { kind: 'page', shell, reload, atOnce: isOwn && !reload && !/[?&](code|state|error)=/.test(search) };
}

/** The lasting addresses that a page loads with itself, in its order. */
export const filesOfPage = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/\b(?:src|href)="(\/(?:assets|brand)\/[^"]+)"/g), ([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    ),
  ),
];

/** What the worker does with a request; `null`: nothing, the browser goes on as if there were no worker. */
export type Handling =
  /** A file whose address stands for its content. */
  | { readonly kind: 'file' }
  /** A page of the portal, or what may be one. `page`: the kept page that can open it. */
  | { readonly kind: 'page'; readonly page: KeptPage; readonly opens: Opens };

/**
 * When the kept page opens: at once; where the network takes too long; or only without a network, since the address may be answered by
 * another page of the house, a file, or the sign-in.
 */
export type Opens = 'atOnce' | 'whenLate' | 'offline';

/** The pages that are kept: they hold no data, and each opens every address of its part of the portal. */
export const keptPages = ['/', '/ordering'] as const;
export type KeptPage = (typeof keptPages)[number];

/** The part of a request that decides. */
export interface RequestFacts {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
  readonly cache: string;
  /** Loaded anew, in browsers that do not tell it by `cache`. */
  readonly isReloadNavigation?: boolean;
}

/** First segments of addresses that other parts of the server answer, as in `openedPages.ts` of the backend. */
const others =
  /^\/(api|extranet|oidc|oauth|assets|brand|metrics|self-service|tracking|operator|livez|readyz|healthz|tile-pictures)(\/|$)/;

/** Whether the last part of a path ends as files do; so does that of a season, such as HS26.13-0.main. */
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/** Whether the content of an address never changes, by its hash or version. */
const isLasting = ({ pathname, search }: URL): boolean =>
  pathname.startsWith('/assets/') || (pathname.startsWith('/brand/') && /^\?v=\w+$/.test(search));

const keptPageOf = (path: string): KeptPage => (/^\/ordering(\/|$)/.test(path) ? '/ordering' : '/');

/**
 * What the worker does with a request.
 *
 * The dashboard and the ordering area open at once from what is kept, unless they are loaded anew or somebody comes back from the
 * sign-in, which has a code or a state in its query.
 */
export function handlingOf(
  { method, mode, url, cache, isReloadNavigation = false }: RequestFacts,
  origin: string,
): Handling | null {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin) return null;
  const { pathname, search } = address;
  if (mode !== 'navigate') return isLasting(address) ? { kind: 'file' } : null;
  const page = keptPageOf(pathname);
  const isOwn = pathname === '/' || page === '/ordering';
  if (!isOwn && (others.test(pathname) || isFile(pathname))) return null;
  if (!isOwn || /[?&](code|state|error)=/.test(search)) return { kind: 'page', page, opens: 'offline' };
  const reload = isReloadNavigation || cache === 'reload' || cache === 'no-cache' || cache === 'no-store';
  return { kind: 'page', page, opens: reload ? 'whenLate' : 'atOnce' };
}

/** Whether an answer is a file of the portal, and not what a proxy or a hotel's network sends in its place: none of them is a page. */
export const isFileAnswer = ({
  status,
  redirected,
  type,
  headers,
}: Pick<Response, 'status' | 'redirected' | 'type' | 'headers'>): boolean =>
  status === 200 &&
  !redirected &&
  type === 'basic' &&
  !/^text\/html\b/.test(headers.get('content-type') ?? '');

/** The lasting addresses that a page loads with itself, in its order. */
export const filesOfPage = (html: string): string[] => [
  ...new Set(
    Array.from(html.matchAll(/\b(?:src|href)="(\/(?:assets|brand)\/[^"]+)"/g), ([, address = '']) =>
      address.replaceAll('&amp;', '&'),
    ),
  ),
];

import type { IncomingHttpHeaders } from 'node:http';

/** What of a request tells whether a person opens a page with it. */
interface OpeningRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
}

/** A path whose last part ends as files do. An article number such as 13.00001 does not. */
const isFile = (path: string): boolean => /\.[a-z]\w*$/i.test(path);

/**
 * Whether a request wants the page. Browsers accept HTML explicitly when they open a page. A client that accepts
 * anything, such as curl, gets the page as well, but not where a browser says that it fetches a script or a picture.
 */
function takesPage(
  path: string,
  { accept = '*/*', 'sec-fetch-dest': fetched }: IncomingHttpHeaders,
): boolean {
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && (path === '/' || (fetched === undefined && !isFile(path)));
}

export const pathOf = (url: string): string => url.split('?')[0] ?? '/';

/** Whether a request that no route answers is answered by the page. */
export function opensPage({ method, url, headers }: OpeningRequest): boolean {
  const path = pathOf(url);
  const opened = method === 'GET' || method === 'HEAD';
  return (
    opened && takesPage(path, headers) && !/^\/(api|extranet|oidc|assets|brand|metrics)(\/|$)/.test(path)
  );
}

/**
 * An address that cannot be decoded, such as one that a mail program cut within `%C3%A4`, with its percent signs taken
 * literally, so that the page opens and says that there is nothing. Never an address of another host.
 */
export const literalAddress = (url: string): string =>
  pathOf(url)
    .replaceAll('%', '%25')
    .replace(/^[/\\]+/, '/');

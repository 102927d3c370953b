import { firstCalls } from '@selvedge/core';
import type { Language } from '@selvedge/core/contract';
import type { PortalConfig } from './portalConfig.ts';

const place = /(<script type="application\/json" id="first-calls">)(<\/script>)/;

/**
 * The page with the calls that its first script makes for this address, while the portal's code is on its way. They are
 * names only: the script makes them for somebody who is signed in, with that person's token.
 *
 * @param language of a browser in which none was chosen
 */
export function withFirstCalls(
  page: string,
  path: string,
  language: Language,
  { apiUrl, extranetUrl }: PortalConfig,
): string {
  const calls = firstCalls(path, { apiUrl, extranetUrl }).map(({ address, bearer }) => [address, bearer]);
  if (calls.length === 0) return page;
  const json = JSON.stringify({ language, calls }).replaceAll('<', '\\u003c');
  return page.replace(place, (_, opening: string, end: string) => `${opening}${json}${end}`);
}

import { type FirstCall, firstCalls, firstCallsByKind } from '@selvedge/core';
import type { Language } from '@selvedge/core/contract';
import type { PortalConfig } from './portalConfig.ts';

const place = /(<script type="application\/json" id="first-calls">)(<\/script>)/;

/** Browsers keep the page of this address, and open every other one of its area by it (`serviceWorker/requests.ts` of the web). */
const keptForArea = '/ordering';

const named = (calls: readonly FirstCall[]) => calls.map(({ address, bearer }) => [address, bearer]);

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
  const bases = { apiUrl, extranetUrl };
  const calls = named(firstCalls(path, bases));
  if (calls.length === 0) return page;
  const kinds =
    path === keptForArea ? firstCallsByKind(bases).map((kind) => [kind.path, named(kind.calls)]) : [];
  const json = JSON.stringify({ language, calls, kinds }).replaceAll('<', '\\u003c');
  return page.replace(place, (_, opening: string, end: string) => `${opening}${json}${end}`);
}

import type { NamedCalls } from '../serviceWorker/callsOfPage.ts';
import type { CallsAhead } from './answersAhead.ts';

/**
 * The page's first script: makes the calls that the server named for this address, while the portal's code is still on its
 * way. `answersAhead.ts` hands the answers over. It is a file of its own that runs before the portal's, so it imports nothing
 * and is at most 2 kB.
 */

/** A token that ends sooner would be renewed before the first call. In milliseconds. */
const LONG_ENOUGH = 10_000;

/** Within a function, since a script that is no module shares its names with the page. */
(() => {
  try {
    // Empty where the address asks for no sign-in, and null for who is signed out: both end here.
    const named: NamedCalls = JSON.parse(`${document.getElementById('first-calls')?.textContent}`);
    const { accessToken, expiresAt }: { accessToken: string; expiresAt?: number | null } = JSON.parse(
      `${sessionStorage.getItem('selvedge.tokens')}`,
    );
    const isHeldLong = (expiresAt ?? Number.POSITIVE_INFINITY) - Date.now() > LONG_ENOUGH;
    // A window of a script has its opener's token.
    const isOwn = window.opener === null && sessionStorage.getItem('selvedge.page') !== null;
    if (!isHeldLong || !isOwn) return;

    const language = localStorage.getItem('selvedge.language') ?? named.language;
    const ahead: CallsAhead = new Map();
    for (const [address, bearer] of named.calls) {
      const request = new Request(address, {
        headers: { 'x-extranet-token': accessToken, 'x-language': language },
      });
      if (bearer) request.headers.set('authorization', `Bearer ${accessToken}`);
      const answer = fetch(request);
      // Nobody may take it: no unhandled rejection then.
      answer.catch(() => {});
      ahead.set(request.url, { headers: request.headers, at: Date.now(), answer });
    }
    window.callsAhead = ahead;
  } catch {
    // Or storage is denied or damaged: the portal's own code says so, and makes the calls.
  }
})();

import type { CallsAhead } from './answersAhead.ts';

/**
 * The page's first script: makes the calls that the server named for this address, while the portal's code is still on its
 * way. `answersAhead.ts` hands the answers over. It is a file of its own that runs before the portal's, so it imports nothing
 * and is at most 2 kB.
 */

/** What the server writes into the page; see `pageCalls.ts` of the backend. */
interface Named {
  /** The language of a visitor who has chosen none. */
  readonly language: string;
  /** Addresses, and whether the token is sent as bearer authorization, too. */
  readonly calls: readonly (readonly [address: string, bearer: boolean])[];
}

/** A token that ends sooner would be renewed before the first call. In milliseconds. */
const LONG_ENOUGH = 10_000;

/** Within a function, since a script that is no module shares its names with the page. */
(() => {
  const read = <Value>(text: string | null | undefined): Value | null => {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  };

  /** The stored access token; undefined: there is none, or not for long. A window of a script has its opener's token. */
  const heldToken = (): string | undefined => {
    if (window.opener !== null || sessionStorage.getItem('selvedge.page') === null) return undefined;
    const tokens = read<{ accessToken?: string; expiresAt?: number | null }>(
      sessionStorage.getItem('selvedge.tokens'),
    );
    const left = (tokens?.expiresAt ?? Number.POSITIVE_INFINITY) - Date.now();
    return left > LONG_ENOUGH ? tokens?.accessToken : undefined;
  };

  try {
    const named = read<Named>(document.getElementById('first-calls')?.textContent);
    const token = heldToken();
    if (named !== null && token !== undefined) {
      const calls: CallsAhead = new Map();
      const language = localStorage.getItem('selvedge.language') ?? named.language;
      for (const [address, bearer] of named.calls) {
        const headers: Record<string, string> = { 'x-extranet-token': token, 'x-language': language };
        if (bearer) headers.authorization = `Bearer ${token}`;
        const answer = fetch(address, { headers });
        // Nobody may take it: no unhandled rejection then.
        answer.catch(() => {});
        calls.set(new URL(address, location.href).href, { headers, at: Date.now(), answer });
      }
      window.callsAhead = calls;
    }
  } catch {
    // Storage is denied: the portal's own code says so, and makes the calls.
  }
})();

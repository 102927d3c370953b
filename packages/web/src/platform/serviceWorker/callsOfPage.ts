/** Addresses, and whether the token is sent as bearer authorization, too. */
type Calls = readonly (readonly [address: string, bearer: boolean])[];

/** What the server writes into the page; see `pageCalls.ts` of the backend. */
export interface NamedCalls {
  /** The language of a visitor who has chosen none. */
  readonly language: string;
  readonly calls: Calls;
  /** The calls of other addresses by a pattern of their paths, whose groups are ids; a server of before names none. */
  readonly kinds?: readonly (readonly [pattern: string, calls: Calls])[];
}

const place = /(<script type="application\/json" id="first-calls">)([^<]+)(?=<)/;

function callsAt(path: string, { calls, kinds = [] }: NamedCalls): Calls {
  for (const [pattern, ofKind] of kinds) {
    const expression = new RegExp(pattern);
    if (expression.test(path))
      return ofKind.map(([address, bearer]) => [
        path.replace(expression, address).replaceAll('~', '.'),
        bearer,
      ]);
  }
  return calls;
}

/**
 * A kept page as the server would send it for this address: with the calls that its first script makes there; as it is, where it
 * names them in another way than this.
 *
 * @param path without query
 */
export const withCallsOf = (html: string, path: string): string =>
  html.replace(place, (as, opening: string, json: string) => {
    try {
      const named: NamedCalls = JSON.parse(json);
      const here = { language: named.language, calls: callsAt(path, named), kinds: [] };
      return opening + JSON.stringify(here).replaceAll('<', '\\u003c');
    } catch {
      return as;
    }
  });

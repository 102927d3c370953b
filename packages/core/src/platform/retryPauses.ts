/**
 * Who tries again without being told to, and when. Pauses are in ms and double from the first to the longest.
 *
 * | what failed | first | longest | how often |
 * | --- | --- | --- | --- |
 * | a query, within one call (B3) | 300 | | 3, see `api/retries.ts` |
 * | any call, for its token (B3) | 0 | | 4, see `api/retries.ts` |
 * | the renewal of a token | 1,000 | 30,000 | until the session ends |
 * | the list of maintenances; after a refused call | 5,000; 2,000 | 300,000; 60,000 | always |
 * | storing quantities, reading the cart again | 4,000 | 60,000 | always |
 * | looking up scanned codes, finding the list of scans again | 2,000 | 30,000 | always |
 * | looking up a list's articles | 4,000 | 4,000 | always |
 * | a style, when the network was lost | 5,000 | 5,000 | always |
 * | a picture, see `ordering/style/pictureUrl.ts` | 15,000 | 480,000 | always |
 * | a part of the page, see web's `failure/ChunkBoundary.ts` | 15,000 | 15,000 | always |
 * | news, see `ordering/news/pauses.ts` | 1,000 | 30,000 | always |
 * | an order, approval or copy without an answer (O5), see `rules/askAgain.ts` | 2,000 | 2,000 | 3 |
 */

/** A longer timer would fire at once. Timers are cut to this length, and the time is checked again afterwards. */
export const LONGEST_TIMER = 2 ** 31 - 1;

/** How long to wait after `tries` failures in a row. */
export const pauseAfter = (tries: number, first: number, longest = Number.POSITIVE_INFINITY): number =>
  Math.min(first * 2 ** Math.max(tries - 1, 0), longest);

import { sampleNow, samplePlace } from '../../../testing/index.ts';
import { articlesIn, type LookupResult } from '../articles.ts';
import type { ChosenMeanings } from '../columns.ts';
import { listOf } from '../entryList.ts';
import { judgeList } from '../judgeList.ts';
import { readList } from '../readList.ts';
import { type EntryMode, type Review, reviewOf } from '../review.ts';

/** No Excel files. */
export const none = { read: async () => [], write: async () => new Uint8Array() };
export const bytesOf = (text: string) => new TextEncoder().encode(text);
const fileOf = (bytes: Uint8Array) => ({
  name: 'list.csv',
  size: bytes.length,
  arrayBuffer: async () => new Uint8Array(bytes).buffer,
});

/** A list from its source to the review. */
export async function review(
  source: string | Uint8Array,
  found: LookupResult,
  pieces: ReadonlyMap<string, number> = new Map(),
  mode: EntryMode = 'add',
  chosen: ChosenMeanings = {},
): Promise<Review & { columns: readonly string[] }> {
  const [table] = await readList(
    typeof source === 'string' ? { kind: 'text', text: source } : { kind: 'file', file: fileOf(source) },
    none,
  );
  if (!table) throw new Error('no table');
  const list = { ...listOf('', table), chosen };
  const { judged, shape } = await judgeList(list, found);
  const reviewed = reviewOf(judged, {
    articles: articlesIn(found),
    pieces,
    mode,
    moment: { place: samplePlace, now: sampleNow },
  });
  return { ...reviewed, columns: shape.columns };
}

/** What goes into the cart, by variant. */
export const fills = ({ cells }: Review) =>
  Object.fromEntries(cells.map((cell) => [cell.articleVariantId, cell.pieces]));

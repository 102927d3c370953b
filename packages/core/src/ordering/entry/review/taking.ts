import type { SeasonPlace } from '../../../contract/index.ts';
import type { LookupResult } from '../articles.ts';
import type { EntryList, JudgedList } from '../entryList.ts';
import { type CartPieces, type EntryMode, isTaken, type Review } from '../review.ts';
import { reviewIn } from '../reviewIn.ts';

/** The result of applying a list. */
export interface EntryReport {
  readonly mode: EntryMode;
  readonly taken: number;
  readonly refused: number;
  readonly unchanged: number;
  /** What was sent to the cart, each variant once. */
  readonly cells: Review['cells'];
}

/** A list under review, with what its verdicts depend on besides the cart. */
interface Takeable {
  readonly place: SeasonPlace;
  readonly mode: EntryMode;
  readonly list: EntryList | null;
  readonly verdicts: JudgedList;
  readonly found: LookupResult;
  /** Epoch ms. */
  readonly serverTime: number;
}

/** Every row of the open list with its verdict, for the current cart. */
export const reviewOfOpen = ({ verdicts: { judged }, ...rest }: Takeable, pieces: CartPieces): Review =>
  reviewIn({ ...rest, judged }, pieces);

/** Takes the rows that can be taken: they are done, the others stay, and the report says how many and what they hold. */
export function rowsTaken(open: Takeable, pieces: CartPieces) {
  const { list, mode, verdicts } = open;
  const { rows, counts, taken, refused, cells } = reviewOfOpen(open, pieces);
  const done = rows.filter(({ verdict }) => isTaken(verdict.kind)).map(({ row }) => row.id);
  const judged = verdicts.judged.filter((_, at) => !isTaken(rows[at]?.verdict.kind ?? 'unknown'));
  const report: EntryReport = { mode, taken, refused, unchanged: counts.unchanged, cells };
  return {
    list: list && { ...list, done: [...list.done, ...done] },
    verdicts: { ...verdicts, judged },
    report,
  };
}

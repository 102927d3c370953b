import type { FoundArticles } from '../../../contract/index.ts';
import { articlesIn } from '../articles.ts';
import { type Codes, codesOf, knownWith, type LookedUpCodes } from '../codes.ts';
import type { EntryList, JudgedList } from '../entryList.ts';
import type { Repair } from '../entryRows.ts';
import { readAnew } from '../looseRow.ts';
import { judgeRow } from '../resolve.ts';

/** A list under review, with what is known of its codes. */
interface Repairable extends Omit<LookedUpCodes, 'codes'> {
  readonly list: EntryList | null;
  readonly verdicts: JudgedList;
}

/** A choice among candidates is dropped when the code it was made for changes. */
const mergedRepair = (before: Repair | undefined, repair: Repair): Repair => {
  const { variant, ...rest } = before ?? {};
  const touchesCode = repair.ean !== undefined || repair.articleNumber !== undefined;
  const keptVariant = variant === undefined || touchesCode ? {} : { variant };
  return { ...rest, ...keptVariant, ...repair };
};

/** Judges one row by the user's change; `codes`: those of the row that nobody asked for yet. Null without such a row. */
export function repairedRow(
  { list, verdicts, found, asked }: Repairable,
  { id, repair }: { readonly id: string; readonly repair: Repair },
): { list: EntryList; verdicts: JudgedList; codes: Codes } | null {
  const { shape, judged } = verdicts;
  const at = judged.findIndex(({ row }) => row.id === id);
  const before = judged[at];
  if (!list || !before) return null;
  const merged = mergedRepair(list.repairs[id], repair);
  const row = readAnew({ list, shape, found }, before.row, merged);
  return {
    list: { ...list, repairs: { ...list.repairs, [id]: merged } },
    verdicts: { shape, judged: judged.with(at, judgeRow(row, merged, articlesIn(found))) },
    codes: codesOf([row], new Set(asked)),
  };
}

/** Judges rows with unknown codes again, which the answer may know; all other rows keep their verdict. */
export function judgedWith(
  { list, verdicts: { shape, judged }, ...known }: Repairable,
  { codes, answer }: { readonly codes: Codes; readonly answer: FoundArticles },
) {
  const { found, asked } = knownWith({ ...known, codes }, answer);
  const articles = articlesIn(found);
  const again = judged.map((one) => {
    if (one.resolution.kind !== 'unknown') return one;
    const repair = list?.repairs[one.row.id];
    return judgeRow(readAnew({ list, shape, found }, one.row, repair), repair, articles);
  });
  return { found, asked, verdicts: { shape, judged: again } };
}

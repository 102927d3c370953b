import type { Budget } from './budget.ts';
import { type Place, placeIn, placeOf, rowOf } from './cellReference.ts';
import { cellText, type Meanings } from './cellText.ts';
import { createSheetRows, type RowStore, type SheetRows } from './sheetRows.ts';
import { createTextRuns } from './textRuns.ts';
import { type Pause, readXml, type XmlHandlers } from './xml.ts';

interface HowToReadSheet {
  readonly pause: Pause;
  /** Called with the number of bytes of each piece that was read. */
  readonly tell: (bytes: number) => void;
  /** Where the rows are kept. */
  readonly store: RowStore;
}

/**
 * The rows of a sheet up to the last one with content, each up to its own last cell.
 *
 * @throws {Unreadable}
 */
export async function readSheet(
  part: Uint8Array,
  meanings: Meanings,
  budget: Budget,
  { pause, tell, store }: HowToReadSheet,
): Promise<SheetRows> {
  const rows = createSheetRows(budget, store);
  const runs = createTextRuns();
  let place: Place = { column: 0, row: 0 };
  let type = 'n';
  let format = 0;
  let hasFormula = false;
  let hasResult = false;
  const handlers: XmlHandlers = {
    open(name, parent, { r: reference, t = 'n', s = '0' }) {
      runs.open(name, parent);
      // Rows and cells may omit their position; they then follow the previous one.
      if (name === 'row' && parent === 'sheetData') {
        place = { column: 0, row: reference === undefined ? place.row + 1 : rowOf(reference) };
      }
      if (name === 'c' && parent === 'row') {
        place =
          reference === undefined ? placeIn({ ...place, column: place.column + 1 }) : placeOf(reference);
        type = t;
        format = Number(s);
        hasFormula = false;
        hasResult = false;
      }
      if (name === 'f' && parent === 'c') hasFormula = true;
      if (name === 'v' && parent === 'c') hasResult = true;
    },
    text: runs.text,
    close(name, parent) {
      runs.close();
      if (name === 'c' && parent === 'row') {
        const value = runs.take();
        // Text may be empty as a result; of anything else an empty result is none.
        const isUnsolved = hasFormula && value === '' && !(hasResult && type === 'str');
        rows.put(place, cellText({ type, format, value, isUnsolved }, meanings));
      }
    },
  };
  await readXml(part, handlers, pause, tell);
  return rows;
}

import type { Budget } from './budget.ts';
import { type Place, placeIn, placeOf, rowOf } from './cellReference.ts';
import { cellText, type Meanings } from './cellText.ts';
import { createSheetRows } from './sheetRows.ts';
import { createTextRuns } from './textRuns.ts';
import { type Pause, readXml, type XmlHandlers } from './xml.ts';

/**
 * The rows of a sheet up to the last one with content, each up to its own last cell.
 *
 * @param tell called with the number of bytes of each piece that was read
 * @throws {Unreadable}
 */
export async function readSheet(
  part: Uint8Array,
  meanings: Meanings,
  budget: Budget,
  { pause, tell }: { readonly pause: Pause; readonly tell: (bytes: number) => void },
): Promise<readonly (readonly string[])[]> {
  const rows = createSheetRows(budget);
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
  return rows.all();
}

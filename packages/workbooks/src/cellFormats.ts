import { builtInDates, isDateFormat } from './dateFormats.ts';
import { MOST_ENTRIES } from './limits.ts';
import { broken } from './unreadable.ts';
import { type Pause, readXml, type XmlHandlers } from './xml.ts';

/** How a number is shown other than by its digits: as a date, in percent, or with zeros before it up to `least` digits. */
export type CellFormat =
  | { readonly kind: 'date' }
  | { readonly kind: 'percent' }
  | { readonly kind: 'zeros'; readonly least: number };

const builtInPercents: ReadonlySet<number> = new Set([9, 10]);
const percents = /^[#0.,]+ ?%$/;
const zeros = /^0{2,20}$/;

/** What a format means for a number; null: its digits. */
function formatBy(code: string): CellFormat | null {
  if (isDateFormat(code)) return { kind: 'date' };
  if (percents.test(code)) return { kind: 'percent' };
  return zeros.test(code) ? { kind: 'zeros', least: code.length } : null;
}

function builtInFormat(id: number): CellFormat | null {
  if (builtInDates.has(id)) return { kind: 'date' };
  return builtInPercents.has(id) ? { kind: 'percent' } : null;
}

/**
 * The cell formats that show numbers other than by their digits, by their number.
 *
 * @throws {Unreadable} `broken`
 */
export async function cellFormatsOf(
  styles: Uint8Array | undefined,
  pause: Pause,
): Promise<ReadonlyMap<number, CellFormat>> {
  const custom = new Map<number, CellFormat | null>();
  const formats = new Map<number, CellFormat>();
  let count = 0;
  if (styles === undefined) return formats;
  const handlers: XmlHandlers = {
    open(element, parent, { numFmtId = '0', formatCode = '' }) {
      const id = Number(numFmtId);
      if (element === 'numFmt' && parent === 'numFmts') custom.set(id, formatBy(formatCode));
      if (element !== 'xf' || parent !== 'cellXfs') return;
      const own = custom.get(id);
      const format = own === undefined ? builtInFormat(id) : own;
      if (format) formats.set(count, format);
      count += 1;
      if (count > MOST_ENTRIES || custom.size > MOST_ENTRIES) broken();
    },
  };
  await readXml(styles, handlers, pause);
  return formats;
}

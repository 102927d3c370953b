import { startOfWeek } from '@selvedge/core/order';
import { componentOf } from './interchange.ts';
import type { EdifactSegment } from './packedSegments.ts';

const dashed = (digits: string): string =>
  `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6, 8)}`;

/** The (first) day that a DTM names, as lists have it. One that cannot be told stays as it is, and is refused as a day. */
export function dayOf(segment: EdifactSegment): string {
  const [text, format] = [componentOf(segment, 0, 1), componentOf(segment, 0, 2)];
  if (/^(?:102|203|204|718|719)$/.test(format) && /^\d{8}/.test(text)) return dashed(text);
  if (format === '101' && /^\d{6}$/.test(text)) return dashed(`20${text}`);
  if (format === '616' && /^\d{6}$/.test(text)) {
    const monday = startOfWeek(`${text.slice(0, 4)}-W${text.slice(4)}`);
    if (monday !== null) return new Date(monday).toISOString().slice(0, 'YYYY-MM-DD'.length);
  }
  return text;
}

/** The first of the qualifiers that a DTM among the segments has. */
export function dayAmong(
  segments: readonly EdifactSegment[],
  qualifiers: readonly string[],
): string | undefined {
  for (const qualifier of qualifiers) {
    const found = segments.find(({ name, elements }) => name === 'DTM' && elements[0]?.[0] === qualifier);
    if (found) return dayOf(found);
  }
  return undefined;
}

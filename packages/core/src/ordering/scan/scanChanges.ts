import type { Scan } from '../../keptWork/scan.ts';
import type { StoredScans } from '../../keptWork/scanStore.ts';
import type { ScanContext } from './scanEvents.ts';
import { bounded, goneUnknown, recalled, withoutCode } from './scanList.ts';

const LONGEST_TEXT = 64;

const changed = (scans: readonly Scan[], id: string | undefined, change: Partial<Scan>): readonly Scan[] =>
  scans.map((scan) => (scan.id === id ? { ...scan, ...change } : scan));

/** Limits the length of the list, and counts the unknown codes dropped for that. */
const withRoom = (gone: number, all: readonly Scan[]): Pick<ScanContext, 'scans' | 'gone'> => {
  const scans = bounded(all);
  return { scans, gone: gone + goneUnknown(all, scans) };
};

/** The list with one more scan. */
export const noted = (
  { scans, mode, count, gone }: ScanContext,
  { text, at }: { text: string; at: number },
): Partial<ScanContext> => ({
  count: count + 1,
  ...withRoom(gone, [
    {
      id: `${at.toString(36)}-${count}`,
      at,
      text: text.slice(0, LONGEST_TEXT),
      mode,
      open: true,
      pieces: 0,
      articleId: null,
    },
    ...scans,
  ]),
});

/** The list with a code as the user corrected it. */
export const corrected = (
  { scans }: ScanContext,
  { id, text }: { id: string; text: string },
): Partial<ScanContext> => ({
  scans: changed(scans, id, { text: text.trim().slice(0, LONGEST_TEXT), open: true, articleId: null }),
});

/** The list with a code that is looked up again. */
export function askedAnew({ scans, known }: ScanContext, id: string | undefined): Partial<ScanContext> {
  const scan = scans.find((one) => one.id === id);
  return scan
    ? {
        known: withoutCode(known, scan.text),
        scans: changed(scans, id, { open: scan.pieces === 0 && scan.mode === 'add' }),
      }
    : {};
}

/** The list with one more piece of a scanned variant to add. */
export const taken = ({ scans }: ScanContext, id: string): Partial<ScanContext> => ({
  scans: changed(scans, id, { mode: 'add', open: true }),
});

/** The list with what earlier pages left. Their mode holds until something is scanned here. */
export const resumed = (context: ScanContext, kept: StoredScans | null): Partial<ScanContext> =>
  kept
    ? {
        ...withRoom(context.gone + (kept.gone ?? 0), recalled(kept.scans, context.scans)),
        mode: context.mayInsert && context.count === 0 ? kept.mode : context.mode,
      }
    : {};

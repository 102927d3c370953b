import { describe, expect, it } from 'vitest';
import { sampleLine, storedAnswer } from '../../testing/index.ts';
import type { CartEvent } from './cartEvents.ts';
import { closed, noHistory, overtaken } from './history.ts';
import { cartChangesOf } from './intents.ts';
import { byVariant, changesOf, emptyLedger, entryIn, linesAfter, markSent, settled } from './ledger.ts';

type Page = Parameters<typeof cartChangesOf>[0];

const page = (): Page => ({
  lines: byVariant([sampleLine({ quantity: 4 })]),
  ledger: emptyLedger,
  history: noHistory,
});
const act = (from: Page, ...events: CartEvent[]): Page => {
  let now = from;
  for (const event of events) now = { ...now, ...cartChangesOf(now, event) };
  return now;
};
const typed = (entry: string, articleVariantId = 'v-1'): CartEvent => ({
  type: 'cell.typed',
  articleVariantId,
  entry,
});
const undo: CartEvent = { type: 'edits.undone' };
const redo: CartEvent = { type: 'edits.redone' };
const shows = (now: Page, ...ids: string[]) => ids.map((id) => entryIn(now.ledger, now.lines, id));

const stored = (now: Page): Page => {
  const changes = changesOf(now.ledger, 100);
  const answer = storedAnswer({
    stored: changes.map(({ articleVariantId, quantity }) => sampleLine({ articleVariantId, quantity })),
  });
  const sent = markSent(now.ledger, now.lines, changes);
  return {
    ...now,
    ledger: settled(sent, now.lines, changes, answer),
    lines: linesAfter(now.lines, answer),
    history: closed(now.history),
  };
};

describe('M4 undo and redo', () => {
  it('M4 take several digits of one cell for one step, even after a pause', () => {
    const now = act(stored(act(page(), typed('1'))), typed('12'), typed('127'));
    expect(shows(act(now, undo), 'v-1')).toEqual(['4']);
    expect(shows(act(now, undo, redo), 'v-1')).toEqual(['127']);
  });

  it('M4 take a quantity typed over a stored one for a step of its own', () => {
    const now = act(stored(act(page(), typed('6'))), typed('8'));
    expect(shows(act(now, undo), 'v-1')).toEqual(['6']);
    expect(shows(act(now, undo, undo), 'v-1')).toEqual(['4']);
  });

  it('M4 take a pasted block, and what was scanned, back at once', () => {
    const block: CartEvent = {
      type: 'cells.typed',
      cells: ['v-1', 'v-2', 'v-3'].map((articleVariantId) => ({ articleVariantId, entry: '9' })),
    };
    const added: CartEvent = {
      type: 'cells.added',
      cells: [
        { articleVariantId: 'v-2', pieces: 1 },
        { articleVariantId: 'v-2', pieces: 2 },
      ],
    };
    const now = act(page(), block, added);
    expect(shows(now, 'v-1', 'v-2', 'v-3')).toEqual(['9', '12', '9']);
    expect(shows(act(now, undo), 'v-1', 'v-2', 'v-3')).toEqual(['9', '9', '9']);
    expect(shows(act(now, undo, undo), 'v-1', 'v-2', 'v-3')).toEqual(['4', '', '']);
  });

  it('N4 send a stored quantity back with what it was', () => {
    const now = act(stored(act(page(), typed('6'))), undo);
    expect(changesOf(now.ledger, 10)).toEqual([{ articleVariantId: 'v-1', quantity: 4, was: 6 }]);
  });

  it('N1 leave a cell that somebody else changed since, and say so', () => {
    const before = stored(act(page(), typed('6'), typed('3', 'v-2')));
    const both = act(page(), {
      type: 'cells.typed',
      cells: ['v-1', 'v-2'].map((articleVariantId) => ({ articleVariantId, entry: '6' })),
    });
    const now = act({ ...both, history: overtaken(both.history, new Set(['v-2'])) }, undo);
    expect(now.history.undoing).toEqual({ kind: 'undone', articleVariantIds: ['v-1'], skipped: 1 });
    expect(shows(now, 'v-1', 'v-2')).toEqual(['4', '6']);
    const theirs = byVariant([sampleLine({ quantity: 9 })]);
    const late = act({ ...before, lines: theirs }, undo, undo);
    expect(late.history.undoing).toMatchObject({ articleVariantIds: [], skipped: 1 });
  });

  it('M4 forget what could be done again once something else is typed', () => {
    const now = act(page(), typed('6'), undo, typed('3', 'v-2'));
    expect(now.history.future).toEqual([]);
    expect(shows(act(now, redo), 'v-1')).toEqual(['4']);
  });

  it('M4 hold so many steps and cells as a page bears', () => {
    const many = act(page(), ...Array.from({ length: 500 }, (_, at) => typed('7', `w-${at}`)));
    expect(many.history.past).toHaveLength(200);
    const blocks = Array.from(
      { length: 30 },
      (_, round): CartEvent => ({
        type: 'cells.typed',
        cells: Array.from({ length: 4000 }, (__, at) => ({
          articleVariantId: `w-${at}`,
          entry: String(round + 1),
        })),
      }),
    );
    const cells = act(page(), ...blocks).history.past.flatMap((step) => step.cells).length;
    expect(cells).toBeGreaterThan(40_000);
    expect(cells).toBeLessThanOrEqual(50_000);
  });
});

describe('N2 a style is taken out of the cart', () => {
  const removed: CartEvent = { type: 'style.removed', articleId: 's-1', articleVariantIds: ['v-1', 'v-2'] };
  const gone = ({ history }: Page) => history.past.flatMap((step) => step.removed ?? []);

  it('N2 M4 all at once, stored or not, and one step brings it back', () => {
    const out = act(page(), typed('3', 'v-2'), removed);
    expect(shows(out, 'v-1', 'v-2')).toEqual(['', '']);
    expect(out.history.removal).toBe('s-1');
    expect(gone(out)).toEqual(['s-1']);
    const back = act(stored(out), undo);
    expect(shows(back, 'v-1', 'v-2')).toEqual(['4', '3']);
    expect(back.history.removal).toBeNull();
    expect(gone(back)).toEqual([]);
    const again = act(back, redo);
    expect(shows(again, 'v-1', 'v-2')).toEqual(['', '']);
    expect(again.history.removal).toBe('s-1');
  });

  it('N2 is no longer offered to be brought back once something else was done', () => {
    expect(act(page(), removed, typed('1', 'v-9')).history.removal).toBeNull();
  });

  it('N2 also when all its cells were emptied before', () => {
    const out = act(page(), typed(''), removed);
    expect(gone(out)).toEqual(['s-1']);
    expect(shows(act(out, undo), 'v-1')).toEqual(['']);
    expect(shows(act(out, undo, undo), 'v-1')).toEqual(['4']);
  });
});

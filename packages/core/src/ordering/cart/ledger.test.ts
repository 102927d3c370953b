import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusedAnswer, sampleLine, storedAnswer } from '../../testing/index.ts';
import { CellMap } from './cellMap.ts';
import {
  byVariant,
  changesOf,
  emptyLedger,
  isComplete,
  type Ledger,
  type Lines,
  linesAfter,
  markSent,
  settled,
  typed,
} from './ledger.ts';

const lines = byVariant([sampleLine({ articleVariantId: 'v-1', quantity: 4 })]);
const type = (ledger: Ledger, over: Lines, articleVariantId: string, entry: string) =>
  typed(ledger, over, [{ articleVariantId, entry }]);

describe('a map of cells', () => {
  it('holds what a plain map holds, and leaves the map it was made of as it was', () => {
    const change = fc.tuple(fc.string({ maxLength: 3 }), fc.option(fc.nat(), { nil: undefined }));
    fc.assert(
      fc.property(fc.array(change), fc.array(change), (first, then) => {
        const plain = new Map<string, number>();
        const put = (changes: typeof first) => {
          for (const [id, value] of changes) value === undefined ? plain.delete(id) : plain.set(id, value);
        };
        const before = CellMap.empty<number>().with(first);
        put(first);
        const kept = JSON.stringify(before);
        const after = before.with(then);
        put(then);
        expect(after.size).toBe(plain.size);
        expect(new Map(after)).toEqual(plain);
        for (const [id, value] of plain) expect(after.get(id)).toBe(value);
        expect(JSON.stringify(before)).toBe(kept);
      }),
    );
  });

  it('M4 a keystroke in a cart of 20,000 lines with 5,000 unsent cells copies one bucket, and no line', () => {
    const large = byVariant(
      Array.from({ length: 20_000 }, (_, at) => sampleLine({ articleVariantId: `v-${at}`, quantity: 1 })),
    );
    const unsent = typed(
      emptyLedger,
      large,
      Array.from({ length: 5000 }, (_, at) => ({ articleVariantId: `v-${at}`, entry: '7' })),
    );
    const next = type(unsent, large, 'v-9', '8');
    const copied = next.cells.buckets.filter((bucket, at) => bucket !== unsent.cells.buckets[at]);
    expect(copied).toHaveLength(1);
    expect(copied[0]?.size).toBeLessThan(60);
    expect(next.tally).toMatchObject({ ready: 5000, pieces: unsent.tally.pieces + 1 });
    const answer = storedAnswer({ stored: [sampleLine({ articleVariantId: 'v-9', quantity: 8 })] });
    const after = linesAfter(large, answer);
    expect(after.buckets.filter((bucket, at) => bucket !== large.buckets[at])).toHaveLength(1);
  });
});

describe('the ledger of a cart', () => {
  it('N3 never sends a cell twice at a time, nor an invalid one', () => {
    let ledger = type(type(emptyLedger, lines, 'v-1', '6'), lines, 'v-2', '1.5');
    const changes = changesOf(ledger, 10);
    expect(changes).toEqual([{ articleVariantId: 'v-1', quantity: 6, was: 4 }]);
    ledger = type(markSent(ledger, lines, changes), lines, 'v-1', '7');
    expect(changesOf(ledger, 10)).toEqual([]);
    ledger = settled(ledger, lines, changes, storedAnswer());
    expect(changesOf(ledger, 10)).toEqual([{ articleVariantId: 'v-1', quantity: 7, was: 6 }]);
  });

  it('N4 is empty again when the stored quantity is typed again', () => {
    expect(type(type(emptyLedger, lines, 'v-1', '6'), lines, 'v-1', '4')).toEqual(emptyLedger);
  });

  it('N4 keeps a refusal until the cell is typed anew', () => {
    const sent = type(emptyLedger, lines, 'v-1', '6');
    const changes = changesOf(sent, 10);
    const refused = settled(markSent(sent, lines, changes), lines, changes, refusedAnswer);
    expect(refused.tally).toMatchObject({ refused: 1, ready: 0 });
    expect(changesOf(type(refused, lines, 'v-1', '5'), 10)).toHaveLength(1);
  });

  it('N4 takes an answer that is silent about a cell for no answer', () => {
    const sent = typed(emptyLedger, lines, [
      { articleVariantId: 'v-1', entry: '6' },
      { articleVariantId: 'v-2', entry: '3' },
    ]);
    const changes = changesOf(sent, 10);
    const after = settled(markSent(sent, lines, changes), lines, changes, storedAnswer());
    expect(isComplete(changes, storedAnswer())).toBe(false);
    expect([...after.cells].map(([id, { unsure }]) => [id, unsure])).toEqual([['v-2', [3]]]);
  });

  it('M4 sends no more at once than a call takes', () => {
    const block = Array.from({ length: 25 }, (_, at) => ({ articleVariantId: `w-${at}`, entry: '1' }));
    expect(changesOf(typed(emptyLedger, lines, block), 10)).toHaveLength(10);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CellConflict, LineChange, LinesAnswer } from '../../contract/index.ts';
import { sampleHead, sampleLine } from '../../testing/index.ts';
import {
  changesOf,
  decided,
  type Edits,
  type Lines,
  linesAfter,
  markSent,
  markUnsent,
  sentChanges,
  settled,
  storedPieces,
  typed,
} from './edits.ts';
import { piecesOf } from './quantityEntry.ts';

const line = (articleVariantId: string, quantity: number) => sampleLine({ articleVariantId, quantity });

describe('N3 quantities as typed', () => {
  it.each([
    ['', 0],
    ['0', 0],
    ['12', 12],
    ['007', 7],
    ['9999', 9999],
  ])('takes %j as %d pieces', (entry, pieces) => expect(piecesOf(entry)).toBe(pieces));

  it.each(['1.5', '1,5', '-1', '1e3', ' 5 ', '10000', '2147483648', '٣', 'x', '0x10', '+3'])(
    'refuses %j',
    (entry) => expect(piecesOf(entry)).toBeNull(),
  );
});

/** A server that stores what it is told unless somebody else was there before. */
const store = (shop: Map<string, number>, changes: readonly LineChange[]): LinesAnswer => {
  const stored: LinesAnswer['stored'] = [];
  const conflicts: CellConflict[] = [];
  for (const { articleVariantId, quantity, was } of changes) {
    const theirs = shop.get(articleVariantId) ?? 0;
    if (theirs === was || theirs === quantity) {
      shop.set(articleVariantId, quantity);
      stored.push(line(articleVariantId, quantity));
    } else {
      const standing = line(articleVariantId, theirs);
      conflicts.push({ articleVariantId, mine: quantity, theirs, by: 'somebody', at: 0, line: standing });
    }
  }
  return { head: sampleHead(), stored, conflicts, refused: [] };
};

const cell = fc.constantFrom('a', 'b', 'c');
const deed = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('type' as const), cell, pieces: fc.nat(20) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('save' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lose' as const), reached: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('other' as const), cell, pieces: fc.nat(20) }) },
);
type Deed = typeof deed extends fc.Arbitrary<infer One> ? One : never;

/** A page and a server that others use as well. */
class Desk {
  readonly shop = new Map<string, number>();
  readonly intent = new Map<string, number>();
  lines: Lines = {};
  edits: Edits = {};

  do(step: Deed) {
    if (step.kind === 'other') this.shop.set(step.cell, step.pieces);
    else if (step.kind === 'type') this.type(step.cell, step.pieces);
    else if (step.kind === 'save') this.save();
    else this.lose(step.reached);
  }

  type(articleVariantId: string, pieces: number) {
    this.edits = typed(this.edits, this.lines, articleVariantId, String(pieces));
    this.intent.set(articleVariantId, pieces);
  }

  save() {
    this.edits = markSent(this.edits);
    const answer = store(this.shop, sentChanges(this.edits));
    this.lines = linesAfter(this.lines, answer);
    this.edits = settled(this.edits, answer);
  }

  lose(reached: boolean) {
    this.edits = markSent(this.edits);
    if (reached) store(this.shop, sentChanges(this.edits));
    this.edits = markUnsent(this.edits);
  }

  insist() {
    for (const articleVariantId of Object.keys(this.edits)) {
      this.edits = decided(this.edits, articleVariantId, 'mine');
    }
  }
}

describe('the ledger of a cart', () => {
  it('ends in the last intent of each cell, whatever is lost and whoever else is there', () => {
    fc.assert(
      fc.property(fc.array(deed, { maxLength: 40 }), (deeds) => {
        const desk = new Desk();
        for (const step of deeds) desk.do(step);
        for (let turn = 0; turn < 3; turn += 1) {
          desk.save();
          desk.insist();
        }
        expect(desk.edits).toEqual({});
        for (const [articleVariantId, pieces] of desk.intent) {
          expect(storedPieces(desk.lines, articleVariantId)).toBe(pieces);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('shows theirs when the user gives way', () => {
    const desk = new Desk();
    desk.shop.set('a', 5);
    desk.type('a', 7);
    desk.save();
    expect(desk.edits.a?.conflict).toMatchObject({ mine: 7, theirs: 5 });
    desk.edits = decided(desk.edits, 'a', 'theirs');
    expect([desk.edits, storedPieces(desk.lines, 'a')]).toEqual([{}, 5]);
  });

  it('never sends a cell twice at a time, nor an invalid one', () => {
    const lines: Lines = { a: line('a', 4) };
    let edits = typed(typed({}, lines, 'a', '6'), lines, 'b', '1.5');
    expect(changesOf(edits)).toEqual([{ articleVariantId: 'a', quantity: 6, was: 4 }]);
    edits = markSent(edits);
    expect(changesOf(edits)).toEqual([]);
    edits = typed(edits, lines, 'a', '7');
    expect(changesOf(edits)).toEqual([]);
    edits = settled(edits, { head: sampleHead(), stored: [line('a', 6)], conflicts: [], refused: [] });
    expect(changesOf(edits)).toEqual([{ articleVariantId: 'a', quantity: 7, was: 6 }]);
  });

  it('is no edit any more when the stored quantity is typed again', () => {
    const lines: Lines = { a: line('a', 4) };
    expect(typed(typed({}, lines, 'a', '6'), lines, 'a', '4')).toEqual({});
  });

  it('keeps a refusal until the cell is typed anew', () => {
    const refusal = { code: 'notBuyable', place: {}, values: {} } as const;
    const answer: LinesAnswer = {
      head: sampleHead(),
      stored: [],
      conflicts: [],
      refused: [{ articleVariantId: 'a', finding: { ...refusal, place: {}, values: {} } }],
    };
    const refused = settled(markSent(typed({}, {}, 'a', '6')), answer);
    expect(refused.a?.refusal?.code).toBe('notBuyable');
    expect(changesOf(refused)).toEqual([]);
    expect(changesOf(typed(refused, {}, 'a', '5'))).toHaveLength(1);
  });
});

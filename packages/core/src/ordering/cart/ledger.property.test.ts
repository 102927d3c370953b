import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { piecesOf } from '../../rules/quantityText.ts';
import { Desk, type Parts, soundParts } from '../../testing/desk.ts';
import { emptyLedger } from './ledger.ts';

const ids = ['a', 'b', 'c', 'd'];
const id = fc.constantFrom(...ids);
/** Few quantities, so that cells meet again what they were; 50 is more than the server takes. */
const entry = fc.constantFrom('', '1', '2', '3', '12', '50', '1.5', ' 2 ');
const cell = fc.record({ articleVariantId: id, entry });

type Act = (desk: Desk) => void;
const act = (weight: number, arbitrary: fc.Arbitrary<Act>) => ({ weight, arbitrary });

const typing = fc.array(cell, { minLength: 1, maxLength: 1 }).map(
  (cells): Act =>
    (desk) =>
      desk.type(cells.map((one) => ({ ...one, pieces: piecesOf(one.entry) }))),
);
const pasting = fc
  .uniqueArray(cell, { minLength: 2, maxLength: 4, selector: (one) => one.articleVariantId })
  .map(
    (cells): Act =>
      (desk) =>
        desk.type(cells.map((one) => ({ ...one, pieces: piecesOf(one.entry) }))),
  );
const keystrokes = fc.tuple(id, entry).map(
  ([articleVariantId, text]): Act =>
    (desk) =>
      desk.do({ type: 'cell.typed', articleVariantId, entry: text }, [articleVariantId]),
);
const adding = fc.tuple(id, fc.integer({ min: 1, max: 3 })).map(
  ([articleVariantId, pieces]): Act =>
    (desk) =>
      desk.do({ type: 'cells.added', cells: [{ articleVariantId, pieces }] }, [articleVariantId]),
);

/** Doing and taking back shows what was shown; doing it again shows what was done. */
const identity = fc.array(cell, { minLength: 1, maxLength: 3 }).map(
  (cells): Act =>
    (desk) => {
      const before = desk.entries(ids);
      const touched = cells.map((one) => one.articleVariantId);
      desk.do({ type: 'cells.typed', cells }, touched);
      const after = desk.entries(ids);
      if (before.join() === after.join()) return;
      desk.step('edits.undone');
      expect(desk.entries(ids).map(piecesOf)).toEqual(before.map(piecesOf));
      desk.step('edits.redone');
      expect(desk.entries(ids).map(piecesOf)).toEqual(after.map(piecesOf));
    },
);

const randomEdit = fc.oneof(
  act(6, typing),
  act(3, keystrokes),
  act(2, pasting),
  act(1, adding),
  act(2, identity),
  act(
    3,
    fc.constant<Act>((desk) => void desk.step('edits.undone')),
  ),
  act(
    2,
    fc.constant<Act>((desk) => void desk.step('edits.redone')),
  ),
  act(
    1,
    fc.constant<Act>((desk) => desk.do({ type: 'edits.discarded' }, ids)),
  ),
  act(
    1,
    fc.constant<Act>((desk) => desk.do({ type: 'draft.discarded' }, ids)),
  ),
  act(
    6,
    fc.constant<Act>((desk) => desk.send()),
  ),
  act(
    5,
    fc.tuple(fc.boolean(), fc.boolean()).map(
      ([twice, turned]): Act =>
        (desk) =>
          desk.answer(twice, turned),
    ),
  ),
  act(
    2,
    fc.boolean().map(
      (arrived): Act =>
        (desk) =>
          desk.lose(arrived),
    ),
  ),
  act(
    1,
    fc.boolean().map(
      (arrived): Act =>
        (desk) =>
          desk.reload(arrived),
    ),
  ),
  act(
    2,
    fc.tuple(id, fc.integer({ min: 0, max: 3 })).map(
      ([one, pieces]): Act =>
        (desk) =>
          desk.server.write(one, pieces, 'other'),
    ),
  ),
  act(
    2,
    fc.tuple(id, fc.constantFrom('mine' as const, 'theirs' as const)).map(
      ([one, keep]): Act =>
        (desk) =>
          desk.decide(one, keep),
    ),
  ),
);

const nothingIsLost = (parts: Parts) =>
  fc.property(fc.array(randomEdit, { minLength: 5, maxLength: 30 }), (randomEdits) => {
    const desk = new Desk(parts);
    for (const one of randomEdits) one(desk);
    desk.rest();
    expect(desk.lostSilently()).toEqual([]);
  });

const faults: Readonly<Record<string, Partial<Parts>>> = {
  'takes a lost call for one that never arrived, and its cells for unchanged': {
    markLost: (ledger, lines, changes) =>
      soundParts.settled(ledger, lines, changes, {
        head: {} as never,
        before: 0,
        stored: changes.map(({ articleVariantId, was }) => ({ ...lineOf, articleVariantId, quantity: was })),
        conflicts: [],
        refused: [],
      }),
  },
  'takes an answer for what is typed by now': {
    settled: (ledger, lines, changes, answer) => {
      const next = soundParts.settled(ledger, lines, changes, answer);
      const gone = changes.map(({ articleVariantId }) => [articleVariantId, undefined] as const);
      return { ...next, cells: next.cells.with(gone) };
    },
  },
  'gives way to others without a word': {
    settled: (ledger, lines, changes, answer) =>
      answer.conflicts.reduce(
        (next, { articleVariantId }) => soundParts.decided(next, lines, articleVariantId, 'theirs'),
        soundParts.settled(ledger, lines, changes, answer),
      ),
  },
  'keeps no draft': { draftOf: () => [] },
  'forgets in a draft what was typed while a call was under way': {
    draftOf: (ledger) => soundParts.draftOf(ledger).filter(({ unsure }) => unsure.length === 0),
  },
  'takes back without regard to what is there': {
    cartChangesOf: (page, event) =>
      event.type === 'edits.undone'
        ? { ledger: emptyLedger, history: { ...page.history, past: page.history.past.slice(0, -1) } }
        : soundParts.cartChangesOf(page, event),
  },
};
const lineOf = { articleId: 's', articleColorId: 'k', storedPrice: null };

describe('N1 N4 quantities in random use', () => {
  it('N1 N4 ten thousand sequences end in the last intent or in words, and undo after do is identity', () => {
    fc.assert(nothingIsLost(soundParts), { numRuns: 10_000 });
  }, 30_000);

  it.each(Object.entries(faults))('N4 a ledger that %s is found out', (_, fault) => {
    const found = fc.check(nothingIsLost({ ...soundParts, ...fault }), { numRuns: 3000, seed: 7 });
    expect(found.failed).toBe(true);
  });
});

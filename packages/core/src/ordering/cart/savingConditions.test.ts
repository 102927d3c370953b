import { expect, it } from 'vitest';
import { conflictAnswer, sampleLine } from '../../testing/index.ts';
import { byVariant, emptyLedger, type Ledger, markSent, settled, typed } from './ledger.ts';
import { savingConditions } from './savingConditions.ts';

const lines = byVariant([sampleLine({ articleVariantId: 'v-1', quantity: 4 })]);
const type = (ledger: Ledger, ...cells: [articleVariantId: string, entry: string][]) =>
  typed(
    ledger,
    lines,
    cells.map(([articleVariantId, entry]) => ({ articleVariantId, entry })),
  );
const change = { articleVariantId: 'v-1', quantity: 6, was: 4 };

/** The names of all conditions that hold. */
const holding = (ledger: Ledger, mostChanges = 1) =>
  Object.entries(savingConditions)
    .filter(([, holds]) => holds({ context: { ledger, mostChanges } }))
    .map(([name]) => name);

const nothing = ['isValid', 'isDecided', 'isAccepted', 'hasNoChanges'];

it('N3 where nothing is typed, nothing is in the way, and nothing is to be saved', () => {
  expect(holding(emptyLedger)).toEqual(nothing);
});

it('N3 what is typed is to be saved, and an invalid entry beside it is in the way', () => {
  const one = type(emptyLedger, ['v-1', '6']);
  expect(holding(one)).toEqual(['isValid', 'isDecided', 'isAccepted', 'hasToSave', 'hasChanges']);
  expect(holding(type(one, ['v-2', 'x']))).toEqual(['isDecided', 'isAccepted', 'hasToSave', 'hasChanges']);
});

it('N4 a conflict is in the way where nothing else can be sent', () => {
  const sent = markSent(type(emptyLedger, ['v-1', '6']), lines, [change]);
  const clashing = settled(sent, lines, [change], conflictAnswer);
  expect(holding(clashing)).toEqual(['isValid', 'isAccepted', 'hasToSave', 'hasNoChanges', 'hasConflict']);
  expect(holding(type(clashing, ['v-2', '1']))).toEqual([
    'isValid',
    'isDecided',
    'isAccepted',
    'hasToSave',
    'hasChanges',
    'hasConflict',
  ]);
});

it('N3 a further lot is sent only after a full one', () => {
  const sent = markSent(type(emptyLedger, ['v-1', '6'], ['v-2', '1']), lines, [change]);
  expect(holding(sent)).toContain('hasFurtherLots');
  expect(holding(sent, 2)).not.toContain('hasFurtherLots');
  expect(holding(markSent(type(emptyLedger, ['v-1', '6']), lines, [change]))).not.toContain('hasFurtherLots');
});

import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, getNextSnapshot } from 'xstate';
import { chartSuite, conflictAnswer, sampleFinding } from '../../testing/index.ts';
import { explore } from '../../testing/tour.ts';
import { cellMachine } from './cell.machine.ts';
import { type CellEvent, cellAfter, cellState, type Edit } from './cell.ts';

const [conflict] = conflictAnswer.conflicts;
if (!conflict) throw new Error('the sample is no conflict');

const events: CellEvent[] = [
  ...['4', '6', '1.5'].map((entry) => ({ type: 'cell.typed' as const, entry })),
  { type: 'cell.sent' },
  { type: 'cell.stored', quantity: 6 },
  { type: 'cell.stored', quantity: 9 },
  { type: 'cell.refused', finding: sampleFinding },
  { type: 'cell.conflicted', conflict },
  { type: 'cell.conflicted', conflict: { ...conflict, theirs: 6 } },
  { type: 'cell.lost' },
  { type: 'cell.returned' },
  { type: 'cell.decided', keep: 'mine' },
  { type: 'cell.decided', keep: 'theirs' },
  { type: 'cell.dropped' },
  { type: 'cell.found', quantity: 4 },
  { type: 'cell.found', quantity: 6 },
  { type: 'cell.found', quantity: 9 },
];

const tour = { input: { stored: 4 }, events };

const leafOf = ({ value }: AnyMachineSnapshot): string =>
  typeof value === 'string' ? value : String(Object.values(value)[0]);

const editIn = (snapshot: AnyMachineSnapshot): Edit => snapshot.context as Edit;
const asData = (snapshot: AnyMachineSnapshot): Edit | undefined =>
  leafOf(snapshot) === 'stored' ? undefined : editIn(snapshot);

chartSuite(cellMachine, {
  ...tour,
  invariants: {
    'N3 what is no quantity is never on its way': (snapshot) =>
      leafOf(snapshot) !== 'sending' || editIn(snapshot).pieces !== null,
    'something is on its way exactly where the chart says so': (snapshot) =>
      snapshot.matches('underWay') === (editIn(snapshot).sent !== null),
    'N4 a cell shows what is stored only when nothing else can have been stored': (snapshot) =>
      !snapshot.matches('stored') || editIn(snapshot).unsure.length === 0,
    'N1 what somebody else did stays until it is decided': (snapshot) =>
      snapshot.matches('changedElsewhere') === (editIn(snapshot).conflict !== null),
  },
});

type Cell = typeof cellAfter;

const situations = [...explore(cellMachine, tour).vertices.values()].flatMap(({ snapshot }) =>
  events.map((event) => ({
    snapshot,
    event,
    next: getNextSnapshot(cellMachine, snapshot as never, event),
  })),
);

/** Situations and events in which a cell as data is not what the chart says. */
const disagreements = (cell: Cell): unknown[] =>
  situations.flatMap(({ snapshot, event, next }) => {
    const data = cell(asData(snapshot), event, editIn(snapshot).was);
    const agrees = cellState(data) === leafOf(next) && JSON.stringify(data) === JSON.stringify(asData(next));
    return agrees ? [] : [{ at: snapshot.value, event, chart: asData(next), data }];
  });

describe('N1 N4 a cell as data', () => {
  it('N1 N4 lives as the chart says, in every situation and by every event', () => {
    expect(disagreements(cellAfter)).toEqual([]);
  });

  it.each<[string, Cell]>([
    [
      'forgets what may have been stored',
      (edit, event, stored) => {
        const next = cellAfter(edit, event, stored);
        return next && { ...next, unsure: [] };
      },
    ],
    [
      'takes a refusal for stored',
      (edit, event, stored) =>
        cellAfter(
          edit,
          event.type === 'cell.refused' ? { type: 'cell.stored', quantity: stored } : event,
          stored,
        ),
    ],
    [
      'overwrites others',
      (edit, event, stored) => (event.type === 'cell.conflicted' ? edit : cellAfter(edit, event, stored)),
    ],
  ])('is found out when it %s', (_, faulty) => expect(disagreements(faulty)).not.toEqual([]));
});

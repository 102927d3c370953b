import { expect, it } from 'vitest';
import { type AnyEventObject, createActor, SimulatedClock, setup } from 'xstate';
import { chartSuite, wiringSuite } from '../../testing/index.ts';
import type { EntryMode } from './review.ts';
import { transferMachine } from './transfer.machine.ts';

const cells = ['v-1', 'v-2', 'v-3'].map((articleVariantId, at) => ({ articleVariantId, pieces: at + 1 }));
const tour = { input: { mode: 'add', cells, cellsAtOnce: 2 } };

chartSuite(transferMachine, {
  ...tour,
  otherInputs: [
    { mode: 'replace', cells: [] },
    { mode: 'add', cells },
  ],
  invariants: {
    'M4 it ends when nothing is left': (snapshot) =>
      snapshot.status !== 'done' || snapshot.context.left.length === 0,
  },
});

wiringSuite(transferMachine, { tour, machine: () => transferMachine });

it.each([
  ['add', 'cells.added', [{ articleVariantId: 'v-3', pieces: 3 }]],
  ['replace', 'cells.typed', [{ articleVariantId: 'v-3', entry: '3' }]],
] as const)('M4 %s: every cell is handed over once, as %s', (mode: EntryMode, type, last) => {
  const heard: AnyEventObject[] = [];
  const clock = new SimulatedClock();
  const parent = setup({ actors: { transfer: transferMachine } }).createMachine({
    invoke: { id: 'transfer', src: 'transfer', input: { mode, cells, cellsAtOnce: 2 } },
    on: { '*': { actions: ({ event }) => heard.push(event) } },
  });
  createActor(parent, { clock }).start();
  expect(heard).toHaveLength(1);
  clock.increment(16);
  clock.increment(16);
  expect(heard.map((event) => [event.type, event.cells?.length])).toEqual([
    [type, 2],
    [type, 1],
    ['xstate.done.actor.transfer', undefined],
  ]);
  expect(heard[1]?.cells).toEqual(last);
});

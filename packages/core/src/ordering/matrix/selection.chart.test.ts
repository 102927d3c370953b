import type { SnapshotFrom } from 'xstate';
import { chartSuite } from '../../testing/index.ts';
import { holds } from './blocks.ts';
import { chosenBox, selectionMachine } from './selection.machine.ts';

type Snapshot = SnapshotFrom<typeof selectionMachine>;

const at = { row: 0, column: 0 };
const other = { row: 1, column: 2 };

chartSuite(selectionMachine, {
  events: [
    { type: 'cell.entered', at },
    { type: 'cell.entered', at: other },
    { type: 'cell.visited', at },
    { type: 'cell.visited', at: other },
    { type: 'range.extended', to: at },
    { type: 'range.extended', to: other },
    { type: 'range.chosen', box: { top: 0, left: 0, bottom: 0, right: 2 } },
    { type: 'range.chosen', box: { top: 1, left: 1, bottom: 1, right: 1 } },
    { type: 'range.dropped' },
    { type: 'drag.begun', at },
    { type: 'drag.moved', to: other },
    { type: 'drag.ended' },
    { type: 'fill.begun' },
    { type: 'fill.moved', to: { row: 3, column: 0 } },
    { type: 'fill.ended' },
    { type: 'fill.cancelled' },
    { type: 'editing.begun' },
    { type: 'editing.ended' },
    { type: 'focus.left' },
  ],
  invariants: {
    'the current cell lies in what is chosen': (snapshot) => {
      const { context } = snapshot as Snapshot;
      const box = chosenBox(context);
      return context.active === null ? box === null : box !== null && holds(box, context.active);
    },
    'nothing is chosen while the focus is elsewhere': (snapshot) =>
      !snapshot.matches('away') || snapshot.context.active === null,
    'a single cell is no range': (snapshot) => {
      const box = chosenBox((snapshot as Snapshot).context);
      return !snapshot.matches('ranged') || (box !== null && (box.top < box.bottom || box.left < box.right));
    },
    'one cell is one cell': (snapshot) => {
      const box = chosenBox((snapshot as Snapshot).context);
      const isOne = box !== null && box.top === box.bottom && box.left === box.right;
      return !(snapshot.matches('chosen') || snapshot.matches('editing')) || isOne;
    },
    'nothing is drawn but while filling': (snapshot) =>
      snapshot.matches('filling') || snapshot.context.drawn === null,
  },
});

import { enqueueActions, setup } from 'xstate';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import type { EntryMode, Review } from './review.ts';

export interface TransferInput {
  readonly mode: EntryMode;
  readonly cells: Review['cells'];
  /** Maximum cells per event to the cart; default 1000. */
  readonly cellsAtOnce?: number;
}

/** What the chart tells its parent, which passes it on to the cart. */
export type CellsTransferred =
  | { type: 'cells.added'; cells: readonly Review['cells'][number][] }
  | { type: 'cells.typed'; cells: readonly { articleVariantId: string; entry: string }[] };

export interface TransferContext extends TransferInput {
  /** Cells that still have to be handed over. */
  left: Review['cells'];
}

const CELLS_AT_ONCE = 1000;

/** Hands the cells of a list to the cart, some at a time, so that the page can draw in between. */
export const transferMachine = setup({
  types: { context: {} as TransferContext, input: {} as TransferInput },
  actions: {
    transferPart: enqueueActions(
      ({ enqueue, context: { left, mode, cellsAtOnce = CELLS_AT_ONCE }, self }) => {
        const cells = left.slice(0, cellsAtOnce);
        const added: CellsTransferred = { type: 'cells.added', cells };
        const typed: CellsTransferred = {
          type: 'cells.typed',
          cells: cells.map(({ articleVariantId, pieces }) => ({ articleVariantId, entry: String(pieces) })),
        };
        if (cells.length > 0) notifyParent({ self, enqueue }, mode === 'add' ? added : typed);
        enqueue.assign({ left: left.slice(cellsAtOnce) });
      },
    ),
  },
  guards: { hasLeft: ({ context }) => context.left.length > 0 },
  delays: { breath: 16 },
}).createMachine({
  id: 'transfer',
  description: 'What was taken from a list is handed to the cart',
  context: ({ input }) => ({ ...input, left: input.cells }),
  initial: 'transfer',
  states: {
    transfer: {
      description: 'Some cells are handed over; the page breathes before the next ones',
      tags: 'pending',
      entry: 'transferPart',
      after: { breath: [{ guard: 'hasLeft', target: 'transfer', reenter: true }, { target: 'done' }] },
    },
    done: { type: 'final', description: 'All cells were handed over' },
  },
});

import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '../cart/cart.machine.ts';
import { cellOf } from '../cart/cart.selectors.ts';

/**
 * Pieces by articleVariantId of the whole cart, edits included, for exporting a list. Only empty cells are left out.
 */
export function cartPieces(cart: SnapshotFrom<typeof cartMachine>): Map<string, number> {
  const { lines, ledger } = cart.context;
  const ids = new Set([...[...lines].map(([id]) => id), ...[...ledger.cells].map(([id]) => id)]);
  return new Map(
    [...ids].flatMap((id): [string, number][] => {
      const { pieces } = cellOf(cart, id);
      return pieces > 0 ? [[id, pieces]] : [];
    }),
  );
}

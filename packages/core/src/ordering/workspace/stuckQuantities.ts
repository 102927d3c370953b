import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import type { cartMachine } from '../cart/cart.machine.ts';
import { savingOf } from '../cart/cartSaving.ts';

/** Among what is typed are quantities that are not stored before the user corrects, decides or discards them. */
export function hasStuckQuantities({ children }: Pick<AnyMachineSnapshot, 'children'>): boolean {
  const cart = children.cart as ActorRefFrom<typeof cartMachine> | undefined;
  if (cart === undefined) return false;
  const { invalid, refused, conflicting } = savingOf(cart.getSnapshot());
  return invalid + refused + conflicting > 0;
}

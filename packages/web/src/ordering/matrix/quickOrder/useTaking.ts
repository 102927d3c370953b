import { useSelector } from '@xstate/react';
import { type CartRef, readOnlyBecause } from '../../cart/state/cellView.ts';
import type { QuickOrderRef } from './quickOrderRef.ts';

/** The events that put the plan into the cart. */
export interface Taking {
  readonly here: { readonly type: 'quickOrder.taken'; readonly takesQuantities: boolean };
  /** Goes on with the next style of the list; null: there is none. */
  readonly onward: (Taking['here'] & { readonly next: string }) | null;
  readonly take: (onward?: boolean) => void;
}

export function useTaking(actor: QuickOrderRef, cart: CartRef, next: string | undefined): Taking {
  const takesQuantities = useSelector(cart, (at) => readOnlyBecause(at) === null);
  const here = { type: 'quickOrder.taken', takesQuantities } as const;
  const onward = next === undefined ? null : { ...here, next };
  return { here, onward, take: (goesOn) => actor.send((goesOn && onward) || here) };
}

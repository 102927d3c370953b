import type { ResolvedRights } from '@selvedge/core/contract';
import { mayOpen, type OrderingRoute } from '@selvedge/core/ordering';
import { createContext, useContext } from 'react';

/** Whose screens these are; null: nobody's in particular, and everything is open. */
export const Rights = createContext<ResolvedRights | null>(null);

/** Asks whether a place is open to the user: nothing leads where it is not. */
export function useMayOpen(): (route: OrderingRoute) => boolean {
  const rights = useContext(Rights);
  return (route) => rights === null || mayOpen(rights, route);
}

import type { ResolvedRights } from '@selvedge/core/contract';
import { mayOpen, type OrderingRoute } from '@selvedge/core/ordering';
import { createContext, useContext } from 'react';

/** The rights of the current user. Null: no user in particular, everything is open. */
export const Rights = createContext<ResolvedRights | null>(null);

/** Returns whether the user may open a route. Links to others are not shown. */
export function useMayOpen(): (route: OrderingRoute) => boolean {
  const rights = useContext(Rights);
  return (route) => rights === null || mayOpen(rights, route);
}

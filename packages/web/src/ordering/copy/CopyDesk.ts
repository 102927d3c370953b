import type { ResolvedRights } from '@selvedge/core/contract';
import type { copyMachine } from '@selvedge/core/ordering';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';

export type CopyRef = ActorRefFrom<typeof copyMachine>;

type Desk = { readonly copy: CopyRef; readonly rights: ResolvedRights };

const Context = createContext<Desk | null>(null);

/** Where carts and orders are copied from; there in the whole ordering area. */
export const CopyDesk = Context.Provider;

/** Null outside the ordering area. */
export const useCopyDesk = (): Desk | null => useContext(Context);

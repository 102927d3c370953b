import type { ResolvedRights } from '@selvedge/core/contract';
import type { copyMachine } from '@selvedge/core/ordering';
import { createContext, useContext } from 'react';
import type { ActorRefFrom } from 'xstate';

export type CopyRef = ActorRefFrom<typeof copyMachine>;

type CopyContext = { readonly copy: CopyRef; readonly rights: ResolvedRights };

const Context = createContext<CopyContext | null>(null);

/** Provides what copying carts and orders needs, in the whole ordering area. */
export const CopyDesk = Context.Provider;

/** Null outside the ordering area. */
export const useCopyDesk = (): CopyContext | null => useContext(Context);

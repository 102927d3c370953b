import type { quickStyleMachine } from '@selvedge/core/ordering';
import { createContext } from 'react';
import type { ActorRefFrom } from 'xstate';

/** Takes styles of the list for a quick order. Undefined: this page is not the list, or nothing can be ordered. */
export const OrderInPlace = createContext<ActorRefFrom<typeof quickStyleMachine> | undefined>(undefined);

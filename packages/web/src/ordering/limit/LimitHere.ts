import type { OrderLimit } from '@selvedge/core/contract';
import { createContext } from 'react';

/** The order limit of the open place's customer in its season. Null: no limit. */
export const LimitHere = createContext<OrderLimit | null>(null);

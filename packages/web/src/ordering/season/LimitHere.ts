import type { OrderLimit } from '@selvedge/core/contract';
import { createContext } from 'react';

/** What the customer of the open place may order in its season; null: no limit. */
export const LimitHere = createContext<OrderLimit | null>(null);

import { bigint } from 'drizzle-orm/pg-core';

/** A moment in epoch milliseconds (UTC). */
export const epoch = () => bigint({ mode: 'number' });

/** An amount in minor units of its currency. */
export const minorUnits = () => bigint({ mode: 'number' });

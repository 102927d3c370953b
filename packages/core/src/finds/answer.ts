import { type Finds, findKinds } from '../contract/index.ts';

/** How many there are, of any kind. */
export const countFinds = (finds: Finds | null): number =>
  finds ? findKinds.reduce((sum, kind) => sum + finds[kind].length, 0) : 0;

/** Whether a part of ordering was not searched, because it is under maintenance. */
export const isPartial = (finds: Finds | null): boolean => (finds?.underMaintenance ?? []).length > 0;

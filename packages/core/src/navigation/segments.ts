import { idStruct } from '../contract/index.ts';

/** Whether a segment of a path can be an id. */
export const isId = (segment: string): boolean => idStruct.is(segment) && segment !== '.' && segment !== '..';

export const isOneOf = <T extends string>(values: readonly T[], value: string | undefined): value is T =>
  values.some((known) => known === value);

import { type Failure, isSilent } from '@selvedge/core';

/** What every chart that loads something says of itself. */
type Loading = {
  hasTag(tag: 'failed'): boolean;
  readonly context: { readonly failure: Failure | null };
};

/** Refused because of a maintenance: that is shown by itself, and once it is over everything comes (B5). */
export const failedQuietly = (snapshot: Loading): boolean =>
  snapshot.hasTag('failed') && maintainedBy(snapshot) !== null;

/** What a maintenance keeps away, from the refusal until it comes: null, where nothing was refused by one. */
export const maintainedBy = ({ context: { failure } }: Pick<Loading, 'context'>): Failure | null =>
  failure !== null && isSilent(failure) ? failure : null;

/** It failed, and the screen says so. */
export const failedAloud = (snapshot: Loading): boolean =>
  snapshot.hasTag('failed') && !failedQuietly(snapshot);

import { type Failure, isSilent } from '@selvedge/core';

/** What every chart that loads something has. */
type Loading = {
  hasTag(tag: 'failed'): boolean;
  readonly context: { readonly failure: Failure | null };
};

/** The request was refused because of a maintenance. That has its own notice, and loading resumes afterwards (B5). */
export const failedQuietly = (snapshot: Loading): boolean =>
  snapshot.hasTag('failed') && maintainedBy(snapshot) !== null;

/** The failure of a request refused by a maintenance, until it succeeds. Null if none was. */
export const maintainedBy = ({ context: { failure } }: Pick<Loading, 'context'>): Failure | null =>
  failure !== null && isSilent(failure) ? failure : null;

/** Loading failed, and the screen reports it. */
export const failedAloud = (snapshot: Loading): boolean =>
  snapshot.hasTag('failed') && !failedQuietly(snapshot);

import type { SessionDependencies } from './dependencies.ts';
import { endAddress, noteEnd, readEnd } from './unconfirmedEnd.ts';

/**
 * A provider that never returns a state is not asked forever. After that, requiring the password is all that is left.
 */
const MOST_TRIES = 2;

/** The address to retry an unconfirmed logout at the provider; null if retrying is useless. */
export function endAgain(dependencies: SessionDependencies, location: string): string | null {
  const end = readEnd(dependencies.signInStorage);
  if (end === null || end.tries >= MOST_TRIES) return null;
  const address = endAddress(dependencies, end.state);
  if (address === null) return null;
  noteEnd(dependencies.signInStorage, { ...end, tries: end.tries + 1, location });
  return address;
}

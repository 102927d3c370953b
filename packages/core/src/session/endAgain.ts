import type { SessionDependencies } from './session.actors.ts';
import { endAddress, noteEnd, readEnd } from './unheardEnd.ts';

/** A provider that never sends a state back is not asked for ever: then only the password is left to ask for. */
const MOST_TRIES = 2;

/** The address to ask once more for an end that was not heard; null where that is of no use. */
export function endAgain(dependencies: SessionDependencies, location: string): string | null {
  const end = readEnd(dependencies.signInStorage);
  if (end === null || end.tries >= MOST_TRIES) return null;
  const address = endAddress(dependencies, end.state);
  if (address === null) return null;
  noteEnd(dependencies.signInStorage, { ...end, tries: end.tries + 1, location });
  return address;
}

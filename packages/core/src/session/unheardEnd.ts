import { type Infer, integer, string, type } from 'superstruct';
import type { StoragePort } from '../app/ports.ts';
import { toBase64Url } from './base64url.ts';
import { safeLocation } from './savedLocation.ts';
import type { SessionDependencies } from './session.actors.ts';

const KEY = 'selvedge.unheardEnd';

const endStruct = type({
  /** Comes back from the provider that has ended its session. */
  state: string(),
  tries: integer(),
  /** Where to go then: a path of the portal. */
  location: string(),
});

export const readEnd = (storage: StoragePort) => {
  try {
    return endStruct.create(JSON.parse(storage.get(KEY) ?? ''));
  } catch {
    return null;
  }
};

export const noteEnd = (storage: StoragePort, end: Infer<typeof endStruct>): void =>
  storage.set(KEY, JSON.stringify(end));

/**
 * Somebody logged out, and the provider has not said that it heard: offline, its session lives on. Kept in all tabs
 * until it says so or somebody has signed in (requirement A12).
 */
export const isEndUnheard = (storage: StoragePort): boolean => readEnd(storage) !== null;

export const settleEnd = (storage: StoragePort): void => storage.remove(KEY);

/** The provider's address that ends its session, and comes back; null where it has none. */
export const endAddress = (
  { ports: { location }, auth }: SessionDependencies,
  state: string,
): string | null => {
  if (auth.logoutUrl === null) return null;
  const href = location.href();
  const address = new URL(auth.logoutUrl, href);
  address.searchParams.set('client_id', auth.clientId);
  address.searchParams.set('post_logout_redirect_uri', new URL('/', href).href);
  address.searchParams.set('state', state);
  return address.href;
};

/** Remembers that the session has ended here; answers the address at which the provider is to hear of it. */
export function rememberEnd(dependencies: SessionDependencies): string | null {
  const state = toBase64Url(dependencies.ports.randomBytes(32));
  noteEnd(dependencies.signInStorage, { state, tries: 1, location: '/' });
  return endAddress(dependencies, state);
}

/** Where the provider sent the browser back because it has ended its session, that is settled. */
export function hearOfEnd({ ports: { location }, signInStorage }: SessionDependencies): void {
  const end = readEnd(signInStorage);
  const { searchParams, origin } = new URL(location.href());
  if (end === null || searchParams.get('state') !== end.state) return;
  settleEnd(signInStorage);
  location.replace(safeLocation(end.location, origin));
}

import { type Infer, integer, string, type } from 'superstruct';
import { toBase64Url } from '../encoding/base64url.ts';
import type { StoragePort } from '../platform/ports.ts';
import type { SessionDependencies } from './dependencies.ts';
import { safeLocation } from './savedLocation.ts';

const KEY = 'selvedge.unheardEnd';

const endStruct = type({
  /** Returned by the provider once it has ended its session. */
  state: string(),
  tries: integer(),
  /** The portal path to open afterwards. */
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
 * True when somebody logged out and the provider has not confirmed it. If the device was offline, the provider's
 * session is still alive. The record is kept in all tabs until the provider confirms or somebody signs in
 * (requirement A12).
 */
export const isEndUnconfirmed = (storage: StoragePort): boolean => readEnd(storage) !== null;

export const settleEnd = (storage: StoragePort): void => storage.remove(KEY);

/** The provider address that ends its session and redirects back; null if it has none. */
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

/** Records that the session has ended here. Returns the provider address that ends its session there too. */
export function rememberEnd(dependencies: SessionDependencies): string | null {
  const state = toBase64Url(dependencies.ports.randomBytes(32));
  noteEnd(dependencies.signInStorage, { state, tries: 1, location: '/' });
  return endAddress(dependencies, state);
}

/** Clears the record when the provider has ended its session and redirected back. */
export function hearOfEnd({ ports: { location }, signInStorage }: SessionDependencies): void {
  const end = readEnd(signInStorage);
  const { searchParams, origin } = new URL(location.href());
  if (end === null || searchParams.get('state') !== end.state) return;
  settleEnd(signInStorage);
  location.replace(safeLocation(end.location, origin));
}

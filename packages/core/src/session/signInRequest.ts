import { type Infer, number, string, type } from 'superstruct';
import type { Language } from '../contract/index.ts';
import { encodeJson, toBase64Url } from '../encoding/base64url.ts';
import type { AuthConfiguration } from '../platform/configuration/configuration.ts';
import type { Ports, StoragePort } from '../platform/ports.ts';
import { SignInError } from './signInFailure.ts';

/** A started sign-in expires after this time and has to be restarted (ms). */
export const SIGN_IN_LIFETIME = 10 * 60_000;

export const SIGN_IN_PREFIX = 'selvedge.signIn.';
/** 256 bits each, well above the 128 bits that count as unguessable. */
const RANDOM_BYTES = 32;

const savedStruct = type({
  state: string(),
  nonce: string(),
  verifier: string(),
  location: string(),
  startedAt: number(),
});
export type SavedSignIn = Infer<typeof savedStruct>;

/** The data needed to exchange the returned code for tokens. */
export interface Exchange {
  readonly code: string;
  readonly verifier: string;
  readonly nonce: string;
  /** The portal path to open afterwards. */
  readonly location: string;
}

/** The parameters with which the provider redirected the browser back. */
export interface GrantAnswer {
  readonly code: string | null;
  readonly state: string | null;
  readonly error: string | null;
  readonly description: string | null;
}

type Randomness = Pick<Ports, 'randomBytes' | 'sha256' | 'now'>;

export const readSaved = (storage: StoragePort, key: string): SavedSignIn | null => {
  try {
    return savedStruct.create(JSON.parse(storage.get(key) ?? ''));
  } catch {
    return null;
  }
};

const removeOld = (storage: StoragePort, now: number): void => {
  for (const key of storage.keys().filter((name) => name.startsWith(SIGN_IN_PREFIX))) {
    const saved = readSaved(storage, key);
    if (saved === null || Math.abs(now - saved.startedAt) > SIGN_IN_LIFETIME) storage.remove(key);
  }
};

export const callbackUrl = (auth: AuthConfiguration, href: string): string =>
  new URL(auth.redirectUrl, href).href;

/**
 * Saves a new sign-in under its own key, so that two tabs do not overwrite each other. Returns the provider address
 * to redirect to, with state, nonce and PKCE S256 (requirements A1, A4).
 */
export async function beginSignIn(
  { randomBytes, sha256, now }: Randomness,
  storage: StoragePort,
  auth: AuthConfiguration,
  {
    href,
    location,
    language,
    asksPassword,
  }: {
    href: string;
    location: string;
    language: Language;
    /** Require the password even if the provider still has a session. */
    asksPassword: boolean;
  },
): Promise<string> {
  const random = (): string => toBase64Url(randomBytes(RANDOM_BYTES));
  const id = random();
  const state = encodeJson({ id, location });
  const saved: SavedSignIn = { state, nonce: random(), verifier: random(), location, startedAt: now() };
  const challenge = await sha256(new TextEncoder().encode(saved.verifier)).catch((cause: unknown) => {
    throw new SignInError('insecure', null, cause);
  });
  removeOld(storage, saved.startedAt);
  storage.set(SIGN_IN_PREFIX + id, JSON.stringify(saved));
  const address = new URL(auth.authUrl, href);
  const query = {
    response_type: 'code',
    client_id: auth.clientId,
    redirect_uri: callbackUrl(auth, href),
    scope: auth.scope,
    state,
    nonce: saved.nonce,
    code_challenge: toBase64Url(challenge),
    code_challenge_method: 'S256',
    ui_locales: language,
    ...(asksPassword && { prompt: 'login' }),
  };
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
  return address.href;
}

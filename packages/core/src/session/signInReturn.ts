import { string, type } from 'superstruct';
import { decodeJson } from '../encoding/base64url.ts';
import type { StoragePort } from '../platform/ports.ts';
import { safeLocation } from './savedLocation.ts';
import { SignInError } from './signInFailure.ts';
import {
  type Exchange,
  readSaved,
  type SavedSignIn,
  SIGN_IN_LIFETIME,
  SIGN_IN_PREFIX,
} from './signInRequest.ts';

const stateStruct = type({ id: string(), location: string() });

/** Takes the saved sign-in for a state. Each one can be taken only once (requirement A2). */
export function takeSignIn(storage: StoragePort, state: string, now: number): SavedSignIn {
  const [, decoded] = stateStruct.validate(decodeJson(state));
  if (decoded === undefined) throw new SignInError('stateMismatch');
  const key = SIGN_IN_PREFIX + decoded.id;
  const saved = readSaved(storage, key);
  storage.remove(key);
  if (saved === null || saved.state !== state) throw new SignInError('stateMismatch');
  if (Math.abs(now - saved.startedAt) > SIGN_IN_LIFETIME) throw new SignInError('stateMismatch');
  return saved;
}

/** Builds the exchange for a provider response. The location is the saved one, never one from the response. */
export function exchangeOf(saved: SavedSignIn, code: string | null, origin: string): Exchange {
  if (!code) throw new SignInError('codeMissing');
  const { verifier, nonce, location } = saved;
  return { code, verifier, nonce, location: safeLocation(location, origin) };
}

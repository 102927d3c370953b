import { create, type Infer, integer, nonempty, optional, string, type } from 'superstruct';
import type { Language } from '../contract/index.ts';
import type { AuthConfiguration } from '../platform/configuration/configuration.ts';
import type { Ports } from '../platform/ports.ts';
import { bodyOf, requestTokens, TokenRefusal } from './tokenEndpoint.ts';
import type { Tokens } from './tokens.ts';

const answerStruct = type({
  device_code: nonempty(string()),
  user_code: nonempty(string()),
  verification_uri: nonempty(string()),
  verification_uri_complete: optional(nonempty(string())),
  expires_in: integer(),
  interval: optional(integer()),
});

/** A sign-in that waits for somebody to confirm it in a browser (RFC 8628). */
export interface DeviceGrant {
  readonly deviceCode: string;
  /** The code shown to the user, such as 'WDJB-MJHT'. */
  readonly userCode: string;
  /** The page where the user enters the code. */
  readonly address: string;
  /** The same page with the code filled in. */
  readonly addressWithCode: string;
  /** Milliseconds until the code expires. */
  readonly lifetime: number;
  /** Minimum milliseconds between two polls. */
  readonly interval: number;
}

const grantOf = (answer: Infer<typeof answerStruct>): DeviceGrant => ({
  deviceCode: answer.device_code,
  userCode: answer.user_code,
  address: answer.verification_uri,
  addressWithCode: answer.verification_uri_complete ?? answer.verification_uri,
  lifetime: answer.expires_in * 1000,
  interval: (answer.interval ?? 5) * 1000,
});

/** A public client at a provider that supports device authorization. */
export interface DeviceClient {
  readonly deviceUrl: string;
  readonly auth: AuthConfiguration;
}

/**
 * Requests the codes from the provider. Rejects with {@link TokenRefusal} if it refuses, and with any other error if
 * it could not be reached.
 */
export async function beginDeviceGrant(
  { fetch }: Pick<Ports, 'fetch'>,
  { deviceUrl, auth }: DeviceClient,
  language: Language,
  signal: AbortSignal,
): Promise<DeviceGrant> {
  const response = await fetch(
    new Request(deviceUrl, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ client_id: auth.clientId, scope: auth.scope, ui_locales: language }),
      signal,
    }),
  );
  const body = await bodyOf(response);
  if (response.status >= 400 && response.status < 500)
    throw new TokenRefusal(`the provider signs in no devices (${response.status})`);
  return grantOf(create(body, answerStruct));
}

/** `pending`: nobody has signed in yet; `slowDown`: the same, and the poll came too soon. */
export type DeviceAnswer = Tokens | 'pending' | 'slowDown';

/** Polls whether somebody has signed in. Rejects like {@link requestTokens}. */
export async function askDeviceGrant(
  ports: Pick<Ports, 'fetch' | 'now'>,
  { auth }: DeviceClient,
  deviceCode: string,
  signal: AbortSignal,
): Promise<DeviceAnswer> {
  const fields = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code', device_code: deviceCode };
  try {
    return (await requestTokens(ports, auth, auth.tokenUrl, fields, signal)).tokens;
  } catch (error) {
    if (error instanceof TokenRefusal && error.code === 'authorization_pending') return 'pending';
    if (error instanceof TokenRefusal && error.code === 'slow_down') return 'slowDown';
    throw error;
  }
}

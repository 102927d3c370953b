import { create, nonempty, nullable, optional, string, type, unknown } from 'superstruct';
import type { Ports } from '../app/ports.ts';
import type { AuthConfiguration } from '../configuration/configuration.ts';
import { decodeJson } from './base64url.ts';
import { providerText } from './signInFailure.ts';
import { expiryOf, type Tokens } from './tokens.ts';

const answerStruct = type({
  access_token: nonempty(string()),
  refresh_token: optional(nullable(string())),
  id_token: optional(nullable(string())),
  expires_in: optional(unknown()),
});
const refusalStruct = type({ error: string(), error_description: optional(nullable(string())) });
const claimsStruct = type({ nonce: string() });

/**
 * The provider said no: trying the same again is of no use. `message` is 'error: description', `code` the error
 * alone.
 */
export class TokenRefusal extends Error {
  readonly code: string;

  constructor(text: string, code = text) {
    super(text);
    this.name = 'TokenRefusal';
    this.code = code;
  }
}

export interface TokenAnswer {
  readonly tokens: Tokens;
  /** The nonce in the identity token; null without one. */
  readonly nonce: string | null;
}

const TIME_LIMIT = 30_000;

/** Encoded as a form's field, as client authorization asks for (RFC 6749, section 2.3.1). */
const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

const credentials = ({ mode, clientId, clientSecret }: AuthConfiguration): Record<string, string> =>
  mode === 'basic'
    ? { authorization: `Basic ${btoa(`${formEncoded(clientId)}:${formEncoded(clientSecret ?? '')}`)}` }
    : {};

const refusalIn = (body: unknown, status: number): TokenRefusal | null => {
  const [, refusal] = refusalStruct.validate(body);
  if (refusal !== undefined)
    return new TokenRefusal(providerText(refusal.error, refusal.error_description ?? null), refusal.error);
  return status === 400 || status === 401 ? new TokenRefusal(`${status}`) : null;
};

const nonceOf = (idToken: string | null | undefined): string | null => {
  const [, claims] = claimsStruct.validate(decodeJson(idToken?.split('.')[1] ?? ''));
  return claims?.nonce ?? null;
};

export const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
};

/**
 * Posts a grant to the token or the refresh address (specification, section 7). Rejects with
 * {@link TokenRefusal} when the provider refuses (400, 401, or an error in its answer), with anything else when
 * it could not be asked.
 */
export async function requestTokens(
  { fetch, now }: Pick<Ports, 'fetch' | 'now'>,
  auth: AuthConfiguration,
  address: string,
  fields: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<TokenAnswer> {
  const client: Record<string, string> = auth.mode === 'public' ? { client_id: auth.clientId } : {};
  const response = await fetch(
    new Request(address, {
      method: 'POST',
      headers: { accept: 'application/json', ...credentials(auth) },
      body: new URLSearchParams({ ...fields, ...client }),
      cache: 'no-store',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
    }),
  );
  const body = await bodyOf(response);
  signal.throwIfAborted();
  const refusal = response.status >= 500 ? null : refusalIn(body, response.status);
  if (refusal) throw refusal;
  if (!response.ok) throw new Error(`The token address answered ${response.status}`);
  const answer = create(body, answerStruct);
  return {
    tokens: {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? null,
      expiresAt: expiryOf(answer.expires_in, now()),
    },
    nonce: nonceOf(answer.id_token),
  };
}

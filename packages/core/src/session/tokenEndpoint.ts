import { create, nonempty, nullable, optional, string, type, unknown } from 'superstruct';
import type { AuthConfiguration } from '../platform/configuration/configuration.ts';
import type { Ports } from '../platform/ports.ts';
import { providerText } from './signInFailure.ts';
import { expiryOf, type Tokens } from './tokens.ts';

const answerStruct = type({
  access_token: nonempty(string()),
  refresh_token: optional(nullable(string())),
  id_token: optional(nullable(string())),
  expires_in: optional(unknown()),
});
const refusalStruct = type({ error: string(), error_description: optional(nullable(string())) });

/** The provider refused, so retrying is useless. `message` is 'error: description', `code` is the error alone. */
export class TokenRefusal extends Error {
  readonly code: string;

  constructor(text: string, code = text) {
    super(text);
    this.name = 'TokenRefusal';
    this.code = code;
  }
}

/** The provider got too many requests and asks the client to wait `pause` milliseconds. */
export class TokenPause extends Error {
  readonly pause: number;

  constructor(pause: number) {
    super('The token address asks for a pause');
    this.name = 'TokenPause';
    this.pause = pause;
  }
}

export interface TokenAnswer {
  readonly tokens: Tokens;
  /** The raw token from the response; null if there is none. */
  readonly identityToken: string | null;
}

const TIME_LIMIT = 30_000;

/** Form-encoded, as required for client authorization (RFC 6749, section 2.3.1). */
const formEncoded = (text: string): string => new URLSearchParams([['', text]]).toString().slice(1);

const credentials = ({ mode, clientId, clientSecret }: AuthConfiguration): Record<string, string> =>
  mode === 'basic'
    ? { authorization: `Basic ${btoa(`${formEncoded(clientId)}:${formEncoded(clientSecret ?? '')}`)}` }
    : {};

const refusalIn = (body: unknown, status: number): TokenRefusal | null => {
  const [, refusal] = refusalStruct.validate(body);
  if (refusal !== undefined)
    return new TokenRefusal(providerText(refusal.error, refusal.error_description ?? null), refusal.error);
  return status >= 400 && status < 500 ? new TokenRefusal(`${status}`) : null;
};

/** Temporary statuses: a proxy's own sign-in, a timeout, too early, too many requests. */
const mayPass = new Set([407, 408, 425, 429]);

const SHORTEST_PAUSE = 1_000;
const USUAL_PAUSE = 30_000;
const LONGEST_PAUSE = 600_000;

/** The wait in milliseconds from `Retry-After`, given in seconds or as a date. */
const pauseIn = (header: string | null, now: number): number => {
  const asked = /^\d{1,9}$/.test(header ?? '') ? Number(header) * 1000 : Date.parse(header ?? '') - now;
  return Number.isNaN(asked) ? USUAL_PAUSE : Math.min(Math.max(asked, SHORTEST_PAUSE), LONGEST_PAUSE);
};

export const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
};

/**
 * Posts a grant to the token or refresh endpoint (A4, A7). Rejects with {@link TokenRefusal} when the provider
 * refuses, with {@link TokenPause} when it got too many requests, and with any other error when it could not be
 * reached.
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
  const { status, headers } = response;
  if (status === 429) throw new TokenPause(pauseIn(headers.get('retry-after'), now()));
  const refusal = status >= 500 || mayPass.has(status) ? null : refusalIn(body, status);
  if (refusal) throw refusal;
  if (!response.ok) throw new Error(`The token address answered ${response.status}`);
  const answer = create(body, answerStruct);
  return {
    tokens: {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? null,
      expiresAt: expiryOf(answer.expires_in, now()),
    },
    identityToken: answer.id_token ?? null,
  };
}

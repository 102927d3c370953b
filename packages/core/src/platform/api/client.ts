import ky, { HTTPError } from 'ky';
import { type Endpoint, isQuery, type Language, OLDEST_RELEASE_HEADER } from '../../contract/index.ts';
import { type ApiBases, addressOf } from './address.ts';
import { readAnswer, readFailure } from './answer.ts';
import { ApiError, failure, isSilent } from './failure.ts';
import { backOff, isTokenError, mayRetry, TOKEN_RETRIES } from './retries.ts';

/** The source of access tokens: the session. `current` and `renewed` reject when no token can be had. */
export interface TokenSource {
  current(): Promise<string>;
  /** Whether someone is signed in. Calls that may be anonymous then send the token. */
  held(): boolean;
  /** Runs the token-expired handler for the refused token and resolves to a newer one. */
  renewed(refused: string): Promise<string>;
  /** Called when a call is given up because all its tokens were refused; `refused` is the last one. */
  rejected(refused: string): void;
}

/** The client's dependencies: base addresses, network and tokens. */
export interface ApiDeps {
  readonly bases: ApiBases;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly tokens: TokenSource;
  readonly language: () => Language;
  /** Called with the server time of a response: its Date header in epoch milliseconds, whole seconds. */
  readonly onServerTime?: (time: number) => void;
  /** Called with the oldest release whose pages are served, as a response names it. */
  readonly onOldestRelease?: (oldest: number) => void;
  /** A call got '503 Maintenance is active.'. */
  readonly onMaintenance?: () => void;
  /** Milliseconds before the n-th retry; jittered. */
  readonly backOff?: (retry: number) => number;
}

type GivenPart<Name extends string, Part> = [Part] extends [null]
  ? unknown
  : keyof Part extends never
    ? unknown
    : { readonly [name in Name]: Part };

/** The arguments of a call, by endpoint: params, query and body, if the endpoint has them. */
export type Call<Params, Query, Body> = GivenPart<'params', Params> &
  GivenPart<'query', Query> &
  GivenPart<'body', Body> & {
    readonly signal?: AbortSignal;
    readonly idempotencyKey?: string;
    /** Overrides the portal's language for this call. */
    readonly language?: Language;
  };

interface AnyCall {
  readonly params?: Record<string, unknown>;
  readonly query?: Record<string, string | undefined>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  readonly idempotencyKey?: string;
  readonly language?: Language;
}

type Addressee = Pick<
  Endpoint<never, never, never, never>,
  'base' | 'version' | 'path' | 'method' | 'credentials'
>;

/** The only way to the backend. Rejects only with {@link ApiError}, or with the signal's reason once aborted. */
export interface Api {
  send<P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    call: Call<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
  ): Promise<A>;
}

const ATTEMPT_TIMEOUT = 30_000;

/** What a response says beside its answer: the server's time, and which pages are served. */
const reportHeaders = ({ headers }: Response, { onServerTime, onOldestRelease }: ApiDeps): void => {
  const time = Date.parse(headers.get('date') ?? '');
  if (!Number.isNaN(time)) onServerTime?.(time);
  const oldest = Number(headers.get(OLDEST_RELEASE_HEADER));
  if (oldest > 0) onOldestRelease?.(oldest);
};

/** The API client: headers, retries and validated responses (B1 to B4, B6). */
export function createApi(deps: ApiDeps): Api {
  const credentials = (endpoint: { credentials: string }, token: string): Record<string, string> =>
    endpoint.credentials === 'bearer'
      ? { authorization: `Bearer ${token}`, 'x-extranet-token': token }
      : { 'x-extranet-token': token };

  const isAnonymous = ({ credentials: needed }: Addressee): boolean =>
    needed === 'none' || (needed === 'optional' && !deps.tokens.held());

  const request = async (endpoint: Addressee, call: AnyCall): Promise<Response> => {
    const anonymous = isAnonymous(endpoint);
    const query = isQuery(endpoint);
    call.signal?.throwIfAborted();
    let token = anonymous ? '' : await deps.tokens.current();
    let tokenRefused = false;
    const giveUp = (error: unknown): never => {
      if (!anonymous && !call.signal?.aborted && isTokenError(error)) deps.tokens.rejected(token);
      throw error;
    };
    return ky(addressOf(endpoint, deps.bases, call.params, call.query), {
      method: endpoint.method,
      fetch: (input) => deps.fetch(input as Request),
      timeout: ATTEMPT_TIMEOUT,
      ...(call.body === undefined ? {} : { json: call.body }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
      headers: {
        ...(anonymous ? {} : credentials(endpoint, token)),
        'x-language': call.language ?? deps.language(),
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      retry: {
        limit: TOKEN_RETRIES,
        retryOnTimeout: true,
        methods: ['get', 'post', 'put', 'patch', 'delete'],
        shouldRetry: ({ error, retryCount }) => {
          tokenRefused = isTokenError(error);
          return !call.signal?.aborted && !(anonymous && tokenRefused) && mayRetry(query, error, retryCount);
        },
        delay: (retry) => (tokenRefused ? 0 : (deps.backOff ?? backOff)(retry)),
        jitter: true,
      },
      hooks: {
        afterResponse: [({ response }) => reportHeaders(response, deps)],
        beforeRetry: [
          async ({ request: next, error }) => {
            if (!isTokenError(error)) return;
            token = await deps.tokens.renewed(token).catch((cause: unknown) => {
              // Reject with the call's own 401, whatever happened to the renewal (A8).
              throw readFailure(error.response, error.data, cause);
            });
            for (const [name, value] of Object.entries(credentials(endpoint, token))) {
              next.headers.set(name, value);
            }
          },
        ],
      },
    }).catch(giveUp);
  };

  return {
    async send(endpoint, given) {
      const call: AnyCall = given;
      try {
        return await readAnswer(endpoint, await request(endpoint, call));
      } catch (error) {
        if (error instanceof ApiError) throw error;
        if (error instanceof HTTPError) {
          const refusal = readFailure(error.response, error.data);
          if (isSilent(refusal.failure)) deps.onMaintenance?.();
          throw refusal;
        }
        call.signal?.throwIfAborted();
        throw new ApiError(failure({ kind: 'network' }), error);
      }
    },
  };
}

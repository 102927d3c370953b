import type { Struct } from 'superstruct';

/** How a call proves who it is for (A13, B1); `optional`: as `token` where someone is signed in. */
export type Credentials = 'token' | 'bearer' | 'optional' | 'none';

/** The HTTP method of a call; all but GET change something. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the portal: the single description that the core's client and the backend's route share.
 * `path` holds `:name` parameters and starts behind base and version: `api` paths are
 * `{api}/{version}{path}`, `extranet` paths are `{extranet}{path}`.
 */
export interface Endpoint<Params, Query, Body, Answer> {
  readonly name: string;
  readonly method: Method;
  readonly base: 'api' | 'extranet';
  readonly version: 'v1' | 'v2';
  readonly path: string;
  readonly credentials: Credentials;
  /** null, here and below: the call carries none. */
  readonly params: Struct<Params, unknown> | null;
  readonly query: Struct<Query, unknown> | null;
  readonly body: Struct<Body, unknown> | null;
  /** null: the answer is 202 or 204 and yields null; a body that comes all the same is not read. */
  readonly answer: Struct<Answer, unknown> | null;
  /** The answer's form: JSON by default, plain text (HTML, ICS), or the bytes of a file. */
  readonly form: 'json' | 'text' | 'bytes';
  /** Takes an `Idempotency-Key` header: the same key and body get the same answer. */
  readonly idempotent: boolean;
}

/** What the `:name` parameters of an endpoint's path are filled with. */
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? P : never;
/** The query of an endpoint, before it is put into the address. */
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Q : never;
/** The JSON body an endpoint takes; null: it takes none. */
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? B : never;
/** What an endpoint answers, checked by its struct; null: 202 or 204 without a body. */
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? A : never;

/** Params or query of a call that has none. */
export type NoFields = Record<never, never>;

interface Description<Params, Query, Body, Answer> {
  readonly name: string;
  readonly path: string;
  readonly method?: Method;
  readonly base?: 'api' | 'extranet';
  readonly version?: 'v1' | 'v2';
  readonly credentials?: Credentials;
  readonly params?: Struct<Params, unknown>;
  readonly query?: Struct<Query, unknown>;
  readonly body?: Struct<Body, unknown>;
  readonly answer?: Struct<Answer, unknown>;
  readonly form?: 'json' | 'text' | 'bytes';
  readonly idempotent?: boolean;
}

/** Fills in what most calls share: GET, version v1 of the API, an access token, a JSON answer. */
export function endpoint<Params = NoFields, Query = NoFields, Body = null, Answer = null>(
  description: Description<Params, Query, Body, Answer>,
): Endpoint<Params, Query, Body, Answer> {
  return {
    name: description.name,
    method: description.method ?? 'GET',
    base: description.base ?? 'api',
    version: description.version ?? 'v1',
    path: description.path,
    credentials: description.credentials ?? 'token',
    params: description.params ?? null,
    query: description.query ?? null,
    body: description.body ?? null,
    answer: description.answer ?? null,
    form: description.form ?? 'json',
    idempotent: description.idempotent ?? false,
  };
}

/** A query reads and may be repeated; everything else is a mutation (B3). */
export const isQuery = ({ method }: { readonly method: Method }): boolean => method === 'GET';

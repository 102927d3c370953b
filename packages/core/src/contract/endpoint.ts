import type { Struct } from 'superstruct';

/** How a call is authenticated (A13, B1); `optional`: like `token` if someone is signed in. */
export type Credentials = 'token' | 'bearer' | 'optional' | 'none';

/** The HTTP method of a call; all except GET change something. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One call of the portal. It is the single description shared by the core's client and the backend's route. `path`
 * contains `:name` parameters, without base and version: `api` paths are `{api}/{version}{path}`, `extranet` paths
 * are `{extranet}{path}`.
 */
export interface Endpoint<Params, Query, Body, Answer> {
  readonly name: string;
  readonly method: Method;
  readonly base: 'api' | 'extranet';
  readonly version: 'v1' | 'v2';
  readonly path: string;
  readonly credentials: Credentials;
  /** null for `params`, `query` or `body`: the call has none. */
  readonly params: Struct<Params, unknown> | null;
  readonly query: Struct<Query, unknown> | null;
  readonly body: Struct<Body, unknown> | null;
  /** null: the response is 202 or 204 and yields null; a body is ignored. */
  readonly answer: Struct<Answer, unknown> | null;
  /** The format of the response: JSON by default, plain text (HTML, ICS), or the bytes of a file. */
  readonly form: 'json' | 'text' | 'bytes';
  /** Accepts an `Idempotency-Key` header: the same key and body get the same response. */
  readonly idempotent: boolean;
}

/** The values for the `:name` parameters of an endpoint's path. */
export type ParamsOf<E> = E extends Endpoint<infer P, infer _Q, infer _B, infer _A> ? P : never;
/** The query of an endpoint, before it is encoded into the address. */
export type QueryOf<E> = E extends Endpoint<infer _P, infer Q, infer _B, infer _A> ? Q : never;
/** The JSON body of an endpoint; null: it has none. */
export type BodyOf<E> = E extends Endpoint<infer _P, infer _Q, infer B, infer _A> ? B : never;
/** The response of an endpoint, validated by its struct; null: 202 or 204 without a body. */
export type AnswerOf<E> = E extends Endpoint<infer _P, infer _Q, infer _B, infer A> ? A : never;

/** Params or query of a call without any. */
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

/**
 * Defines an endpoint, with defaults shared by most calls: GET, version v1 of the API, an access token, a JSON
 * response.
 */
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

/** A query only reads and may be repeated; everything else is a mutation (B3). */
export const isQuery = ({ method }: { readonly method: Method }): boolean => method === 'GET';

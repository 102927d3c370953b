import { type ApiBases, addressOf } from '@selvedge/core';
import type { Language } from '@selvedge/core/contract';
import type { AnyEndpoint } from '../routes.ts';
import { Deviation } from './deviation.ts';

/** The parameters of one call. */
export interface SentRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces the caller's own token; null: send none. */
  readonly token?: string | null;
  readonly language?: Language;
  /** How long to wait for a response, in milliseconds. */
  readonly patience?: number;
}

/** A response as received. */
export interface ReceivedResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Uint8Array;
  readonly text: string;
}

/** Longer than any response is held back. */
const PATIENCE = 40_000;

/** No response came within the call's patience. */
export class NoAnswer extends Deviation {}

/** Calls a backend as one user. */
export class Caller {
  readonly #bases: ApiBases;
  readonly #token: string;
  #calls = 0;

  constructor(bases: ApiBases, token: string) {
    this.#bases = bases;
    this.#token = token;
  }

  get calls(): number {
    return this.#calls;
  }

  /** @throws {Deviation} when there is no response. */
  async call(
    endpoint: Omit<AnyEndpoint, 'params' | 'query' | 'body' | 'answer'>,
    request: SentRequest,
  ): Promise<ReceivedResponse> {
    this.#calls += 1;
    const address = addressOf(endpoint, this.#bases, request.params, request.query);
    const patience = request.patience ?? PATIENCE;
    try {
      const response = await fetch(address, {
        method: endpoint.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(patience),
        headers: {
          ...this.#credentials(endpoint, request),
          'x-language': request.language ?? 'en',
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      });
      const bytes = new Uint8Array(await response.arrayBuffer());
      return {
        status: response.status,
        headers: response.headers,
        bytes,
        text: new TextDecoder().decode(bytes),
      };
    } catch (error) {
      const why = error instanceof Error ? String(error.cause ?? error.message) : String(error);
      throw new NoAnswer(`an answer within ${patience} ms`, `none: ${why}`);
    }
  }

  #credentials(
    { credentials }: Pick<AnyEndpoint, 'credentials'>,
    request: SentRequest,
  ): Record<string, string> {
    const token = request.token === undefined ? this.#token : request.token;
    if (credentials === 'none' || token === null) return {};
    const own = { 'x-extranet-token': token };
    return credentials === 'bearer' ? { ...own, authorization: `Bearer ${token}` } : own;
  }
}

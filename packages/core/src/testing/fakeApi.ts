import type { Endpoint } from '../contract/index.ts';
import { addressOf } from '../platform/api/address.ts';
import type { Api } from '../platform/api/client.ts';

/**
 * A call that waits for its answer. `name` is the endpoint's, `address` its filled path behind `/api/v1`, `/api/v2` or
 * `/extranet`, without the query; `answer` throws where the value does not fit the endpoint's struct.
 */
export interface PendingCall {
  readonly name: string;
  readonly address: string;
  readonly call: {
    readonly params?: Record<string, unknown>;
    readonly query?: Record<string, unknown>;
    readonly body?: unknown;
    readonly idempotencyKey?: string;
  };
  answer(value: unknown): void;
  fail(error: unknown): void;
}

/** An API that the test controls, made by {@link createFakeApi}; a call that does not fit its structs is rejected. */
export interface FakeApi {
  readonly api: Api;
  /** Calls without an answer yet, oldest first; those given up are gone. */
  readonly pending: readonly PendingCall[];
  /** Every call so far, by name. */
  readonly sent: readonly string[];
}

type Sent = Endpoint<unknown, unknown, unknown, unknown>;

/** An API whose answers the test gives, call by call, each held to the endpoint's struct. */
export function createFakeApi(): FakeApi {
  const pending: PendingCall[] = [];
  const sent: string[] = [];
  const send = (endpoint: Sent, call: PendingCall['call'] & { signal?: AbortSignal }): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        const at = pending.indexOf(entry);
        if (at >= 0) pending.splice(at, 1);
      };
      const entry: PendingCall = {
        name: endpoint.name,
        address: addressOf(endpoint, { apiUrl: '/api', extranetUrl: '/extranet' }, call.params),
        call,
        answer(value) {
          leave();
          endpoint.answer?.assert(value);
          resolve(endpoint.answer === null ? null : value);
        },
        fail(error) {
          leave();
          reject(error);
        },
      };
      call.signal?.addEventListener('abort', () => {
        leave();
        reject(call.signal?.reason);
      });
      endpoint.params?.assert(call.params);
      endpoint.query?.assert(call.query);
      endpoint.body?.assert(call.body);
      sent.push(endpoint.name);
      pending.push(entry);
    });
  return { api: { send: send as Api['send'] }, pending, sent };
}

import type { Endpoint } from '@selvedge/core/contract';
import { addressOf } from '../endpoint/bind.ts';
import { fill } from '../ordering/testing/partner.ts';

/** What a call came to; null: nobody was there to answer it. */
export type Received<Answer> = {
  readonly status: number;
  readonly headers: Headers;
  readonly answer: Answer;
} | null;

export type CallOverHttp = <Params, Query, Body, Answer>(
  endpoint: Endpoint<Params, Query, Body, Answer>,
  params: NoInfer<Params>,
  body: NoInfer<Body> | null,
  key?: string,
) => Promise<Received<Answer>>;

/** Calls a portal in a process of its own, whose address may change meanwhile, with the headers of a session. */
export function overHttp(urlNow: () => string, session: Readonly<Record<string, string>>): CallOverHttp {
  return async (endpoint, params, body, key) => {
    try {
      const response = await fetch(urlNow() + fill(addressOf(endpoint), Object(params)), {
        method: endpoint.method,
        headers: {
          ...session,
          ...(body !== null && { 'content-type': 'application/json' }),
          ...(key !== undefined && { 'idempotency-key': key }),
        },
        ...(body !== null && { body: JSON.stringify(body) }),
      });
      const { status, headers } = response;
      const text = await response.text();
      return { status, headers, answer: JSON.parse(text === '' ? 'null' : text) };
    } catch {
      return null;
    }
  };
}

import { addressOf } from '@selvedge/core';
import { type Endpoint, isQuery } from '@selvedge/core/contract';
import type { Pace } from './pace.ts';
import { isAnswered, type Sheet } from './sheet.ts';
import type { Heard, Wire } from './wire.ts';

/** The sheet that is written now. */
export interface Notes {
  sheet: Sheet;
}

/** A call that was not answered as asked, after all attempts. */
export class Unanswered extends Error {
  readonly status: number;

  constructor(name: string, { status, text }: Heard) {
    super(`${name} was answered ${status}: ${text.slice(0, 500)}`);
    this.status = status;
  }
}

interface Call<Params, Query, Body> {
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  readonly key?: string;
  /** false: the answer is not looked at. */
  readonly reads?: boolean;
}

/** As the core: a query is tried three more times, after 0.3, 0.6 and 1.2 s or what `Retry-After` says. */
const RETRIES = 3;
const FIRST_PAUSE = 300;

export const retryAfterOf = ({ headers }: Heard): number | null => {
  const seconds = Number(headers['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : null;
};

const bases = { apiUrl: '/api', extranetUrl: '/extranet' };

interface Caller {
  readonly wire: Wire;
  readonly notes: Notes;
  readonly pace: Pace;
  /** An address of the buyer's own: limits are counted by address as well. */
  readonly address: string;
}

/** Calls of the contract in a buyer's name, measured one by one. */
export class Calls {
  readonly #with: Caller;
  token = '';

  constructor(caller: Caller) {
    this.#with = caller;
  }

  /** Asks once, and notes what came; `Retry-After` is missed where somebody is turned away without it. */
  async once<P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    call: Call<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
  ): Promise<Heard> {
    const { wire, notes, address } = this.#with;
    const { name, method, credentials, idempotent } = endpoint;
    const from = performance.now();
    const heard = await wire.send({
      method,
      path: addressOf(endpoint, bases, Object(call.params ?? {}), Object(call.query ?? {})),
      headers: {
        ...(credentials !== 'none' && { 'x-extranet-token': this.token }),
        ...(credentials === 'bearer' && { authorization: `Bearer ${this.token}` }),
        'x-language': 'en',
        'x-forwarded-for': address,
        ...(idempotent && { 'idempotency-key': call.key ?? crypto.randomUUID() }),
      },
      ...(call.body !== undefined && { body: JSON.stringify(call.body) }),
      reads: call.reads ?? true,
    });
    const { sheet } = notes;
    sheet.note(name, heard.status, performance.now() - from);
    if ([429, 503].includes(heard.status) && retryAfterOf(heard) === null) sheet.withoutRetryAfter += 1;
    return heard;
  }

  /** The answer, asked for as the core does. @throws {Unanswered} after the last attempt. */
  async ask<P, Q, B, A>(
    endpoint: Endpoint<P, Q, B, A>,
    call: Call<NoInfer<P>, NoInfer<Q>, NoInfer<B>>,
  ): Promise<A> {
    for (let attempt = 0; ; attempt += 1) {
      const heard = await this.once(endpoint, call);
      if (isAnswered(heard.status)) return JSON.parse(heard.text === '' ? 'null' : heard.text) as A;
      if (!isQuery(endpoint) || attempt >= RETRIES || heard.status === 404)
        throw new Unanswered(endpoint.name, heard);
      await this.#with.pace.sleep(retryAfterOf(heard) ?? FIRST_PAUSE * 2 ** attempt);
      if (this.#with.pace.stopped) throw new Unanswered(endpoint.name, heard);
    }
  }
}

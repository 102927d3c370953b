import { type CartHead, changeLines, finalizeCart, openCart } from '@selvedge/core/contract';
import { expect } from 'vitest';
import type { At } from '../../ordering/testing/partner.ts';
import type { CallOverHttp, Received } from '../../testing/overHttp.ts';

/** An order that the portal has acknowledged. */
export interface Acknowledged {
  readonly cartId: string;
  readonly key: string;
  readonly version: number;
  readonly orderNumber: string;
  readonly pieces: number;
}

/** An answer other than 200, as it came, and after how many ms. */
export interface Refused {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: unknown;
  readonly took: number;
}

/** Someone who orders for one customer, one cart after the other, until told to stop. */
export interface Writer {
  readonly acknowledged: readonly Acknowledged[];
  readonly refused: readonly Refused[];
  /** Calls that nobody answered. */
  readonly unanswered: () => number;
  /** Resolves with the next answer, whatever it is; at once where no call is under way. */
  nextAnswer(): Promise<void>;
  stop(): Promise<void>;
}

const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 50));

export function startWriter(call: CallOverHttp, at: At, articleVariantId: string): Writer {
  const acknowledged: Acknowledged[] = [];
  const refused: Refused[] = [];
  let unanswered = 0;
  let stopping = false;
  let underWay: Promise<unknown> | null = null;

  /** Asks once; whatever is not answered with 200 is kept. */
  async function answered<Answer>(ask: () => Promise<Received<Answer>>): Promise<Answer | null> {
    const from = performance.now();
    const asked = ask();
    underWay = asked;
    const heard = await asked;
    underWay = null;
    if (heard?.status === 200) return heard.answer;
    if (heard === null) unanswered += 1;
    else
      refused.push({
        status: heard.status,
        retryAfter: heard.headers.get('retry-after'),
        body: heard.answer,
        took: Math.round(performance.now() - from),
      });
    return null;
  }

  const { rightEnv, ...place } = at;
  /** A change may have been stored although nobody was told so: it is looked for before it is made again. */
  async function filled(pieces: number): Promise<CartHead | null> {
    for (; !stopping; await pause()) {
      const cart = await answered(() => call(openCart, { rightEnv }, place));
      if (!cart) continue;
      if (cart.head.pieces === pieces) return cart.head;
      const { cartId, version } = cart.head;
      const body = { version, changes: [{ articleVariantId, quantity: pieces, was: 0 }] };
      const changed = await answered(() => call(changeLines, { rightEnv, cartId }, body));
      if (changed) return changed.head;
    }
    return null;
  }

  async function order(number: number): Promise<void> {
    const pieces = 1 + (number % 7);
    const head = await filled(pieces);
    if (!head) return;
    const { cartId, version } = head;
    const key = `finalize-${cartId}-${version}`;
    for (; !stopping; await pause()) {
      const answer = await answered(() => call(finalizeCart, { rightEnv, cartId }, { version }, key));
      if (!answer) continue;
      acknowledged.push({ cartId, key, version, orderNumber: answer.orderNumber, pieces });
      return;
    }
  }

  const working = (async () => {
    for (let number = 0; !stopping; number += 1) await order(number);
  })();

  return {
    acknowledged,
    refused,
    unanswered: () => unanswered,
    async nextAnswer() {
      await underWay;
    },
    async stop() {
      stopping = true;
      await working;
    },
  };
}

/** Resolves when each writer was acknowledged something new: all is well again, by itself. */
export const allWrite = async (writers: readonly Writer[]): Promise<void> => {
  const before = writers.map(({ acknowledged }) => acknowledged.length);
  await expect
    .poll(() => writers.every((one, at) => one.acknowledged.length > (before[at] ?? 0)), {
      timeout: 120_000,
      interval: 20,
    })
    .toBe(true);
};

import { setTimeout as delay } from 'node:timers/promises';
import {
  approveCart,
  changeLines,
  currentCart,
  finalizeCart,
  type LinesAnswer,
  openCart,
  recallCart,
  removeCart,
  returnCart,
  writeNote,
} from '@selvedge/core/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { createRandom } from '../../../pictures/random.ts';
import type { CallOverHttp, Received } from '../../../testing/overHttp.ts';
import type { At } from '../../testing/partner.ts';
import type { CartView } from './action.ts';
import {
  type Answered,
  type Caller,
  callers,
  effect,
  looked,
  looksAgain,
  type Place,
  type Sent,
} from './atOnce.ts';
import type { Point } from './linearizable.ts';
import { variants } from './model.ts';
import type { VariantIds } from './operator.ts';
import { headView, outcomeReaderOf } from './outcomeReader.ts';

/** A call with its answer and when it was under way; without an answer it may have been done, or be done yet. */
export interface Heard {
  readonly sent: Sent;
  readonly answer: Answered | null;
  readonly from: number;
  readonly to: number;
}

export function pointsOf(history: readonly Heard[]): Point<Place>[] {
  return history.flatMap(({ sent, answer, from, to }) => {
    const first: Point<Place> = { from, to, act: (place) => effect(sent, answer, place) };
    if (!looksAgain(sent, answer)) return [first];
    return [first, { from, to, after: first, act: (place: Place) => looked(sent, answer, place) }];
  });
}

type Random = ReturnType<typeof createRandom>;

/** The longest that somebody thinks between two calls (ms). */
const THOUGHT = 30;
const doings = [
  ...['change', 'change', 'change', 'change', 'look', 'look'],
  ...['note', 'approve', 'approve', 'finalize', 'recall', 'return', 'remove'],
] as const;

interface Seen {
  cartId: string | null;
  view: CartView | null;
}

const quantityIn = (view: CartView | null, variant: string): number =>
  Number(view?.lines?.find((line) => line.startsWith(`${variant} `))?.split(' ')[1] ?? 0);

/** The lines that were seen, with the one that was changed as it is answered. */
function linesAfter({ lines = [] }: CartView, sent: Sent, { cell = '' }: Answered): readonly string[] {
  if (sent.do !== 'change') return lines;
  const others = lines.filter((line) => !line.startsWith(`${sent.variant} `));
  return [...others, `${sent.variant} ${cell.split(' ')[1]}`];
}

/** What somebody does next, by what was last seen. */
function next(who: Caller, { cartId, view }: Seen, random: Random, call: number): Sent {
  if (cartId === null || view === null) return { who, cartId: '', do: 'open' };
  const doing = doings[random.between(0, doings.length - 1)];
  const variant = variants[random.between(0, 1)] ?? 'a';
  switch (doing) {
    case 'change':
      return {
        ...{ who, cartId, do: 'change', variant },
        ...{ quantity: random.between(0, 9), was: quantityIn(view, variant) },
      };
    case 'note':
      return { who, cartId, do: 'note', was: view.note, note: `${who} ${call}` };
    case 'approve':
    case 'finalize':
    case 'return':
    case 'remove':
      return { who, cartId, do: doing, version: view.version };
    case 'recall':
      return { who, cartId, do: 'recall' };
    default:
      return { who, cartId, do: 'look' };
  }
}

interface Settings {
  readonly at: At;
  readonly ids: VariantIds;
  readonly callsOf: Readonly<Record<Caller, CallOverHttp>>;
  readonly random: Random;
  /** How many calls each of the callers makes. */
  readonly calls: number;
}

/** Three people at one cart at once, each one call after another; in the end somebody looks. */
export async function makeHistory({ at, ids, callsOf, random, calls }: Settings): Promise<Heard[]> {
  const { rightEnv, ...place } = at;
  const reader = outcomeReaderOf(ids);
  const heard: Heard[] = [];
  let keys = 0;

  function ask(sent: Sent): Promise<Received<unknown>> {
    const call = callsOf[sent.who];
    const cart = { rightEnv, cartId: sent.cartId };
    switch (sent.do) {
      case 'open':
        return call(openCart, { rightEnv }, place);
      case 'look':
        return call(currentCart, at, null);
      case 'change': {
        const { variant, quantity, was } = sent;
        const changes = [{ articleVariantId: ids[variant], quantity, was }];
        return call(changeLines, cart, { version: 1, changes });
      }
      case 'note':
        return call(writeNote, cart, { was: sent.was, note: sent.note });
      case 'recall':
        return call(recallCart, cart, null);
      case 'approve':
        return call(approveCart, cart, { version: sent.version });
      case 'return':
        return call(returnCart, cart, { version: sent.version, reason: 'Please look again' });
      case 'remove':
        return call(removeCart, cart, { version: sent.version });
      case 'finalize':
        keys += 1;
        return call(finalizeCart, cart, { version: sent.version }, `${at.customerId}-${keys}-${sent.who}`);
    }
  }

  const responseOf = (status: number, answer: unknown) =>
    ({ statusCode: status, body: JSON.stringify(answer) }) as LightMyRequestResponse;

  function told(sent: Sent, received: Received<unknown>): Answered | null {
    // A server that fails cannot tell whether it was done.
    if (received === null || received.status >= 500) return null;
    const response = responseOf(received.status, received.answer);
    if (sent.do === 'change')
      return reader.outcomeOf(response, ({ head, stored, conflicts, refused }: LinesAnswer) => ({
        cell: [
          ...stored.map((line) => `stored ${line.quantity} ${line.storedPrice}`),
          ...conflicts.map(({ theirs }) => `conflict ${theirs}`),
          ...refused.map(({ finding: { code } }) => code),
        ].join(),
        cart: headView(head),
      }));
    if (sent.do === 'finalize')
      return reader.outcomeOf(response, ({ replayed }: { replayed: boolean }) => ({ replayed }));
    if (received.answer === null) return { status: received.status, cartId: null };
    const outcome = reader.outcomeOf(response, (answer: never) => ({ cart: reader.cart(answer) }));
    const { head } = received.answer as { head?: { cartId: string } };
    return { ...outcome, ...(head && { cartId: head.cartId }) };
  }

  async function make(sent: Sent): Promise<Answered | null> {
    const from = performance.now();
    const answer = told(sent, await ask(sent));
    heard.push({ sent, answer, from, to: answer === null ? Infinity : performance.now() });
    return answer;
  }

  async function work(who: Caller): Promise<void> {
    const seen: Seen = { cartId: null, view: null };
    for (let call = 0; call < calls; call += 1) {
      await delay(random.between(0, THOUGHT));
      const sent = next(who, seen, random, call);
      const answer = await make(sent);
      if (answer === null) continue;
      const { status, cart, cartId } = answer;
      if (status === 200 && cart?.lines) Object.assign(seen, { cartId, view: cart });
      else if (status === 200 && cart && seen.view)
        seen.view = { ...seen.view, ...cart, lines: linesAfter(seen.view, sent, answer) };
      // What is gone or finalized, or there no more, is opened anew.
      const isGone = status === 404 || status === 204 || answer.code === 'cartFinalized' || cartId === null;
      if (isGone || (sent.do === 'finalize' && status === 200))
        Object.assign(seen, { cartId: null, view: null });
    }
  }

  await Promise.all(callers.map(work));
  await make({ who: 'manager', cartId: '', do: 'look' });
  return heard;
}

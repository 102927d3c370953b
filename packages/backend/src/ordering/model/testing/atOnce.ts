import type { Action, Outcome } from './action.ts';
import { initialModel, type Model, type VariantName, type Who, withShop } from './model.ts';
import { freshCart, predict, viewOf } from './predict.ts';

/** The people of a history: the second of the two POS Managers is told apart from the first by whose approval it is. */
export const callers = ['buyer', 'manager', 'colleague'] as const;
export type Caller = (typeof callers)[number];

/** A call as it was sent, with what its caller had seen before. */
export type Sent = { readonly who: Caller; readonly cartId: string } & (
  | { readonly do: 'open' | 'look' | 'recall' }
  | { readonly do: 'change'; readonly variant: VariantName; readonly quantity: number; readonly was: number }
  | { readonly do: 'approve' | 'return' | 'remove' | 'finalize'; readonly version: number }
  | { readonly do: 'note'; readonly was: string; readonly note: string }
);

/** What a call was answered; `cartId` where the answer is a cart. */
export interface Answered extends Outcome {
  readonly cartId?: string | null;
}

/** A cart that somebody opened without being told its id. */
const UNTOLD = '?';

/** One customer's place: the model, which cart stands in it, and what became of those before. */
export interface Place {
  readonly model: Model;
  readonly cartId: string | null;
  readonly over: Readonly<Record<string, 'finalized' | 'removed'>>;
}

export const emptyPlace: Place = {
  model: { ...initialModel, stock: { a: null, b: null, c: null } },
  cartId: null,
  over: {},
};

const at = 'one';
/** The rules of the model ask only whether somebody is the buyer, and whether it is the approver. */
const asWho = (caller: Caller): Who => caller as Who;

/** The place with a cart of that id in it; null: that cart does not stand there. */
function holding(place: Place, cartId: string): Place | null {
  if (place.cartId === cartId) return place;
  return place.cartId === UNTOLD && !place.over[cartId] ? { ...place, cartId } : null;
}

function opened(place: Place, answer: Answered | null): readonly Place[] {
  const id = answer?.cartId ?? UNTOLD;
  if (place.cartId !== null) {
    const held = answer ? holding(place, id) : place;
    return held ? [held] : [];
  }
  if (place.over[id]) return [];
  return [{ ...place, cartId: id, model: withShop(place.model, at, { cart: freshCart }) }];
}

/** The same call in the words of the model, which knows what its caller did not. */
function actionOf(sent: Sent, { model }: Place): Action {
  const { cart } = model.shops[at];
  const who = asWho(sent.who);
  switch (sent.do) {
    case 'change':
      return { ...sent, who, at, misseen: sent.was !== (cart?.cells[sent.variant]?.quantity ?? 0) };
    case 'approve':
    case 'return':
    case 'remove':
      return { do: sent.do, who, at, stale: sent.version !== cart?.version };
    case 'finalize':
      return { do: 'finalize', who, at, stale: sent.version !== cart?.version, lost: false };
    case 'note':
      return { do: 'note', who, at, note: sent.note };
    default:
      return { do: 'recall', who, at };
  }
}

function expected(sent: Sent, place: Place): { readonly place: Place; readonly outcome: Outcome } {
  const held = holding(place, sent.cartId);
  const gone = place.over[sent.cartId];
  if (!held) {
    const denied = sent.who === 'buyer' && (sent.do === 'finalize' || sent.do === 'return');
    const refused = { status: 409, code: 'cartFinalized' };
    const outcome = gone === 'finalized' && !denied ? refused : { status: 404, code: 'notFound' };
    return { place, outcome };
  }
  const cart = held.model.shops[at].cart;
  if (sent.do === 'note' && sent.note !== cart?.note && sent.was !== cart?.note)
    return { place: held, outcome: { status: 409, code: 'versionConflict' } };
  const { model, outcome } = predict(held.model, actionOf(sent, held));
  if (model.shops[at].cart) return { place: { ...held, model }, outcome };
  const end = sent.do === 'finalize' ? 'finalized' : 'removed';
  return { place: { model, cartId: null, over: { ...held.over, [sent.cartId]: end } }, outcome };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Whether a call is answered with the whole cart. */
const answersCart = (sent: Sent, answer: Answered): boolean =>
  answer.status === 200 && sent.do !== 'change' && sent.do !== 'finalize';

/** What a call does, if its answer is right; `answer` null: nobody was told. */
export function effect(sent: Sent, answer: Answered | null, place: Place): readonly Place[] {
  const isRefused = answer !== null && answer.status >= 400;
  if (sent.do === 'look' && isRefused) return [];
  if (sent.do === 'look') return answer === null ? [place] : looked(sent, answer, place);
  if (sent.do === 'open') return isRefused ? [] : opened(place, answer);
  const { place: after, outcome } = expected(sent, place);
  if (answer === null) return [after];
  const { status, code, findings, cell } = outcome;
  const told = [status, code, findings, cell, sent.do === 'change' ? outcome.cart : undefined];
  const came = [
    answer.status,
    answer.code,
    answer.findings,
    answer.cell,
    sent.do === 'change' ? answer.cart : undefined,
  ];
  if (!same(told, came)) return [];
  return answersCart(sent, answer) ? looked(sent, answer, after) : [after];
}

/** Whether a call reads the cart that it answers in a step of its own: who opens a cart reads the one that stands then. */
export const looksAgain = (sent: Sent, answer: Answered | null): answer is Answered =>
  sent.do === 'open' && answer?.status === 200;

/** The cart that was answered, if that is the one that stands. */
export function looked(sent: Sent, answer: Answered, place: Place): readonly Place[] {
  const id = answer.cartId ?? null;
  if (id === null) return place.cartId === null ? [place] : [];
  const held = holding(place, id);
  const cart = held?.model.shops[at].cart;
  return held && cart && same(viewOf(cart, asWho(sent.who)), answer.cart) ? [held] : [];
}

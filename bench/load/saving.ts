import { changeLines, finalizeCart, type LineChange, type LinesAnswer } from '@selvedge/core/contract';
import { retryAfterOf, Unanswered } from './caller.ts';
import { cartOf, type Session } from './session.ts';
import { isAnswered } from './sheet.ts';

/** The core stores quantities again after 4 s, then after twice as long, up to a minute. */
const FIRST_PAUSE = 4_000;
const LONGEST_PAUSE = 60_000;

/** Writes down what was stored. @throws where anything was not. */
function acknowledge(session: Session, { head, stored, conflicts, refused }: LinesAnswer): void {
  const { ledger } = session;
  for (const { articleVariantId, quantity } of stored) ledger.stored(head.cartId, articleVariantId, quantity);
  // Stored at an attempt whose answer was lost.
  for (const { articleVariantId, mine, theirs } of conflicts) {
    if (mine !== theirs) throw new Error(`${articleVariantId} has ${theirs}, which nobody typed`);
    ledger.stored(head.cartId, articleVariantId, mine);
  }
  if (refused[0]) throw new Error(`${refused[0].articleVariantId}: ${refused[0].finding.code}`);
  session.cart = head;
}

/** Stores what was typed, again and again until it is acknowledged, as the page does. */
export async function save(session: Session, typed: readonly { variantId: string; quantity: number }[]) {
  const { calls, ledger, pace } = session;
  const { cartId, version } = cartOf(session);
  const changes: LineChange[] = typed.map(({ variantId, quantity }) => ({
    ...{ articleVariantId: variantId, quantity, was: ledger.quantityIn(cartId, variantId) },
  }));
  const params = { rightEnv: session.place.rightEnv, cartId };
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 2, LONGEST_PAUSE)) {
    const heard = await calls.once(changeLines, { params, body: { version, changes } });
    if (isAnswered(heard.status)) {
      acknowledge(session, JSON.parse(heard.text) as LinesAnswer);
      return;
    }
    for (const { articleVariantId, quantity } of changes) ledger.unheard(cartId, articleVariantId, quantity);
    if (heard.status !== 0 && heard.status !== 429 && heard.status < 500)
      throw new Unanswered('changeLines', heard);
    await pace.sleep(Math.max(wait * 0.75 + Math.random() * wait * 0.5, retryAfterOf(heard) ?? 0));
    if (pace.stopped) throw new Unanswered('changeLines', heard);
  }
}

/** An order without an answer is asked for again, three times after 2 s, with the same key. */
const ASKED_AGAIN = 3;
const ORDER_PAUSE = 2_000;

/** Finalizes; answers the order's id. @throws {Unanswered} after the last attempt. */
export async function finalize(session: Session): Promise<string> {
  const { calls, ledger, pace } = session;
  const { cartId, version } = cartOf(session);
  const key = `load-${cartId}-${version}`;
  const params = { rightEnv: session.place.rightEnv, cartId };
  for (let attempt = 0; ; attempt += 1) {
    const heard = await calls.once(finalizeCart, { params, body: { version }, key });
    if (isAnswered(heard.status)) {
      const { orderId, orderNumber } = JSON.parse(heard.text) as { orderId: string; orderNumber: string };
      ledger.finalized(cartId, orderNumber);
      return orderId;
    }
    if (attempt >= ASKED_AGAIN || pace.stopped) throw new Unanswered('finalizeCart', heard);
    await pace.sleep(Math.max(ORDER_PAUSE, retryAfterOf(heard) ?? 0));
  }
}

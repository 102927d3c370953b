import {
  approveCart,
  type CartHead,
  changeLines,
  finalizeCart,
  lastOrders,
  openCart,
  recallCart,
  removeCart,
} from '@selvedge/core/contract';
import { NothingThere } from '../http/deviation.ts';
import { need } from '../http/typed.ts';
import type { Ground } from './ground.ts';
import { isForeign, placeOf, rightEnv, variantsOf } from './place.ts';

/** A key that no other call had. */
export const freshKey = (): string => `conformance-${crypto.randomUUID()}`;

export const cartParams = ({ cartId }: Pick<CartHead, 'cartId'>) => ({ rightEnv, cartId }) as const;

async function ownHead(ground: Ground): Promise<{ readonly head: CartHead; readonly quantity: number }> {
  const { rightEnv: _, ...body } = await placeOf(ground);
  const { head, lines } = await need(ground.caller, openCart, { params: { rightEnv }, body });
  await ground.once('removal', async () =>
    ground.undoLater('the cart that was opened', () => removeOwn(ground)),
  );
  const { first } = await variantsOf(ground);
  const quantity = lines.find((line) => line.articleVariantId === first.articleVariantId)?.quantity ?? 0;
  if (head.state !== 'approved') return { head, quantity };
  return { head: (await need(ground.caller, recallCart, { params: cartParams(head) })).head, quantity };
}

async function removeOwn(ground: Ground): Promise<void> {
  const { head } = await ownHead(ground);
  const body = { version: head.version };
  await need(ground.caller, removeCart, { params: cartParams(head), body });
}

async function withPieces(ground: Ground, quantity: number): Promise<CartHead> {
  const own = await ownHead(ground);
  if (own.quantity === quantity) return own.head;
  const { first } = await variantsOf(ground);
  const changes = [{ articleVariantId: first.articleVariantId, quantity, was: own.quantity }];
  const body = { version: own.head.version, changes };
  const { head } = await need(ground.caller, changeLines, { params: cartParams(own.head), body });
  return head;
}

/** The suite's own cart, open, with one piece in it. */
export const filledCart = (ground: Ground): Promise<CartHead> => withPieces(ground, 1);

/** The suite's own cart, open, with nothing in it. */
export const emptyCart = (ground: Ground): Promise<CartHead> => withPieces(ground, 0);

/** The suite's own cart, approved. */
export async function approvedCart(ground: Ground): Promise<CartHead> {
  const { cartId, version } = await filledCart(ground);
  const approved = await need(ground.caller, approveCart, {
    params: cartParams({ cartId }),
    body: { version },
  });
  return approved.head;
}

/** A cart to be finalized. @throws {NothingThere} where no order is to be placed. */
export async function cartToFinalize(ground: Ground): Promise<CartHead> {
  if (!ground.wishes.order) throw new NothingThere('no order is to be placed (--no-order)');
  return filledCart(ground);
}

export const noteOrder = (ground: Ground, orderNumber: string): void =>
  ground.noteWritten(`order ${orderNumber} of one piece`);

/** An order: one of a single piece that is placed, or where none is to be placed the last one. */
export const orderIdOf = (ground: Ground): Promise<string> =>
  ground.once('order', async () => {
    if (!ground.wishes.order) {
      const last = await need(ground.caller, lastOrders, { params: { rightEnv }, query: {} });
      const [newest] = last;
      if (!newest) throw new NothingThere('no order is there, and none is to be placed (--no-order)');
      for (const { orderId, customerId } of last) if (await isForeign(ground, customerId)) return orderId;
      ground.notForeign(
        'orderId',
        'the stranger may see the last orders, and none is to be placed (--no-order)',
      );
      return newest.orderId;
    }
    const { version, ...head } = await filledCart(ground);
    const { orderId, orderNumber } = await need(ground.caller, finalizeCart, {
      params: cartParams(head),
      body: { version },
      headers: { 'idempotency-key': freshKey() },
    });
    noteOrder(ground, orderNumber);
    return orderId;
  });

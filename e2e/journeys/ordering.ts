import type { Api } from '@selvedge/core';
import {
  approveCart,
  type Cart,
  type CartHead,
  changeLines,
  currentCart,
  finalizeCart,
  openCart,
  type SeasonPlace,
} from '@selvedge/core/contract';
import type { OpenStyle } from './showroom.ts';

/** A cart with the first row of a style, five pieces in each cell, put there past the page. */
export async function fillCart(api: Api, place: SeasonPlace, { rows: [row] }: OpenStyle): Promise<Cart> {
  const { rightEnv, ...body } = place;
  const { head, lines } = await api.send(openCart, { params: { rightEnv }, body });
  const stored = new Map(lines.map((line) => [line.articleVariantId, line.quantity]));
  const changes = row.map(({ articleVariantId }) => ({
    articleVariantId,
    quantity: 5,
    was: stored.get(articleVariantId) ?? 0,
  }));
  const params = { rightEnv, cartId: head.cartId };
  const answer = await api.send(changeLines, { params, body: { version: head.version, changes } });
  return { head: answer.head, lines: answer.stored };
}

/** The same, approved: what waits for the POS Manager. */
export async function approvedCart(api: Api, place: SeasonPlace, open: OpenStyle): Promise<Cart> {
  const { head } = await fillCart(api, place, open);
  const params = { rightEnv: place.rightEnv, cartId: head.cartId };
  return api.send(approveCart, { params, body: { version: head.version } });
}

/** The same, finalized: the id of its order, and what the cart came to. */
export async function placedOrder(
  api: Api,
  place: SeasonPlace,
  open: OpenStyle,
): Promise<{ readonly orderId: string; readonly head: CartHead }> {
  const { head } = await fillCart(api, place, open);
  const { orderId } = await api.send(finalizeCart, {
    params: { rightEnv: place.rightEnv, cartId: head.cartId },
    body: { version: head.version },
    idempotencyKey: `finalize-${head.cartId}-${head.version}`,
  });
  return { orderId, head };
}

/** What the portal has stored of a place: pieces by variant; nothing where there is no cart. */
export async function storedAt(api: Api, place: SeasonPlace): Promise<Record<string, number>> {
  const cart = await api.send(currentCart, { params: place });
  return Object.fromEntries((cart?.lines ?? []).map((line) => [line.articleVariantId, line.quantity]));
}

import type { Api } from '@selvedge/core';
import { approveCart, type Cart, changeLines, openCart, type SeasonPlace } from '@selvedge/core/contract';
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

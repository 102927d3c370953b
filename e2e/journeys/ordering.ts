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
  type Style,
} from '@selvedge/core/contract';
import { hindranceOf } from '@selvedge/core/rules';
import { type OpenStyle, stylesOf } from './showroom.ts';

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

/**
 * A cart with the first open size in some colours of so many styles, put there past the page.
 *
 * @returns the styles in the list's order, and the variants that have pieces
 */
export async function fillStyles(
  api: Api,
  place: SeasonPlace,
  { styles: count, colours, quantity }: { styles: number; colours: number; quantity: number },
): Promise<{ readonly styles: readonly Style[]; readonly variantIds: readonly string[] }> {
  const moment = { place, now: Date.now() };
  const styles = (await stylesOf(api, place)).slice(0, count);
  const { rightEnv, ...body } = place;
  const { head } = await api.send(openCart, { params: { rightEnv }, body });
  const changes = styles.flatMap((style) =>
    style.colours.slice(0, colours).flatMap((colour) => {
      const first = colour.variants.find(
        (variant) => hindranceOf({ style, colour, variant }, moment) === null,
      );
      return first ? [{ articleVariantId: first.articleVariantId, quantity, was: 0 }] : [];
    }),
  );
  const params = { rightEnv, cartId: head.cartId };
  await api.send(changeLines, { params, body: { version: head.version, changes } });
  return { styles, variantIds: changes.map(({ articleVariantId }) => articleVariantId) };
}

/** A cart as `fillCart` makes it, approved: what waits for the POS Manager. */
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

import { type OrderingRight, type ResolvedRights, type RightEnv, rightEnvs } from '../contract/index.ts';
import type { OrderingRoute } from '../ordering/orderingRoute.ts';
import { handlesCarts, mayInsert, maySubmit, mayView } from './orderingRights.ts';

/** The right environment of what an address shows; orders are shown in that of pre-orders. */
export const envOf = (route: OrderingRoute): RightEnv => {
  if ('place' in route) return route.place.rightEnv;
  return 'rightEnv' in route ? route.rightEnv : 'preorder';
};

/** What a screen asks of its user, and the right to request where that is not given. */
interface Need {
  readonly isMet: (rights: ResolvedRights, rightEnv: RightEnv) => boolean;
  readonly right: AskedRight;
}

/** The rights that open screens. */
export type AskedRight = Extract<
  OrderingRight,
  'COLLECTION_VIEW' | 'SHOPPINGCART_INSERT' | 'SHOPPINGCART_SUBMIT'
>;

const viewing: Need = { isMet: mayView, right: 'COLLECTION_VIEW' };
const handling: Need = { isMet: handlesCarts, right: 'SHOPPINGCART_INSERT' };
const inserting: Need = { isMet: mayInsert, right: 'SHOPPINGCART_INSERT' };
const submitting: Need = { isMet: maySubmit, right: 'SHOPPINGCART_SUBMIT' };
/** An order's address does not say in which environment it was placed; the backend knows. */
const handlingSomewhere: Need = {
  isMet: (rights) => rightEnvs.some((rightEnv) => handlesCarts(rights, rightEnv)),
  right: 'SHOPPINGCART_INSERT',
};

/** What each screen of ordering needs (K2); the most general need comes first. */
const needs: Readonly<Record<OrderingRoute['screen'], readonly Need[]>> = {
  pos: [viewing],
  seasons: [viewing],
  styles: [viewing],
  style: [viewing],
  live: [viewing],
  carts: [viewing, handling],
  orders: [viewing, handling],
  groups: [viewing, handling],
  cart: [viewing, handling],
  check: [viewing, handling],
  entry: [viewing, inserting],
  waiting: [viewing, submitting],
  order: [handlingSomewhere],
};

/** The first right that somebody lacks to open a place; null: it is open to them. */
export const missingRight = (rights: ResolvedRights, route: OrderingRoute): AskedRight | null =>
  needs[route.screen].find(({ isMet }) => !isMet(rights, envOf(route)))?.right ?? null;

/** Whether a place is open to somebody: what is not is not shown to them, and nothing leads there. */
export const mayOpen = (rights: ResolvedRights, route: OrderingRoute): boolean =>
  missingRight(rights, route) === null;

import { type OrderingRight, type ResolvedRights, type RightEnv, rightEnvs } from '../contract/index.ts';
import type { OrderingRoute } from '../navigation/orderingRoute.ts';
import { handlesCarts, mayInsert, maySubmit, mayView } from './orderingRights.ts';

/** The right environment of a route; orders are shown in that of pre-orders. */
export const envOf = (route: OrderingRoute): RightEnv => {
  if ('place' in route) return route.place.rightEnv;
  return 'rightEnv' in route ? route.rightEnv : 'preorder';
};

/** The condition for opening a screen, and the right to request if it is not met. */
interface Need {
  readonly isMet: (rights: ResolvedRights, rightEnv: RightEnv) => boolean;
  readonly right: AskedRight;
}

/** The rights that give access to screens. */
export type AskedRight = Extract<
  OrderingRight,
  'COLLECTION_VIEW' | 'SHOPPINGCART_INSERT' | 'SHOPPINGCART_SUBMIT'
>;

const viewing: Need = { isMet: mayView, right: 'COLLECTION_VIEW' };
const handling: Need = { isMet: handlesCarts, right: 'SHOPPINGCART_INSERT' };
const inserting: Need = { isMet: mayInsert, right: 'SHOPPINGCART_INSERT' };
const submitting: Need = { isMet: maySubmit, right: 'SHOPPINGCART_SUBMIT' };
/** An order's address does not contain its right environment; only the backend knows it. */
const handlingSomewhere: Need = {
  isMet: (rights) => rightEnvs.some((rightEnv) => handlesCarts(rights, rightEnv)),
  right: 'SHOPPINGCART_INSERT',
};

/** The conditions of each ordering screen (K2); the most general one comes first. */
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

/** The first right a user lacks to open a route; null: the route is open to them. */
export const missingRight = (rights: ResolvedRights, route: OrderingRoute): AskedRight | null =>
  needs[route.screen].find(({ isMet }) => !isMet(rights, envOf(route)))?.right ?? null;

/** Whether a user may open a route. Other routes are not shown, and no link leads to them. */
export const mayOpen = (rights: ResolvedRights, route: OrderingRoute): boolean =>
  missingRight(rights, route) === null;

import { fetchScreenCode, type OrderingRoute } from '@selvedge/core/ordering';
import type { ComponentType } from 'react';
import { fetchWordsAhead } from '../../messages/languages.ts';
import { orderingPart } from '../../messages/orderingPart.ts';
import type { LazyPart } from '../../platform/lazyPart.ts';
import { FilterSetDialog } from '../catalog/filterSets/FilterSets.tsx';
import { NoneMatch } from '../catalog/Listing.tsx';
import { StyleTable } from '../catalog/list/StyleRows.tsx';
import { QuickOrderDialog } from '../matrix/SheetDesk.tsx';

/** A screen's part of the page. Its charts are fetched beside it: whichever comes first, the other is on its way. */
const screenPart = <Props extends object>(
  screen: OrderingRoute['screen'],
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  orderingPart(async () => {
    const [part] = await Promise.all([load(), fetchScreenCode(screen)]);
    return part;
  });

/**
 * The screens of the area besides the list of styles, which is part of the area's own chunk. Their code loads when they
 * are first shown, or ahead of that, once the current screen is ready.
 */
export const PosScreen = screenPart('pos', async () => ({
  default: (await import('../pos/PosScreen.tsx')).PosScreen,
}));
export const SeasonsScreen = screenPart('seasons', async () => ({
  default: (await import('../season/SeasonsScreen.tsx')).SeasonsScreen,
}));
export const WaitingScreen = screenPart('waiting', async () => ({
  default: (await import('../waiting/WaitingScreen.tsx')).WaitingScreen,
}));
export const OrderScreen = screenPart('order', async () => {
  const [screen] = await Promise.all([import('../order/OrderScreen.tsx'), fetchWordsAhead('entry')]);
  return { default: screen.OrderScreen };
});
export const CartsScreen = screenPart('carts', () => import('../cart/list/CartsScreen.tsx'));
export const OrdersScreen = screenPart('orders', () => import('../order/OrdersScreen.tsx'));
export const GroupsScreen = screenPart('groups', () => import('../group/GroupsScreen.tsx'));
export const StyleScreen = screenPart('style', async () => ({
  default: (await import('../style/StyleScreen.tsx')).StyleScreen,
}));
export const PlaceCart = screenPart('cart', () => import('./PlaceCart.tsx'));
export const CheckScreen = screenPart('check', async () => ({
  default: (await import('../check/CheckScreen.tsx')).CheckScreen,
}));
export const EntryScreen = screenPart('entry', async () => {
  const [screen] = await Promise.all([import('../entry/EntryScreen.tsx'), fetchWordsAhead('entry')]);
  return screen;
});
export const LiveScreen = screenPart('live', () => import('../live/LiveScreen.tsx'));
export const LiveEventsScreen = orderingPart(() => import('../live/LiveEventsScreen.tsx'));

/** The part of the page that shows a screen; the list comes with the area. */
export const partOf: Partial<Record<OrderingRoute['screen'], Pick<LazyPart<never>, 'fetchAhead'>>> = {
  pos: PosScreen,
  seasons: SeasonsScreen,
  waiting: WaitingScreen,
  carts: CartsScreen,
  orders: OrdersScreen,
  order: OrderScreen,
  groups: GroupsScreen,
  style: StyleScreen,
  cart: PlaceCart,
  check: CheckScreen,
  entry: EntryScreen,
  live: LiveScreen,
};

/** What users open from the list, the most likely first. */
export const besideTheList = [
  StyleScreen,
  QuickOrderDialog,
  PlaceCart,
  CheckScreen,
  EntryScreen,
  FilterSetDialog,
  StyleTable,
  NoneMatch,
  SeasonsScreen,
];

/** Screens that users open from the screens before the list. */
export const beforeTheList = [SeasonsScreen, PosScreen, StyleScreen];

import { fetchWordsAhead } from '../../messages/languages.ts';
import { lazyPart } from '../../platform/lazyPart.ts';
import { FilterSetDialog } from '../catalog/filterSets/FilterSets.tsx';
import { NoneMatch } from '../catalog/Listing.tsx';
import { StyleTable } from '../catalog/list/StyleRows.tsx';
import { QuickOrderDialog } from '../matrix/SheetDesk.tsx';

/**
 * The screens of the area besides the list of styles, which is part of the area's own chunk. Their code loads when they
 * are first shown, or ahead of that, once the current screen is ready.
 */
export const PosScreen = lazyPart(async () => ({
  default: (await import('../pos/PosScreen.tsx')).PosScreen,
}));
export const SeasonsScreen = lazyPart(async () => ({
  default: (await import('../season/SeasonsScreen.tsx')).SeasonsScreen,
}));
export const WaitingScreen = lazyPart(async () => ({
  default: (await import('../waiting/WaitingScreen.tsx')).WaitingScreen,
}));
export const OrderScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('../order/OrderScreen.tsx'), fetchWordsAhead('entry')]);
  return { default: screen.OrderScreen };
});
export const CartsScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('../cart/list/CartsScreen.tsx'), fetchWordsAhead('onDemand')]);
  return screen;
});
export const OrdersScreen = lazyPart(() => import('../order/OrdersScreen.tsx'));
export const GroupsScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('../group/GroupsScreen.tsx'), fetchWordsAhead('onDemand')]);
  return screen;
});
export const StyleScreen = lazyPart(async () => ({
  default: (await import('../style/StyleScreen.tsx')).StyleScreen,
}));
export const PlaceCart = lazyPart(() => import('./PlaceCart.tsx'));
export const CheckScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('../check/CheckScreen.tsx'), fetchWordsAhead('onDemand')]);
  return { default: screen.CheckScreen };
});
export const EntryScreen = lazyPart(async () => {
  const [screen] = await Promise.all([import('../entry/EntryScreen.tsx'), fetchWordsAhead('entry')]);
  return screen;
});
export const LiveScreen = lazyPart(() => import('../live/LiveScreen.tsx'));
export const LiveEventsScreen = lazyPart(() => import('../live/LiveEventsScreen.tsx'));

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

import { lazyPart } from '../../app/lazyPart.ts';

/**
 * The screens of the area beside the list of styles, which comes with the area itself. Their code is fetched when they
 * are first shown, or before, once what the user came for stands.
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
export const OrderScreen = lazyPart(async () => ({
  default: (await import('../order/OrderScreen.tsx')).OrderScreen,
}));
export const CartsScreen = lazyPart(() => import('../cart/CartsScreen.tsx'));
export const OrdersScreen = lazyPart(() => import('../order/OrdersScreen.tsx'));
export const GroupsScreen = lazyPart(() => import('../group/GroupsScreen.tsx'));
export const StyleScreen = lazyPart(async () => ({
  default: (await import('../style/StyleScreen.tsx')).StyleScreen,
}));
export const PlaceCart = lazyPart(() => import('./PlaceCart.tsx'));
export const CheckScreen = lazyPart(async () => ({
  default: (await import('../check/CheckScreen.tsx')).CheckScreen,
}));
export const EntryScreen = lazyPart(() => import('../entry/EntryScreen.tsx'));
export const LiveScreen = lazyPart(() => import('../live/LiveScreen.tsx'));
export const LiveEventsScreen = lazyPart(() => import('../live/LiveEventsScreen.tsx'));

/** Where one goes from the list, the most likely first. */
export const besideTheList = [StyleScreen, PlaceCart, CheckScreen, EntryScreen, SeasonsScreen];

/** Where one goes from the screens before the list. */
export const beforeTheList = [SeasonsScreen, PosScreen, StyleScreen];

import { array, type Infer, nullable, object, size, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { cartStruct } from './cart.ts';
import { type CartDetails, deliveryAddressStruct } from './orderDetails.ts';
import { cartParams } from './place.ts';

/** Maximum length of a customer's own order number, in UTF-16 units: what EANCOM carries in a reference (O9). */
export const LONGEST_ORDER_NUMBER = 35;

/**
 * What a customer says about an order (O9), as it is typed and stored. `customerOrderNumber` is '' if there is none;
 * `deliveryAddressId` null: the customer's own address; `requestedWeek` as 2027-W05, null: none.
 */
export const orderDetailsStruct = object({
  customerOrderNumber: size(string(), 0, 10_000),
  deliveryAddressId: nullable(idStruct),
  requestedWeek: nullable(size(string(), 0, 20)),
});
export type OrderDetails = Infer<typeof orderDetailsStruct>;

/** The order details of a cart's head, as a change of them names what it replaces. */
export const orderDetailsIn = ({
  details,
}: {
  readonly details?: CartDetails | undefined;
}): OrderDetails => ({
  customerOrderNumber: details?.customerOrderNumber ?? '',
  deliveryAddressId: details?.deliveryAddress?.addressId ?? null,
  requestedWeek: details?.requestedWeek ?? null,
});

const unseen = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Signs of no width, which come along when a text is copied from a page or a letter. */
const noWidth = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** A customer's own order number as it is stored: without what nobody sees, and without blanks around it. */
export const customerOrderNumber = (typed: string): string => typed.replaceAll(noWidth, '').trim();

/** `unreadable`: control characters, line ends, direction marks or an unpaired surrogate. */
export type OrderNumberFault = 'tooLong' | 'unreadable';

/** The fault of a customer's own order number in its stored form (O9); null: none. */
export function orderNumberFault(typed: string): OrderNumberFault | null {
  const number = customerOrderNumber(typed);
  if (unseen.test(number)) return 'unreadable';
  return number.length > LONGEST_ORDER_NUMBER ? 'tooLong' : null;
}

/** Order details as they are stored. */
export const storedDetails = (typed: OrderDetails): OrderDetails => ({
  ...typed,
  customerOrderNumber: customerOrderNumber(typed.customerOrderNumber),
});

/** Two order details say the same. */
export const sameDetails = (one: OrderDetails, other: OrderDetails): boolean =>
  customerOrderNumber(one.customerOrderNumber) === customerOrderNumber(other.customerOrderNumber) &&
  sameDelivery(one, other);

/** The part that an approval covers is the same: where and when the goods are wanted. */
export const sameDelivery = (one: OrderDetails, other: OrderDetails): boolean =>
  one.deliveryAddressId === other.deliveryAddressId && one.requestedWeek === other.requestedWeek;

/** Weeks as 2027-W05, `first` to `last`. */
export const weekSpanStruct = type({ first: string(), last: string() });
export type WeekSpan = Infer<typeof weekSpanStruct>;

/** What a cart's order details can be: the customer's further addresses by name, and the weeks it can ask for. */
export const deliveryChoicesStruct = type({
  addresses: array(deliveryAddressStruct),
  weeks: weekSpanStruct,
});
export type DeliveryChoices = Infer<typeof deliveryChoicesStruct>;

/** The addresses and weeks that the order details of a cart can name (O9). 404 as for the cart. */
export const deliveryChoices = endpoint({
  name: 'deliveryChoices',
  path: '/:rightEnv/carts/:cartId/delivery-choices',
  params: cartParams,
  answer: deliveryChoicesStruct,
});

/**
 * Stores the customer's own order number, the delivery address and the requested delivery week (O9). `was` is what they
 * replace: 409 `versionConflict` if something else is stored; 422 `customerOrderNumberTooLong`,
 * `customerOrderNumberUnreadable`, `deliveryAddressUnknown`, `requestedWeekUnknown`, `requestedWeekPast` or
 * `requestedWeekOutside`. Another address or week reopens an approved cart, another number does not.
 */
export const writeOrderDetails = endpoint({
  name: 'writeOrderDetails',
  method: 'PUT',
  path: '/:rightEnv/carts/:cartId/order-details',
  params: cartParams,
  body: object({ was: orderDetailsStruct, details: orderDetailsStruct }),
  answer: cartStruct,
});

import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { addressStruct, orderedDetailsStruct } from './orderDetails.ts';
import { orderStatusKinds, orderStatusStruct } from './orderStatus.ts';
import { customerParams, envParams, placeOfHead } from './place.ts';

/**
 * A variant of an order as it was finalized, texts in the user's language. `quantity` in pieces; `salesPrice` and
 * `retailPrice` (null: none) per piece, in minor units of the order's currency; `deliveryFrom` in epoch ms.
 */
export const orderLineStruct = type({
  articleId: string(),
  articleNumber: string(),
  styleName: string(),
  articleColorId: string(),
  colourName: string(),
  hex: string(),
  articleVariantId: string(),
  ean: string(),
  articleLength: string(),
  size: string(),
  quantity: integer(),
  salesPrice: integer(),
  retailPrice: nullable(integer()),
  deliveryFrom: integer(),
  /** The house's code of the colour; absent where an earlier release placed or tells the order. */
  colourCode: optional(string()),
  /** The style comes in one length only, which is then not shown. */
  oneLength: optional(boolean()),
  /** The rate of the tax that `retailPrice` includes, in thousandths (190 is 19 %); absent where it is not known. */
  vatPerMille: optional(integer()),
  /** Whether the colour has a picture today; absent in answers of an earlier release. */
  pictured: optional(boolean()),
});
export type OrderLine = Infer<typeof orderLineStruct>;

/** A finalized order; `value` and `retailValue` are minor units of `currency`. */
const orderHead = {
  orderId: string(),
  orderNumber: string(),
  cartId: string(),
  ...placeOfHead,
  /** Numbers of styles and of styles in a colour; an earlier release does not tell them. */
  styles: optional(integer()),
  options: optional(integer()),
  pieces: integer(),
  value: integer(),
  retailValue: integer(),
  approvedBy: nullable(string()),
  approvedAt: nullable(integer()),
  finalizedBy: string(),
  finalizedAt: integer(),
  note: string(),
  /** What the customer said about the order (O9); absent where it said nothing. */
  details: optional(orderedDetailsStruct),
  /** What the ERP reported last (O8), `at` in epoch ms; absent where it reported nothing yet, and in answers of an earlier release. */
  lastReport: optional(type({ kind: enums(orderStatusKinds), at: integer() })),
};

/**
 * A finalized order without its lines. `value` (sales prices) and `retailValue` are minor units of `currency`, times
 * are epoch ms. `approvedBy` and `approvedAt` are null if it was finalized without prior approval.
 */
export const orderHeadStruct = type(orderHead);
export type OrderHead = Infer<typeof orderHeadStruct>;

/** A finalized order with its lines. It never changes (O3); what becomes of it at the house is told beside it. */
export const orderStruct = type({
  ...orderHead,
  lines: array(orderLineStruct),
  /** What the ERP reported, in the order in which it came (O8); absent where it reported nothing yet. */
  statuses: optional(array(orderStatusStruct)),
  /** To whom the customer is invoiced today; absent where that is its own name and address. */
  invoiceAddress: optional(addressStruct),
});
export type Order = Infer<typeof orderStruct>;

/** One order. 404 if it is missing, belongs to somebody else or is forbidden. */
export const order = endpoint({
  name: 'order',
  path: '/orders/:orderId',
  params: object({ orderId: idStruct }),
  answer: orderStruct,
});

/** Maximum number of orders in the section 'Last orders' (R1, M6). */
export const LAST_ORDERS = 3;

/**
 * The newest orders of the customers the user may order for, at most {@link LAST_ORDERS}; with `customerId` only
 * those of that customer.
 */
export const lastOrders = endpoint({
  name: 'lastOrders',
  path: '/:rightEnv/last-orders',
  params: envParams,
  query: object({ customerId: optional(idStruct) }),
  answer: array(orderHeadStruct),
});

/** The customer's orders, newest first. */
export const orders = endpoint({
  name: 'orders',
  path: '/:rightEnv/orders/:customerId',
  params: customerParams,
  answer: array(orderHeadStruct),
});

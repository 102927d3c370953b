import { addressStruct } from '@selvedge/core/contract';
import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct';

/**
 * A line as the ERP gets it. `line` counts from 1; `quantity` in pieces; `salesPrice` and `retailPrice` (null: none)
 * per piece, in minor units of the order's currency; `deliveryFrom` in epoch ms, `deliveryWeek` as 2027-W05.
 */
const exportedLineStruct = type({
  line: integer(),
  ean: string(),
  articleNumber: string(),
  styleName: string(),
  /** null for orders of an early release. */
  colourCode: nullable(string()),
  colourName: string(),
  /** null where the style comes in one length only. */
  length: nullable(string()),
  size: string(),
  quantity: integer(),
  salesPrice: integer(),
  retailPrice: nullable(integer()),
  deliveryFrom: integer(),
  deliveryWeek: string(),
});
export type ExportedLine = Infer<typeof exportedLineStruct>;

/**
 * A finalized order as the ERP gets it (O6), texts in the portal's default language. `value` and `retailValue` are minor
 * units of `currency`. `finalizedAt` is epoch ms, `finalizedOn` that day in the house's time zone (2026-11-23). The
 * customer's addresses and VAT id are those of today; all else is as it was ordered.
 */
export const exportedOrderStruct = type({
  /** The cursor behind this order: who asks for what comes after it has this order already. */
  cursor: string(),
  orderId: string(),
  orderNumber: string(),
  finalizedAt: integer(),
  finalizedOn: string(),
  rightEnv: enums(['preorder', 'postorder']),
  season: string(),
  subdivision: string(),
  collectionType: string(),
  customer: type({
    number: string(),
    name: string(),
    street: string(),
    postcode: string(),
    city: string(),
    /** ISO 3166-1, two letters. */
    country: string(),
    vatId: nullable(string()),
    /** To whom its orders are invoiced; null: at its own name and address. */
    invoiceAddress: nullable(addressStruct),
  }),
  finalizedBy: string(),
  /** null if it was finalized without an approval. */
  approvedBy: nullable(string()),
  note: string(),
  /** The customer's own order number (O9); null: none. */
  customerOrderNumber: nullable(string()),
  /** Where the customer wants the goods, as it was when it ordered (O9); null: at its own address. */
  deliveryAddress: nullable(
    type({
      /** The house's name for it, as it was imported. */
      code: string(),
      ...addressStruct.schema,
    }),
  ),
  /** The week in which the customer wants the goods, as 2027-W05 (O9); null: none. */
  requestedWeek: nullable(string()),
  /** ISO 4217. */
  currency: string(),
  pieces: integer(),
  value: integer(),
  retailValue: integer(),
  lines: array(exportedLineStruct),
});
export type ExportedOrder = Infer<typeof exportedOrderStruct>;

/**
 * A page of orders. `next` is the cursor to go on from, also where there are none; `more`: there are further ones now.
 * `houseGln` is the house's Global Location Number (13 digits); null where none is configured.
 */
export const orderPageStruct = type({
  houseGln: nullable(string()),
  orders: array(exportedOrderStruct),
  next: string(),
  more: boolean(),
});

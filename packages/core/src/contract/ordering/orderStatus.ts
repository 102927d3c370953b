import { array, enums, type Infer, integer, optional, string, type } from 'superstruct';

/** What the house's ERP can report of an order (O8). */
export const orderStatusKinds = ['confirmed', 'changed', 'shipped', 'invoiced'] as const;

/**
 * What the house changed of a line; absent fields stayed as they were. `line` counts the order's lines from 1; `quantity` in
 * pieces, 0 where the line will not be delivered; `deliveryFrom` in epoch ms; `reason` as the house wrote it, blank where
 * it takes back what it wrote before. In a parcel: the pieces of the line that are in it.
 */
export const changedLineStruct = type({
  line: integer(),
  quantity: optional(integer()),
  deliveryFrom: optional(integer()),
  reason: optional(string()),
});
export type ChangedLine = Infer<typeof changedLineStruct>;

/**
 * What the house's ERP reported of an order (O8). `at` is when it happened, in epoch ms. `erpNumber` comes with
 * `confirmed`, `lines` with `changed`, `parcel` with `shipped`, `invoiceNumber` with `invoiced`. `lines` of `shipped`, where
 * they are told, are what is in the parcel; of two reports of one parcel the later one counts.
 */
export const orderStatusStruct = type({
  kind: enums(orderStatusKinds),
  at: integer(),
  erpNumber: optional(string()),
  parcel: optional(string()),
  invoiceNumber: optional(string()),
  lines: optional(array(changedLineStruct)),
});
export type OrderStatus = Infer<typeof orderStatusStruct>;

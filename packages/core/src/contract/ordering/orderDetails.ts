import { type Infer, nullable, string, type } from 'superstruct';

/** Where goods are delivered. `country` is ISO 3166-1, two letters. */
export const addressStruct = type({
  name: string(),
  street: string(),
  postcode: string(),
  city: string(),
  country: string(),
});
export type Address = Infer<typeof addressStruct>;

/** One of the customer's delivery addresses; `code` is the house's own name for it, unique for the customer. */
export const deliveryAddressStruct = type({ addressId: string(), code: string(), ...addressStruct.schema });
export type DeliveryAddress = Infer<typeof deliveryAddressStruct>;

/**
 * What a customer says about an order (O9), in the head of its cart, with the address as it is today.
 * `customerOrderNumber` is '' if there is none; `deliveryAddress` null: the customer's own; `requestedWeek` as 2027-W05,
 * null: none.
 */
export const cartDetailsStruct = type({
  customerOrderNumber: string(),
  deliveryAddress: nullable(deliveryAddressStruct),
  requestedWeek: nullable(string()),
});
export type CartDetails = Infer<typeof cartDetailsStruct>;

/** The same in an order, with the address as it was when the order was finalized. */
export const orderedDetailsStruct = type({
  customerOrderNumber: string(),
  deliveryAddress: nullable(type({ code: string(), ...addressStruct.schema })),
  requestedWeek: nullable(string()),
});
export type OrderedDetails = Infer<typeof orderedDetailsStruct>;

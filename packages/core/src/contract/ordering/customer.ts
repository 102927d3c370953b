import {
  array,
  boolean,
  enums,
  type Infer,
  integer,
  nullable,
  object,
  optional,
  size,
  string,
  type,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { customerParams, envParams } from './place.ts';

/**
 * A selling lock of a customer (N7). `subject` is the locked subdivision ('13-0') or collection type, null if the
 * whole customer is locked. `reason` is text in the user's language.
 */
export const lockStruct = type({
  scope: enums(['customer', 'subdivision', 'collectionType']),
  subject: nullable(string()),
  reason: string(),
});
export type Lock = Infer<typeof lockStruct>;

/**
 * What waits at a customer for the user: carts to go on with, orders to finalize, and the next end of a sale (epoch ms,
 * exclusive) among them and the seasons that end within two weeks; `soon`: it is one of those.
 */
export const customerWaitsStruct = type({
  carts: integer(),
  waiting: integer(),
  until: nullable(integer()),
  soon: boolean(),
});
export type CustomerWaits = Infer<typeof customerWaitsStruct>;

/**
 * A customer is a point of sale (POS); `currency` is ISO 4217, `country` ISO 3166 alpha-2. `waits` is only in lists, for
 * those where something waits.
 */
export const customerStruct = type({
  customerId: string(),
  customerNumber: string(),
  name: string(),
  street: string(),
  postcode: string(),
  city: string(),
  country: string(),
  currency: string(),
  favorite: boolean(),
  locks: array(lockStruct),
  waits: optional(customerWaitsStruct),
});
export type Customer = Infer<typeof customerStruct>;

/** Customers the user may order for; `query` matches name, number or city, as typed. */
export const customers = endpoint({
  name: 'customers',
  path: '/:rightEnv/customers',
  params: envParams,
  query: object({ query: optional(size(string(), 0, 100)) }),
  answer: array(customerStruct),
});

/** One customer. 404 if it is missing or belongs to somebody else. */
export const customer = endpoint({
  name: 'customer',
  path: '/:rightEnv/customers/:customerId',
  params: customerParams,
  answer: customerStruct,
});

/** Marks a customer as the user's favourite; idempotent, 204. 404 if it is missing or belongs to somebody else (L1). */
export const markCustomer = endpoint({
  name: 'markCustomer',
  method: 'PUT',
  path: '/:rightEnv/customer-favorite/:customerId',
  params: customerParams,
});

/** Removes the mark; idempotent, 204. 404 if the customer is missing or belongs to somebody else (L1). */
export const unmarkCustomer = endpoint({
  name: 'unmarkCustomer',
  method: 'DELETE',
  path: '/:rightEnv/customer-favorite/:customerId',
  params: customerParams,
});

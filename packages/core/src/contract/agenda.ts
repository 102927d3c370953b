import { array, enums, type Infer, integer, nullable, optional, string, type } from 'superstruct';
import { endpoint } from './endpoint.ts';
import { otherValuesField } from './ordering/otherValues.ts';
import { rightEnvStruct } from './ordering/place.ts';

/**
 * What waits for a person: a cart that was returned to them, an order to finalize, a cart to go on with, a season whose
 * sale ends within two weeks while points of sale have ordered nothing in it.
 */
export const agendaKinds = ['returned', 'finalize', 'cart', 'deadline'] as const;
export type AgendaKind = (typeof agendaKinds)[number];

/** Most entries that the call returns; `count` has all of them. */
export const MOST_AGENDA_ENTRIES = 50;
/** How long before its end a season counts as a deadline, ms. */
export const DEADLINE_AHEAD = 14 * 86_400_000;

/**
 * One thing that waits. `customers` is the number of points of sale concerned; `customer` is null where there are
 * several. `cart` is null for a deadline. `salesPeriodTo` is the end of the sale (epoch ms, exclusive), null if the season
 * is not sold any more. `reason` is why the cart was returned.
 */
export const agendaEntryStruct = type({
  kind: enums(agendaKinds),
  rightEnv: rightEnvStruct,
  season: string(),
  subdivision: string(),
  collectionType: string(),
  brandName: string(),
  lineName: string(),
  /** The house's name for the subdivision; '' if it has none, absent in answers of an earlier release. */
  subdivisionName: optional(string()),
  customers: integer(),
  customer: nullable(type({ customerId: string(), customerNumber: string(), name: string() })),
  cart: nullable(
    type({
      cartId: string(),
      pieces: integer(),
      value: integer(),
      otherValues: otherValuesField,
      currency: string(),
    }),
  ),
  reason: nullable(string()),
  salesPeriodTo: nullable(integer()),
});
export type AgendaEntry = Infer<typeof agendaEntryStruct>;

/** What waits for a person, most urgent first; `count` may exceed the number of `entries`. */
export const agendaStruct = type({
  serverTime: integer(),
  count: integer(),
  entries: array(agendaEntryStruct),
});
export type Agenda = Infer<typeof agendaStruct>;

/** What waits for the signed-in user, by their rights and customers; nothing without the right to order (B7). */
export const agenda = endpoint({ name: 'agenda', path: '/dashboard/agenda', answer: agendaStruct });

import type { AnyActorRef } from 'xstate';
import type { CartHead, DeliveryChoices, OrderDetails, SeasonPlace } from '../../contract/index.ts';
import type { DetailsDraft } from '../../keptWork/detailsDraft.ts';
import type { Failure } from '../../platform/api/failure.ts';

export interface OrderDetailsContext {
  place: SeasonPlace;
  mayInsert: boolean;
  /** The cart whose order details are edited; null: they were never opened. */
  head: CartHead | null;
  /** As typed and chosen. */
  typed: OrderDetails;
  /** What was stored when editing began. */
  was: OrderDetails;
  /** Somebody else stored `was` in the meantime, and the user has seen it. */
  overtaken: boolean;
  /** What can be chosen; null: not read yet. */
  choices: DeliveryChoices | null;
  failure: Failure | null;
  /** What an earlier page could not store, until it is opened. */
  found: DetailsDraft | null;
  /** When an earlier page kept what is typed (epoch ms); null: it was typed in this page. */
  resumedAt: number | null;
}

export type OrderDetailsEvent =
  | { type: 'orderDetails.opened'; head: CartHead }
  | { type: 'orderDetails.typed'; change: Partial<OrderDetails> }
  | { type: 'orderDetails.saved' }
  /** What is typed is kept for the next time. */
  | { type: 'orderDetails.closed' }
  | { type: 'orderDetails.discarded' }
  | { type: 'orderDetails.retried' }
  /** What an earlier page could not store. */
  | { type: 'orderDetails.found'; draft: DetailsDraft };

export interface OrderDetailsInput {
  readonly head: CartHead;
  readonly was: OrderDetails;
  readonly details: OrderDetails;
}

/** The place and chart whose order details are kept. */
export interface OrderDetailsOwner {
  readonly place: SeasonPlace;
  readonly details: AnyActorRef;
}

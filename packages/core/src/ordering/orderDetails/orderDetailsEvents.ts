import type { CartHead, DeliveryChoices, OrderDetails } from '../../contract/index.ts';
import type { Failure } from '../../platform/api/failure.ts';

export interface OrderDetailsContext {
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
}

export type OrderDetailsEvent =
  | { type: 'orderDetails.opened'; head: CartHead }
  | { type: 'orderDetails.typed'; change: Partial<OrderDetails> }
  | { type: 'orderDetails.saved' }
  /** What is typed is kept for the next time. */
  | { type: 'orderDetails.closed' }
  | { type: 'orderDetails.discarded' }
  | { type: 'orderDetails.retried' };

export interface OrderDetailsInput {
  readonly head: CartHead;
  readonly was: OrderDetails;
  readonly details: OrderDetails;
}

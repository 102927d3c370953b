import type { OrderStatus } from '@selvedge/core/contract';

/** What a report of the ERP says in a word (O8). */
export const statusWords = {
  confirmed: 'order.status.confirmed',
  changed: 'order.status.changed',
  shipped: 'order.status.shipped',
  invoiced: 'order.status.invoiced',
} as const satisfies Readonly<Record<OrderStatus['kind'], string>>;

import type { Order, OrderLine, OrderStatus } from '../../contract/index.ts';

/** A line that the house delivers otherwise than it was ordered; null: as it was ordered. */
export interface LineDifference {
  /** Position in the order, from 1. */
  readonly at: number;
  readonly line: OrderLine;
  readonly quantity: number | null;
  /** Epoch ms. */
  readonly deliveryFrom: number | null;
  readonly reason: string | null;
}

/** Where an order stands at the house (O8). */
export interface OrderProgress {
  /** All reports, the newest first. */
  readonly reports: readonly OrderStatus[];
  /** The ERP's number of the order; null until it is confirmed. */
  readonly erpNumber: string | null;
  /** What differs from what was ordered, in the order of the lines. */
  readonly differences: readonly LineDifference[];
}

/** What the reports of an order come to: a later one counts before an earlier one, field by field. */
export function orderProgress({ lines, statuses = [] }: Pick<Order, 'lines' | 'statuses'>): OrderProgress {
  const changes = new Map<number, Omit<LineDifference, 'at' | 'line'>>();
  for (const change of statuses.flatMap((status) => status.lines ?? [])) {
    const before = changes.get(change.line);
    changes.set(change.line, {
      quantity: change.quantity ?? before?.quantity ?? null,
      deliveryFrom: change.deliveryFrom ?? before?.deliveryFrom ?? null,
      reason: change.reason ?? before?.reason ?? null,
    });
  }
  const differences = lines.flatMap((line, index) => {
    const change = changes.get(index + 1);
    if (!change) return [];
    const quantity = change.quantity === line.quantity ? null : change.quantity;
    const deliveryFrom = change.deliveryFrom === line.deliveryFrom ? null : change.deliveryFrom;
    if (quantity === null && deliveryFrom === null) return [];
    return [{ at: index + 1, line, quantity, deliveryFrom, reason: change.reason }];
  });
  return {
    reports: statuses.toReversed(),
    erpNumber: statuses.findLast(({ erpNumber }) => erpNumber !== undefined)?.erpNumber ?? null,
    differences,
  };
}

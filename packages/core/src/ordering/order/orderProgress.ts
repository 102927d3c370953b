import type { OrderLine, OrderStatus } from '../../contract/index.ts';

/** What of a line counts here. */
type ProgressLine = Pick<OrderLine, 'quantity' | 'deliveryFrom'>;

/** A line of which the house reported a change, as it is now. */
export interface ReportedLine {
  /** Position in the order, from 1. */
  readonly at: number;
  readonly quantity: number;
  /** Epoch ms. */
  readonly deliveryFrom: number;
  readonly reason: string | null;
}

/** A line that the house delivers otherwise than it was ordered; null: as it was ordered. */
export interface LineDifference<Line = OrderLine> {
  /** Position in the order, from 1. */
  readonly at: number;
  readonly line: Line;
  readonly quantity: number | null;
  /** Epoch ms. */
  readonly deliveryFrom: number | null;
  readonly reason: string | null;
}

/** Where an order stands at the house (O8). */
export interface OrderProgress<Line = OrderLine> {
  /** All reports, the newest first. */
  readonly reports: readonly OrderStatus[];
  /** The ERP's number of the order; null until it is confirmed. */
  readonly erpNumber: string | null;
  /** The lines of which a change was reported. */
  readonly lines: readonly ReportedLine[];
  /** What differs from what was ordered, in the order of the lines. */
  readonly differences: readonly LineDifference<Line>[];
  /** The pieces that were sent, of those that will be delivered; null where a parcel does not say what is in it. */
  readonly shipped: { readonly pieces: number; readonly of: number } | null;
}

interface Progressing<Line> {
  readonly lines: readonly Line[];
  readonly statuses?: readonly OrderStatus[] | undefined;
}

function reportedLines<Line extends ProgressLine>({
  lines,
  statuses = [],
}: Progressing<Line>): ReportedLine[] {
  const changes = new Map<number, ReportedLine>();
  for (const { kind, lines: changed = [] } of statuses) {
    if (kind !== 'changed') continue;
    for (const { line: at, quantity, deliveryFrom, reason } of changed) {
      const line = lines[at - 1];
      if (!line) continue;
      const before = changes.get(at) ?? { ...line, reason: null };
      changes.set(at, {
        at,
        quantity: quantity ?? before.quantity,
        deliveryFrom: deliveryFrom ?? before.deliveryFrom,
        // A blank one takes back what was said before.
        reason: (reason ?? before.reason) || null,
      });
    }
  }
  return [...changes.values()].toSorted((one, other) => one.at - other.at);
}

/** Of two reports of one parcel the later one counts. */
function shippedPieces(statuses: readonly OrderStatus[]): number | null {
  const parcels = new Map(
    statuses.flatMap((status) => (status.kind === 'shipped' ? [[status.parcel, status.lines]] : [])),
  );
  if (parcels.size === 0) return null;
  let pieces = 0;
  for (const lines of parcels.values()) {
    if (lines === undefined) return null;
    for (const { quantity = 0 } of lines) pieces += quantity;
  }
  return pieces;
}

/** What the reports of an order come to: a later one counts before an earlier one, field by field. */
export function orderProgress<Line extends ProgressLine>(order: Progressing<Line>): OrderProgress<Line> {
  const { lines, statuses = [] } = order;
  const reported = reportedLines(order);
  const differences = reported.flatMap(({ at, quantity, deliveryFrom, reason }) => {
    const line = lines[at - 1];
    if (!line || (quantity === line.quantity && deliveryFrom === line.deliveryFrom)) return [];
    return {
      ...{ at, line, reason },
      quantity: quantity === line.quantity ? null : quantity,
      deliveryFrom: deliveryFrom === line.deliveryFrom ? null : deliveryFrom,
    };
  });
  const now = new Map(reported.map(({ at, quantity }) => [at, quantity]));
  const of = lines.reduce((sum, { quantity }, index) => sum + (now.get(index + 1) ?? quantity), 0);
  const pieces = shippedPieces(statuses);
  return {
    reports: statuses.toReversed(),
    erpNumber: statuses.findLast(({ erpNumber }) => erpNumber !== undefined)?.erpNumber ?? null,
    lines: reported,
    differences,
    shipped: pieces === null ? null : { pieces, of },
  };
}

import { orderStatusKinds, quantityStruct } from '@selvedge/core/contract';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import {
  array,
  enums,
  type Infer,
  integer,
  max,
  min,
  object,
  optional,
  pattern,
  size,
  string,
} from 'superstruct';
import type { AppContext } from '../appContext.ts';
import { inTransaction, within } from '../database/transaction.ts';
import { requestHashOf } from '../idempotency/idempotency.ts';
import { orderLines, orders } from '../ordering/order/order.schema.ts';
import { keepStatus, readStatuses } from '../ordering/order/status/orderStatus.store.ts';
import { tellOfStatuses } from '../ordering/order/telling/tellOfStatuses.ts';
import { isAhead, lineField } from './fields.ts';
import { operatorCall } from './operatorCall.ts';
import { OperatorRefusal, unknown, unusable } from './operatorRefusal.ts';

/** Whoever sends seconds for milliseconds is told, instead of the buyer. */
const moment = max(min(integer(), Date.UTC(2000, 0)), Date.UTC(2200, 0));

const reportStruct = object({
  key: pattern(string(), /^[\w.:/-]{1,200}$/),
  kind: enums(orderStatusKinds),
  at: optional(moment),
  erpNumber: optional(lineField),
  parcel: optional(lineField),
  invoiceNumber: optional(lineField),
  lines: optional(
    size(
      array(
        object({
          line: min(integer(), 1),
          quantity: optional(quantityStruct),
          deliveryFrom: optional(moment),
          reason: optional(lineField),
        }),
      ),
      1,
      50_000,
    ),
  ),
});
type OrderReport = Infer<typeof reportStruct>;

/** What each kind has to say. */
const needed = {
  confirmed: 'erpNumber',
  changed: 'lines',
  shipped: 'parcel',
  invoiced: 'invoiceNumber',
} as const satisfies Readonly<Record<OrderReport['kind'], keyof OrderReport>>;

const own = Object.values(needed);

/** Lines also say what is in a parcel. */
const isForeign = (field: (typeof own)[number], kind: OrderReport['kind']): boolean =>
  field !== needed[kind] && !(field === 'lines' && kind === 'shipped');

/** What is wrong with the lines of a report. */
function lineFaultOf({ kind, lines = [] }: OrderReport, lineCount: number): string | null {
  const beyond = lines.find(({ line }) => line > lineCount);
  if (beyond) return `lines: the order has ${lineCount} lines, and none with number ${beyond.line}.`;
  const known = new Set<number>();
  const twice = lines.find(({ line }) => known.size === known.add(line).size);
  if (twice) return `lines: line ${twice.line} is named twice.`;
  if (kind === 'shipped') {
    const odd = lines.find((line) => !line.quantity || line.deliveryFrom !== undefined || line.reason);
    return odd ? `lines: of line ${odd.line} a parcel has pieces, and nothing else is told.` : null;
  }
  const idle = lines.find((line) => line.quantity === undefined && line.deliveryFrom === undefined);
  return idle ? `lines: of line ${idle.line} neither quantity nor deliveryFrom is given.` : null;
}

/** What is wrong with a report of an order with so many lines, in a sentence; null: nothing. `now` in epoch ms. */
function faultOf(report: OrderReport, lineCount: number, now: number): string | null {
  const field = needed[report.kind];
  if (report[field] === undefined) return `${field}: a report of '${report.kind}' needs it.`;
  const foreign = own.find((one) => isForeign(one, report.kind) && report[one] !== undefined);
  if (foreign) return `${foreign}: a report of '${report.kind}' has none; send another report for it.`;
  if (report.at !== undefined && isAhead(report.at, now)) return 'at: it lies in the future.';
  return lineFaultOf(report, lineCount);
}

/** The same for the same report, in whatever order its sender writes the fields. */
const hashOf = ({ kind, at, erpNumber, parcel, invoiceNumber, lines = [] }: OrderReport): string =>
  requestHashOf([
    ...[kind, at, erpNumber, parcel, invoiceNumber],
    lines.map(({ line, quantity, deliveryFrom, reason }) => [line, quantity, deliveryFrom, reason]),
  ]);

/** What becomes of finalized orders at the house, as its ERP reports it (O8). */
export function orderStatusCalls(scope: FastifyInstance, { database, config, now }: AppContext): void {
  const { db } = database;

  async function orderIdOf(orderNumber: string): Promise<string> {
    const [found] = await db
      .select({ orderId: orders.orderId })
      .from(orders)
      .where(eq(orders.orderNumber, orderNumber));
    if (!found) throw unknown('order', orderNumber);
    return found.orderId;
  }

  operatorCall(scope, 'GET', '/orders/:orderNumber/status', null, async ({ param }) =>
    readStatuses(db, await orderIdOf(param('orderNumber'))),
  );

  operatorCall(scope, 'POST', '/orders/:orderNumber/status', reportStruct, async ({ param, body }) => {
    const orderId = await orderIdOf(param('orderNumber'));
    const [counted] = await db
      .select({ lines: count() })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId));
    const fault = faultOf(body, counted?.lines ?? 0, now());
    if (fault !== null) throw unusable(fault);
    const { key, at = now(), ...rest } = body;
    const status = { ...rest, at };
    const outcome = await inTransaction(database, async (transaction) => {
      const report = { orderId, key, requestHash: hashOf(body), status };
      const kept = await keepStatus(transaction, report, now());
      if (kept === 'kept')
        await tellOfStatuses(within(database, transaction), eq(orders.orderId, orderId), {
          ...config,
          now: now(),
        });
      return kept;
    });
    if (outcome === 'otherReport')
      throw new OperatorRefusal(409, `The key '${key}' came before, with another report of this order.`);
    return { isRepeated: outcome === 'repeated', statuses: await readStatuses(db, orderId) };
  });
}

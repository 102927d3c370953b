import {
  inLanguage,
  type Language,
  type Order,
  type OrderedDetails,
  type OrderHead,
} from '@selvedge/core/contract';
import { asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { cartApprovals } from '../cart/cart.schema.ts';
import { subdivisionNameOf } from '../place/subdivisionName.ts';
import { addressOf } from '../pos/addressOf.ts';
import { customers } from '../pos/customer.schema.ts';
import { invoiceAddresses } from '../pos/invoiceAddress.schema.ts';
import { colours } from '../style/colour.schema.ts';
import { knownVat } from '../style/vatOfStyle.ts';
import { orderLines, orders } from './order.schema.ts';
import { lastReportIn, readStatuses } from './status/orderStatus.store.ts';

const {
  finalizedById: _,
  styles,
  options,
  exportPosition: __,
  customerOrderNumber,
  deliveryAddress,
  requestedWeek,
  ...ownColumns
} = getTableColumns(orders);
const details = { customerOrderNumber, deliveryAddress, requestedWeek };
const counts = { styles, options };
const headColumns = { ...ownColumns, approvedAt: cartApprovals.approvedAt };

/** Whether the customer said nothing about its order (O9). */
const saysNothing = (said: OrderedDetails): boolean =>
  said.customerOrderNumber === '' && said.deliveryAddress === null && said.requestedWeek === null;

/** Orders that the condition names, newest first; null: none. It may name columns of `orders` and `customers`. */
export async function readOrderHeads(
  db: Queryable,
  which: SQL | null | undefined,
  most?: number,
): Promise<OrderHead[]> {
  if (!which) return [];
  const last = lastReportIn(db);
  const found = db
    .select({
      head: { ...headColumns, subdivisionName: subdivisionNameOf(db, orders.subdivision) },
      ...{ details, counts, reported: last.kind, reportedAt: last.at },
    })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .leftJoin(cartApprovals, eq(cartApprovals.cartId, orders.cartId))
    .leftJoinLateral(last, sql`true`)
    .where(which)
    .orderBy(desc(orders.finalizedAt), desc(orders.orderNumber));
  const rows = await (most === undefined ? found : found.limit(most));
  return rows.map(({ head, details: said, counts: { styles, options }, reported, reportedAt }) => ({
    ...head,
    ...(styles !== null && options !== null && { styles, options }),
    ...(!saysNothing(said) && { details: said }),
    ...(reported !== null && reportedAt !== null && { lastReport: { kind: reported, at: reportedAt } }),
  }));
}

/** An order with its lines, and what the ERP reported of it. */
export async function readOrder(db: Queryable, head: OrderHead, language: Language): Promise<Order> {
  const lines = await db
    .select({ line: orderLines, pictured: colours.pictured })
    .from(orderLines)
    .leftJoin(colours, eq(colours.articleColorId, orderLines.articleColorId))
    .where(eq(orderLines.orderId, head.orderId))
    .orderBy(asc(orderLines.position));
  const statuses = await readStatuses(db, head.orderId);
  const [invoiced] = await db
    .select()
    .from(invoiceAddresses)
    .where(eq(invoiceAddresses.customerId, head.customerId));
  return {
    ...head,
    ...(statuses.length > 0 && { statuses }),
    ...(invoiced && { invoiceAddress: addressOf(invoiced) }),
    lines: lines.map(({ line, pictured }) => ({
      articleId: line.articleId,
      articleNumber: line.articleNumber,
      styleName: inLanguage(line.styleName, language),
      articleColorId: line.articleColorId,
      colourName: inLanguage(line.colourName, language),
      hex: line.hex,
      articleVariantId: line.articleVariantId,
      ean: line.ean,
      articleLength: line.articleLength,
      size: line.size,
      quantity: line.quantity,
      salesPrice: line.salesPrice,
      retailPrice: line.retailPrice,
      deliveryFrom: line.deliveryFrom,
      ...(line.colourCode === null ? {} : { colourCode: line.colourCode }),
      oneLength: line.oneLength ?? false,
      ...knownVat(line.vatPerMille),
      pictured: pictured ?? false,
    })),
  };
}

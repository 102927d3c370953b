import { csvText, withoutFormula } from '@selvedge/core/order';
import { amountIn } from './amount.ts';
import type { ExportedLine, ExportedOrder } from './exportedOrder.ts';

interface WrittenLine extends ExportedLine {
  readonly order: ExportedOrder;
  readonly amount: (minor: number) => string;
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length);

/** What stands under each heading, in order. A heading stays once it is published; new ones are added at the end. */
const columns: readonly (readonly [heading: string, cell: (line: WrittenLine) => string | number])[] = [
  ['orderNumber', ({ order }) => order.orderNumber],
  ['finalizedAt', ({ order }) => new Date(order.finalizedAt).toISOString()],
  ['rightEnv', ({ order }) => order.rightEnv],
  ['season', ({ order }) => order.season],
  ['subdivision', ({ order }) => order.subdivision],
  ['collectionType', ({ order }) => order.collectionType],
  ['customerNumber', ({ order }) => order.customer.number],
  ['customerName', ({ order }) => order.customer.name],
  ['street', ({ order }) => order.customer.street],
  ['postcode', ({ order }) => order.customer.postcode],
  ['city', ({ order }) => order.customer.city],
  ['country', ({ order }) => order.customer.country],
  ['vatId', ({ order }) => order.customer.vatId ?? ''],
  ['finalizedBy', ({ order }) => order.finalizedBy],
  ['approvedBy', ({ order }) => order.approvedBy ?? ''],
  ['note', ({ order }) => order.note],
  ['currency', ({ order }) => order.currency],
  ['orderPieces', ({ order }) => order.pieces],
  ['orderValue', ({ order, amount }) => amount(order.value)],
  ['line', ({ line }) => line],
  ['ean', ({ ean }) => ean],
  ['articleNumber', ({ articleNumber }) => articleNumber],
  ['styleName', ({ styleName }) => styleName],
  ['colourCode', ({ colourCode }) => colourCode ?? ''],
  ['colourName', ({ colourName }) => colourName],
  ['length', ({ length }) => length ?? ''],
  ['size', ({ size }) => size],
  ['quantity', ({ quantity }) => quantity],
  ['salesPrice', ({ salesPrice, amount }) => amount(salesPrice)],
  ['retailPrice', ({ retailPrice, amount }) => (retailPrice === null ? '' : amount(retailPrice))],
  ['deliveryFrom', ({ deliveryFrom }) => dayOf(deliveryFrom)],
  ['deliveryWeek', ({ deliveryWeek }) => deliveryWeek],
  ['customerOrderNumber', ({ order }) => order.customerOrderNumber ?? ''],
  ['deliveryCode', ({ order }) => order.deliveryAddress?.code ?? ''],
  ['deliveryName', ({ order }) => order.deliveryAddress?.name ?? ''],
  ['deliveryStreet', ({ order }) => order.deliveryAddress?.street ?? ''],
  ['deliveryPostcode', ({ order }) => order.deliveryAddress?.postcode ?? ''],
  ['deliveryCity', ({ order }) => order.deliveryAddress?.city ?? ''],
  ['deliveryCountry', ({ order }) => order.deliveryAddress?.country ?? ''],
  ['requestedWeek', ({ order }) => order.requestedWeek ?? ''],
  ['invoiceName', ({ order }) => order.customer.invoiceAddress?.name ?? ''],
  ['invoiceStreet', ({ order }) => order.customer.invoiceAddress?.street ?? ''],
  ['invoicePostcode', ({ order }) => order.customer.invoiceAddress?.postcode ?? ''],
  ['invoiceCity', ({ order }) => order.customer.invoiceAddress?.city ?? ''],
  ['invoiceCountry', ({ order }) => order.customer.invoiceAddress?.country ?? ''],
];

/** Orders as CSV, one row a line, in UTF-8 with commas and points (O6). Texts that spreadsheets would calculate are protected. */
export function orderCsv(orders: readonly ExportedOrder[]): string {
  const rows = orders.flatMap((order) => {
    const amount = amountIn(order.currency);
    return order.lines.map((line) => columns.map(([, cell]) => cell({ ...line, order, amount })));
  });
  return csvText([columns.map(([heading]) => heading), ...rows], ',', withoutFormula);
}

import type { Address } from '@selvedge/core/contract';
import { startOfWeek } from '@selvedge/core/order';
import { amountIn } from '../amount.ts';
import type { ExportedLine, ExportedOrder } from '../exportedOrder.ts';
import { piecesOf, segment } from './segment.ts';

/** What differs between the two releases of EANCOM. */
export interface Release {
  readonly directory: '96A' | '01B';
  /** The version of EANCOM's ORDERS in that directory. */
  readonly eancom: string;
  /** What a line's number is called: an EAN. */
  readonly itemNumber: 'EN' | 'SRV';
  /** Characters of a postcode at most. */
  readonly postcode: number;
}

export const releases = {
  'edifact-d96a': { directory: '96A', eancom: 'EAN008', itemNumber: 'EN', postcode: 9 },
  'edifact-d01b': { directory: '01B', eancom: 'EAN010', itemNumber: 'SRV', postcode: 17 },
} as const satisfies Readonly<Record<string, Release>>;

const NAME = 35;
/** In ms. */
const DAY = 86_400_000;
const compact = (day: string): string => day.replaceAll('-', '');
const dayOf = (at: number): string => compact(new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length));

/** A party with its number in the seller's own system (91) and its address. */
function addressed(role: 'BY' | 'DP' | 'IV', number: string, address: Address, release: Release): string {
  const { name, street, city, postcode, country } = address;
  return segment(
    'NAD',
    role,
    [number, '', '91'],
    '',
    piecesOf(name, NAME, 5),
    piecesOf(street, NAME, 3),
    piecesOf(city, NAME, 1),
    '',
    postcode.length > release.postcode ? postcode.replaceAll(/[\s-]/g, '') : postcode,
    country,
  );
}

function partiesOf(order: ExportedOrder, houseGln: string, release: Release): string[] {
  const { customer, deliveryAddress, finalizedBy } = order;
  const { vatId } = customer;
  return [
    addressed('BY', customer.number, customer, release),
    ...(vatId === null ? [] : [segment('RFF', ['VA', vatId])]),
    segment('CTA', 'PD', ['', ...piecesOf(finalizedBy, NAME, 1)]),
    // 9: the number is a GLN.
    segment('NAD', 'SU', [houseGln, '', '9']),
    ...(deliveryAddress === null ? [] : [addressed('DP', deliveryAddress.code, deliveryAddress, release)]),
    // An invoice address has no number of its own: it belongs to the customer.
    ...(customer.invoiceAddress === null
      ? []
      : [addressed('IV', customer.number, customer.invoiceAddress, release)]),
  ];
}

function lineSegments(line: ExportedLine, amount: (minor: number) => string, release: Release): string[] {
  const { quantity, salesPrice, retailPrice } = line;
  return [
    segment('LIN', String(line.line), '', [line.ean, release.itemNumber]),
    segment('PIA', '1', [line.articleNumber, 'SA']),
    segment('IMD', 'F', '8', ['', '', '', ...piecesOf(line.styleName, NAME, 2)]),
    segment('IMD', 'F', '35', [line.colourCode ?? '', '', '91', ...piecesOf(line.colourName, NAME, 2)]),
    segment('IMD', 'F', '98', ['', '', '', line.size, line.length ?? '']),
    segment('QTY', ['21', String(quantity)]),
    segment('DTM', ['64', dayOf(line.deliveryFrom), '102']),
    segment('MOA', ['203', amount(quantity * salesPrice)]),
    segment('PRI', ['AAA', amount(salesPrice)]),
    ...(retailPrice === null ? [] : [segment('PRI', ['AAE', amount(retailPrice), '', 'SRP'])]),
  ];
}

/** The requested week as a period from Monday to Sunday (718): a line's own date (64) stands beside it. */
function requestedDelivery({ requestedWeek }: ExportedOrder): string[] {
  const start = requestedWeek === null ? null : startOfWeek(requestedWeek);
  if (start === null) return [];
  const [monday, sunday] = [dayOf(start), dayOf(start + 6 * DAY)];
  return [segment('DTM', ['2', `${monday}${sunday}`, '718'])];
}

/** An order as one EANCOM ORDERS message, `UNH` to `UNT`, under a reference that is its own in the interchange (O6). */
export function orderMessage(
  order: ExportedOrder,
  { reference, houseGln, release }: { reference: string; houseGln: string; release: Release },
): string[] {
  const amount = amountIn(order.currency);
  const segments = [
    segment('UNH', reference, ['ORDERS', 'D', release.directory, 'UN', release.eancom]),
    segment('BGM', '220', order.orderNumber, '9'),
    segment('DTM', ['137', compact(order.finalizedOn), '102']),
    ...requestedDelivery(order),
    ...piecesOf(order.note, 70, 99).map((text) => segment('FTX', 'AAI', '', '', text)),
    segment('FTX', 'ZZZ', '', '', [order.season, order.subdivision, order.collectionType, order.rightEnv]),
    ...(order.customerOrderNumber === null ? [] : [segment('RFF', ['CR', order.customerOrderNumber])]),
    ...partiesOf(order, houseGln, release),
    segment('CUX', ['2', order.currency, '9']),
    ...order.lines.flatMap((line) => lineSegments(line, amount, release)),
    segment('UNS', 'S'),
    segment('MOA', ['79', amount(order.value)]),
    segment('CNT', ['1', String(order.pieces)]),
    segment('CNT', ['2', String(order.lines.length)]),
  ];
  return [...segments, segment('UNT', String(segments.length + 1), reference)];
}

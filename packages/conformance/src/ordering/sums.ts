import {
  type Cart,
  type CartHead,
  type CartLine,
  type CopySums,
  type CopyTarget,
  customerCarts,
  type Group,
  type GroupHead,
  groupOrder,
  type Order,
  type OrderHead,
  type OrderLimit,
  order,
  orders,
  readCart,
  styleDetail,
} from '@selvedge/core/contract';
import { orderSums } from '@selvedge/core/order';
import { toldTotals, totalsOf } from '@selvedge/core/rules';
import { cartParams } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { type Place, placeOf, rightEnv } from '../fixture/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { answerOf } from '../http/typed.ts';

/** Description of a check of totals. */
export const addsUp = 'its totals are those of its lines, to the cent';

/** Pieces and value of a cart's lines at the prices stored in its currency. A line without a price has no value. */
const linesOf = ({ lines }: Pick<Cart, 'lines'>) => [
  lines.reduce((sum, { quantity }) => sum + quantity, 0),
  lines.reduce(
    (sum, { quantity, storedPrice, storedCurrency }) =>
      sum + (storedCurrency === undefined ? quantity * (storedPrice ?? 0) : 0),
    0,
  ),
];

/** @throws {Deviation} unless pieces and value of a cart match its lines. */
export function expectCart({ head, lines }: Cart): void {
  expectSame([head.pieces, head.value], linesOf({ lines }), 'pieces and value of the lines');
}

/** The same for a head alone; reads its lines. */
export async function expectHead(
  { caller }: Fixture,
  head: Pick<CartHead, 'cartId' | 'styles' | 'options' | 'pieces' | 'value'>,
): Promise<void> {
  const cart = await answerOf(caller, readCart, { params: cartParams(head) });
  expectSame(
    [head.pieces, head.value],
    linesOf(cart),
    `pieces and value of the lines of cart ${head.cartId}`,
  );
  const told = toldTotals(head);
  if (told) expectSame(told, totalsOf(cart.lines), `styles and options of cart ${head.cartId}`);
}

/** Checks the head of the suite's own cart in a list. */
export async function expectHeadAmong(
  fixture: Fixture,
  heads: readonly CartHead[],
  cartId: string,
): Promise<void> {
  const head = heads.find((one) => one.cartId === cartId);
  expectThat(
    head !== undefined,
    `cart ${cartId}`,
    heads.map((one) => one.cartId),
  );
  await expectHead(fixture, head);
}

function valuesOf(heads: readonly CartHead[]): readonly (readonly [string, number])[] {
  const sums = new Map<string, number>();
  for (const head of heads)
    for (const { currency, value } of [head, ...(head.otherValues ?? [])])
      sums.set(currency, (sums.get(currency) ?? 0) + value);
  return [...sums].toSorted();
}

const readGroup = (head: GroupHead) => [
  head.carts,
  head.finalized,
  head.customers,
  head.pieces,
  head.values.map(({ currency, value }) => [currency, value]).toSorted(),
];

const groupSums = (carts: Group['carts']) => {
  const heads = carts.map(({ head }) => head);
  return [
    heads.length,
    heads.filter(({ state }) => state === 'finalized').length,
    new Set(heads.map(({ customerId }) => customerId)).size,
    heads.reduce((sum, { pieces }) => sum + pieces, 0),
    valuesOf(heads),
  ];
};

const groupWords = 'carts, finalized, customers, pieces and values';

/** @throws {Deviation} unless the totals of a group order match its carts, and theirs match their lines. */
export async function expectGroup(fixture: Fixture, { head, carts }: Group): Promise<void> {
  expectSame(readGroup(head), groupSums(carts), groupWords);
  for (const cart of carts) await expectHead(fixture, cart.head);
}

export async function expectGroupHead({ caller }: Fixture, head: GroupHead): Promise<void> {
  const { carts } = await answerOf(caller, groupOrder, { params: { rightEnv, groupId: head.groupId } });
  expectSame(readGroup(head), groupSums(carts), groupWords);
}

/** @throws {Deviation} unless pieces, value and retail value of an order match its lines. */
export function expectOrder({ lines, ...head }: Order): void {
  const { pieces, value, retailValue } = head;
  const sums = orderSums(lines);
  expectSame([pieces, value, retailValue], [sums.pieces, sums.value, sums.retailValue], 'sums of the lines');
  const told = toldTotals(head);
  if (told) expectSame(told, totalsOf(lines), 'styles and options of the lines');
}

export async function expectOrderHead(
  { caller }: Fixture,
  heads: readonly OrderHead[],
  orderId: string,
): Promise<void> {
  const head = heads.find((one) => one.orderId === orderId);
  expectThat(
    head !== undefined,
    `order ${orderId}`,
    heads.map((one) => one.orderId),
  );
  const { lines } = await answerOf(caller, order, { params: { orderId } });
  expectOrder({ ...head, lines });
}

/**
 * Compares the limit's figures with what a customer has ordered and has in carts for a season, across all
 * subdivisions.
 */
export async function expectLimit(
  { caller }: Fixture,
  { customerId, season }: Place,
  { used, inCarts }: OrderLimit,
): Promise<void> {
  const params = { rightEnv, customerId };
  const placed = await answerOf(caller, orders, { params });
  const placeCarts = await answerOf(caller, customerCarts, { params });
  const sum = (heads: readonly { readonly season: string; readonly value: number }[]): number =>
    heads.filter((head) => head.season === season).reduce((total, { value }) => total + value, 0);
  expectSame(
    [used, inCarts],
    [sum(placed), sum(placeCarts.filter(({ state }) => state !== 'finalized'))],
    'used and inCarts: values of the orders and of the carts of the season',
  );
}

const isWhole = ({
  planned,
  copied,
  refused,
  lines,
  copiedLines,
  reducedLines,
  refusedLines,
}: CopySums): boolean => planned === copied + refused && lines === copiedLines + reducedLines + refusedLines;

/** The price of a piece for a customer at the place in use. */
async function priceAt(
  fixture: Fixture,
  customerId: string,
  { articleId, articleVariantId }: Pick<CartLine, 'articleId' | 'articleVariantId'>,
): Promise<number | null> {
  const params = { ...(await placeOf(fixture)), customerId, articleId };
  const { colours } = await answerOf(fixture.caller, styleDetail, { params });
  const variants = colours.flatMap((colour) => colour.variants);
  return variants.find((variant) => variant.articleVariantId === articleVariantId)?.salesPrice ?? null;
}

/**
 * Compares the totals of a copy with the lines of its source. Lines that the copy names are changed or refused;
 * all others are copied unchanged.
 */
export async function expectCopy(
  fixture: Fixture,
  sourceId: string,
  targets: readonly CopyTarget[],
): Promise<void> {
  const source = await answerOf(fixture.caller, readCart, { params: cartParams({ cartId: sourceId }) });
  for (const { customerId, sums, lines, value, otherCurrency, reasons } of targets) {
    expectThat(isWhole(sums), 'planned = copied + refused, and so their lines', sums);
    if (reasons.length > 0) continue;
    const named = new Map(lines.map((line) => [line.articleVariantId, line]));
    const pieces = source.lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const refused = lines.reduce((sum, line) => sum + line.refused, 0);
    expectSame(
      [sums.lines, sums.planned, sums.refused],
      [source.lines.length, pieces, refused],
      'lines, pieces and refused pieces of the source',
    );
    let comes = 0;
    for (const line of source.lines) {
      const other = named.get(line.articleVariantId);
      const price = otherCurrency ? await priceAt(fixture, customerId, line) : line.storedPrice;
      comes += other ? other.copied * (other.price ?? 0) : line.quantity * (price ?? 0);
    }
    expectSame(value, comes, 'what the copied pieces come to');
  }
}

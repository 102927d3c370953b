import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../database/database.ts';
import { cartLines, carts } from '../../ordering/cart/cart.schema.ts';
import { customers } from '../../ordering/pos/customer.schema.ts';
import { colours, variants } from '../../ordering/style/colour.schema.ts';
import { stylePrices, variantPrices } from '../../ordering/style/price.schema.ts';
import { maybeNumber, numberOf, textOf } from '../kinds/fields.ts';
import type { ImportEntry, KindName } from '../kinds/kind.ts';
import type { ImportPlan } from './planImport.ts';

export const cartEffectWords = {
  priceChanged: 'import.carts.priceChanged',
  withdrawn: 'import.carts.withdrawn',
  limitLowered: 'import.carts.limitLowered',
} as const;

/** What a plan means for an open or approved cart: how many of its lines are concerned; all for a limit. */
export interface CartEffect {
  readonly code: keyof typeof cartEffectWords;
  readonly cartId: string;
  readonly customerNumber: string;
  readonly customerName: string;
  readonly season: string;
  readonly subdivision: string;
  readonly isApproved: boolean;
  readonly lines: number;
}

const head = {
  cartId: carts.cartId,
  customerNumber: customers.customerNumber,
  customerName: customers.name,
  season: carts.season,
  subdivision: carts.subdivision,
  isApproved: sql<boolean>`${carts.state} = 'approved'`,
  lines: sql<number>`count(*)::integer`,
};

const isCurrent = inArray(carts.state, ['open', 'approved']);

/** The lines of current carts with their customers; one row for each cart. */
const linesOfCarts = (db: Queryable) =>
  db
    .select(head)
    .from(carts)
    .innerJoin(customers, eq(customers.customerId, carts.customerId))
    .innerJoin(cartLines, and(eq(cartLines.cartId, carts.cartId), gt(cartLines.quantity, 0)))
    .innerJoin(variants, eq(variants.articleVariantId, cartLines.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .$dynamic();

/** The styles and variants in current carts: a delivery tells far more prices than people have in their carts. */
async function articlesInCarts(db: Queryable): Promise<ReadonlySet<string>> {
  const found = await db
    .selectDistinct({ style: colours.articleId, variant: variants.articleVariantId })
    .from(carts)
    .innerJoin(cartLines, and(eq(cartLines.cartId, carts.cartId), gt(cartLines.quantity, 0)))
    .innerJoin(variants, eq(variants.articleVariantId, cartLines.articleVariantId))
    .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
    .where(isCurrent);
  return new Set(found.flatMap(({ style, variant }) => [style, variant]));
}

/** The ids of rows that are withdrawn and only kept for carts and orders. */
const endedIn = (plan: ImportPlan, kind: KindName): string[] =>
  [...(plan.withdrawals.find((one) => one.kind.name === kind)?.ended ?? [])].map(({ id }) => id);

/** The prices of some articles that a plan changes, by the ids of the database; a null price: none is valid. */
function pricesIn(plan: ImportPlan, kind: 'prices' | 'variantPrices', articles: ReadonlySet<string>) {
  const found: { article: string; list: string; price: number | null }[] = [];
  const tell = (entry: ImportEntry, price: number | null): void => {
    const article =
      kind === 'prices'
        ? plan.known.find('styles', [textOf(entry, 'style')])?.id
        : plan.known.findUnique('variants', textOf(entry, 'ean'))?.id;
    if (article !== undefined && articles.has(article))
      found.push({ article, list: textOf(entry, 'priceList'), price });
  };
  for (const { entry } of plan.rows.get(kind) ?? []) tell(entry, maybeNumber(entry, 'salesPrice'));
  const removed = plan.withdrawals.find((one) => one.kind.name === kind)?.removed ?? [];
  for (const { entry } of removed) tell(entry, null);
  // Of what can no longer be ordered that is said, not that it has no price.
  const ended = new Set(endedIn(plan, kind === 'prices' ? 'styles' : 'variants'));
  return found.filter(({ article, price }) => price !== null || !ended.has(article));
}

async function changedPrices(db: Queryable, plan: ImportPlan) {
  const articles = await articlesInCarts(db);
  if (articles.size === 0) return [];
  const ofStyles = pricesIn(plan, 'prices', articles);
  const ofVariants = pricesIn(plan, 'variantPrices', articles);
  if (ofStyles.length + ofVariants.length === 0) return [];
  const table = (rows: unknown) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as told(article text, list text, price bigint)`;
  return linesOfCarts(db)
    .where(
      and(
        isCurrent,
        sql`(exists (select from ${table(ofStyles)} where told.article = ${colours.articleId}
              and told.list = ${customers.priceListId} and told.price is distinct from ${cartLines.storedPrice})
            and not exists (select from ${variantPrices} where ${variantPrices.articleVariantId} = ${variants.articleVariantId}
              and ${variantPrices.priceListId} = ${customers.priceListId})
          or exists (select from ${table(ofVariants)} where told.article = ${variants.articleVariantId}
              and told.list = ${customers.priceListId} and told.price is distinct from ${cartLines.storedPrice}))`,
      ),
    )
    .groupBy(carts.cartId, customers.customerId);
}

/** A customer who gets another price list. */
interface ListMove {
  readonly customer: string;
  readonly list: string;
  /** The same figure in another currency is another price. */
  readonly hasOtherCurrency: boolean;
}

/** The customers who get another price list, and the price lists that get another currency. */
interface Moved {
  readonly movedTo: readonly ListMove[];
  readonly otherCurrency: readonly string[];
}

function movedIn({ rows, known }: ImportPlan): Moved {
  const otherCurrency: string[] = [];
  for (const { entry, before } of rows.get('priceLists')?.changed() ?? [])
    if (before && before.currency !== entry.currency) otherCurrency.push(textOf(entry, 'priceList'));
  const currencyOf = (list: string): string =>
    textOf(known.find('priceLists', [list])?.entry ?? {}, 'currency');
  const movedTo: ListMove[] = [];
  for (const { entry, before } of rows.get('customers')?.changed() ?? []) {
    const [from, list] = [textOf(before ?? {}, 'priceList'), textOf(entry, 'priceList')];
    if (!before || from === list) continue;
    const hasOtherCurrency = currencyOf(from) !== currencyOf(list);
    movedTo.push({ customer: textOf(entry, 'customer'), list, hasOtherCurrency });
  }
  return { movedTo, otherCurrency };
}

/** Carts of customers whose prices are others by their list or its currency, with the prices that the plan gives. */
async function movedPrices(db: Queryable, plan: ImportPlan, { movedTo, otherCurrency }: Moved) {
  if (movedTo.length + otherCurrency.length === 0) return [];
  const articles = await articlesInCarts(db);
  const told = sql`jsonb_to_recordset(${JSON.stringify(movedTo)}::jsonb) as told(customer text, list text, "hasOtherCurrency" boolean)`;
  const planned = (kind: 'prices' | 'variantPrices', article: PgColumn) => {
    const rows = JSON.stringify(pricesIn(plan, kind, articles));
    return sql`(select plan.price from jsonb_to_recordset(${rows}::jsonb) as plan(article text, list text, price bigint)
      where plan.article = ${article} and plan.list = told.list)`;
  };
  const price = sql`coalesce(
    ${planned('variantPrices', variants.articleVariantId)},
    (select ${variantPrices.salesPrice} from ${variantPrices}
      where ${variantPrices.articleVariantId} = ${variants.articleVariantId} and ${variantPrices.priceListId} = told.list),
    ${planned('prices', colours.articleId)},
    (select ${stylePrices.salesPrice} from ${stylePrices}
      where ${stylePrices.articleId} = ${colours.articleId} and ${stylePrices.priceListId} = told.list))`;
  return linesOfCarts(db)
    .where(
      and(
        isCurrent,
        sql`(${customers.priceListId} in (select jsonb_array_elements_text(${JSON.stringify(otherCurrency)}::jsonb))
          or exists (select from ${told} where told.customer = ${customers.customerNumber}
            and (told."hasOtherCurrency" or ${price} is distinct from ${cartLines.storedPrice})))`,
      ),
    )
    .groupBy(carts.cartId, customers.customerId);
}

async function withdrawnArticles(db: Queryable, plan: ImportPlan) {
  const stopped: string[] = [];
  for (const { id, entry } of plan.rows.get('variants')?.changed() ?? [])
    if (entry.buyable !== true || entry.cancelled === true) stopped.push(id);
  const ids = JSON.stringify([
    ...endedIn(plan, 'styles'),
    ...endedIn(plan, 'colours'),
    ...endedIn(plan, 'variants'),
    ...stopped,
  ]);
  if (ids === '[]') return [];
  const among = sql`in (select jsonb_array_elements_text(${ids}::jsonb))`;
  return linesOfCarts(db)
    .where(
      and(
        isCurrent,
        // As they are before the plan is written: of others nothing becomes worse.
        sql`${variants.buyable} and not ${variants.cancelled}`,
        sql`(${colours.articleId} ${among} or ${colours.articleColorId} ${among} or ${variants.articleVariantId} ${among})`,
      ),
    )
    .groupBy(carts.cartId, customers.customerId);
}

async function loweredLimits(db: Queryable, plan: ImportPlan) {
  const lowered = [...(plan.rows.get('limits') ?? [])]
    .filter(({ entry, before }) => !before || numberOf(entry, 'amount') < numberOf(before, 'amount'))
    .map(({ entry }) => [
      plan.known.find('customers', [textOf(entry, 'customer')])?.id,
      textOf(entry, 'rightEnv'),
      textOf(entry, 'season'),
    ]);
  if (lowered.length === 0) return [];
  return linesOfCarts(db)
    .where(
      and(
        isCurrent,
        sql`jsonb_build_array(${carts.customerId}, ${carts.rightEnv}, ${carts.season})
          in (select jsonb_array_elements(${JSON.stringify(lowered)}::jsonb))`,
      ),
    )
    .groupBy(carts.cartId, customers.customerId);
}

/** What a plan means for the carts that people are at work on. Asked before the plan is written. */
export async function cartEffects(db: Queryable, plan: ImportPlan): Promise<CartEffect[]> {
  const of = (code: CartEffect['code'], rows: Omit<CartEffect, 'code'>[]) =>
    rows.map((row): CartEffect => ({ code, ...row }));
  const moves = movedIn(plan);
  const movers = new Set(moves.movedTo.map(({ customer }) => customer));
  const moved = await movedPrices(db, plan, moves);
  const told = new Set(moved.map(({ cartId }) => cartId));
  // What becomes of the former list's prices is nothing to those who leave it.
  const repriced = (await changedPrices(db, plan)).filter(
    ({ cartId, customerNumber }) => !told.has(cartId) && !movers.has(customerNumber),
  );
  return [
    ...of('priceChanged', [...repriced, ...moved]),
    ...of('withdrawn', await withdrawnArticles(db, plan)),
    ...of('limitLowered', await loweredLimits(db, plan)),
  ];
}

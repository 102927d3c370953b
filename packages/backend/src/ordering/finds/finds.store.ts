import {
  type FoundCart,
  type FoundOrder,
  type FoundStyle,
  inLanguage,
  type Language,
  MOST_FINDS,
  type RightEnv,
} from '@selvedge/core/contract';
import { handlesCarts } from '@selvedge/core/rules';
import { and, asc, desc, eq, exists, inArray, like, or, type SQL, sql } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { containing, foldedInSearch } from '../../language/searchText.ts';
import { eanForms } from '../article/eanForms.ts';
import { cartLines, carts } from '../cart/cart.schema.ts';
import { orders } from '../order/order.schema.ts';
import { type ShownPlace, samePlace } from '../place/sellingTime.store.ts';
import { subdivisionNameOf } from '../place/subdivisionName.ts';
import { customerSubdivisions, customers } from '../pos/customer.schema.ts';
import { customerFavorites } from '../pos/favorite.schema.ts';
import { seesCustomer } from '../pos/whoSees.ts';
import { colours, variants } from '../style/colour.schema.ts';
import { styles } from '../style/style.schema.ts';
import { stylesOfPlace } from '../style/style.store.ts';

/** What is searched for: the folded words, each of which has to match. */
export interface Sought {
  readonly words: readonly string[];
  readonly language: Language;
}

const isEan = /^\d{8,14}$/;

const everyWord = (text: SQL, { words }: Sought): SQL | undefined =>
  and(...words.map((word) => like(text, containing(word))));

/** A place that some customers of the user carry, with the one of them for whom it is shown. */
interface CarriedPlace extends Omit<ShownPlace, 'countries'> {
  readonly customerId: string;
  readonly customerNumber: string;
  readonly customerName: string;
  readonly customers: number;
}

/** Of each subdivision and country how many customers of the user carry it, and the first: a favourite, then by name. */
const carriers = (db: Queryable, user: SignedInUser) => {
  const isFavorite = exists(
    db
      .select({ one: sql`1` })
      .from(customerFavorites)
      .where(
        and(
          eq(customerFavorites.userId, user.userId),
          eq(customerFavorites.customerId, customers.customerId),
        ),
      ),
  );
  const { country, name } = customers;
  const { subdivision } = customerSubdivisions;
  return db
    .selectDistinctOn([subdivision, country], {
      subdivision,
      country,
      customerId: customers.customerId,
      customerNumber: customers.customerNumber,
      customerName: name,
      favorite: sql<boolean>`${isFavorite}`,
      count: sql`count(*) over (partition by ${subdivision}, ${country})`.mapWith(Number),
    })
    .from(customerSubdivisions)
    .innerJoin(customers, eq(customers.customerId, customerSubdivisions.customerId))
    .where(seesCustomer(db, user))
    .orderBy(
      asc(subdivision),
      asc(country),
      sql`${isFavorite} desc`,
      asc(name),
      asc(customers.customerNumber),
    );
};

/** The shown places that a customer of the user carries; the others are nobody's business here. */
async function carriedPlaces(
  db: Queryable,
  user: SignedInUser,
  shown: readonly ShownPlace[],
): Promise<CarriedPlace[]> {
  if (shown.length === 0) return [];
  const all = await carriers(db, user);
  return shown.flatMap(({ countries, ...place }) => {
    const here = all
      .filter((one) => one.subdivision === place.subdivision && countries.includes(one.country))
      .sort(
        (one, other) =>
          Number(other.favorite) - Number(one.favorite) || one.customerName.localeCompare(other.customerName),
      );
    const [first] = here;
    if (!first) return [];
    const { customerId, customerNumber, customerName } = first;
    const count = here.reduce((sum, one) => sum + one.count, 0);
    return [{ ...place, customerId, customerNumber, customerName, customers: count }];
  });
}

/** The styles of places that are shown to the user for their customers: by EAN, else by number and name. */
export async function findStyles(
  db: Queryable,
  user: SignedInUser,
  shown: readonly ShownPlace[],
  sought: Sought,
): Promise<FoundStyle[]> {
  const places = await carriedPlaces(db, user, shown);
  const [only = '', ...others] = sought.words;
  if (places.length === 0 || only === '') return [];
  const ean = others.length === 0 && isEan.test(only) ? only : null;
  const inPlaces = or(...places.map(stylesOfPlace));
  const picture = db
    .select({ id: colours.articleColorId })
    .from(colours)
    .where(and(eq(colours.articleId, styles.articleId), eq(colours.pictured, true)))
    .orderBy(asc(colours.position))
    .limit(1);
  const columns = {
    articleId: styles.articleId,
    articleNumber: styles.articleNumber,
    name: styles.name,
    season: styles.season,
    subdivision: styles.subdivision,
    subdivisionName: subdivisionNameOf(db, styles.subdivision),
    collectionType: styles.collectionType,
  };
  const scanned =
    ean === null
      ? []
      : await db
          .select({
            ...columns,
            ean: variants.ean,
            pictureId: sql<string | null>`case when ${colours.pictured} then ${colours.articleColorId} end`,
          })
          .from(variants)
          .innerJoin(colours, eq(colours.articleColorId, variants.articleColorId))
          .innerJoin(styles, eq(styles.articleId, colours.articleId))
          .where(and(inArray(variants.ean, eanForms(ean)), inPlaces));
  const named = sql`${styles.articleNumber} || ' ' || coalesce(${styles.name} ->> ${sought.language}::text, '')`;
  const rows =
    scanned.length > 0
      ? scanned
      : await db
          .select({ ...columns, ean: sql<string>`''`, pictureId: sql<string | null>`(${picture})` })
          .from(styles)
          .where(and(inPlaces, everyWord(foldedInSearch(named), sought)))
          .orderBy(sql`lower(${styles.articleNumber}) <> ${only}`, asc(styles.articleNumber))
          .limit(MOST_FINDS);
  return rows.flatMap((row) => {
    const place = places.find((one) => samePlace(one, row));
    return place
      ? [{ ...row, ...place, ean: row.ean.trim(), name: inLanguage(row.name, sought.language) }]
      : [];
  });
}

const handled = (user: SignedInUser, rightEnvs: readonly RightEnv[]): RightEnv[] =>
  rightEnvs.filter((rightEnv) => handlesCarts(user.rights, rightEnv));

/** The current carts of the user's customers by the customer and the season, last changed first. */
export async function findCarts(
  db: Queryable,
  user: SignedInUser,
  rightEnvs: readonly RightEnv[],
  sought: Sought,
): Promise<FoundCart[]> {
  const envs = handled(user, rightEnvs);
  if (envs.length === 0 || sought.words.length === 0) return [];
  const pieces = db
    .select({ sum: sql`coalesce(sum(${cartLines.quantity}), 0)` })
    .from(cartLines)
    .where(eq(cartLines.cartId, carts.cartId));
  return db
    .select({
      cartId: carts.cartId,
      rightEnv: carts.rightEnv,
      customerId: carts.customerId,
      customerNumber: customers.customerNumber,
      customerName: customers.name,
      season: carts.season,
      subdivision: carts.subdivision,
      subdivisionName: subdivisionNameOf(db, carts.subdivision),
      collectionType: carts.collectionType,
      state: sql<FoundCart['state']>`${carts.state}`,
      pieces: sql`(${pieces})`.mapWith(Number),
      changedAt: carts.changedAt,
    })
    .from(carts)
    .innerJoin(customers, eq(customers.customerId, carts.customerId))
    .where(
      and(
        inArray(carts.rightEnv, envs),
        inArray(carts.state, ['open', 'approved']),
        seesCustomer(db, user),
        everyWord(sql`(${customers.searchText} || ' ' || lower(${carts.season}))`, sought),
      ),
    )
    .orderBy(desc(carts.changedAt), asc(carts.cartId))
    .limit(MOST_FINDS);
}

/** The orders of the user's customers by their number, newest first. */
export async function findOrders(
  db: Queryable,
  user: SignedInUser,
  rightEnvs: readonly RightEnv[],
  sought: Sought,
): Promise<FoundOrder[]> {
  const envs = handled(user, rightEnvs);
  if (envs.length === 0 || sought.words.length === 0) return [];
  return db
    .select({
      orderId: orders.orderId,
      orderNumber: orders.orderNumber,
      rightEnv: orders.rightEnv,
      customerId: orders.customerId,
      customerNumber: orders.customerNumber,
      customerName: orders.customerName,
      season: orders.season,
      subdivision: orders.subdivision,
      subdivisionName: subdivisionNameOf(db, orders.subdivision),
      collectionType: orders.collectionType,
      pieces: orders.pieces,
      finalizedAt: orders.finalizedAt,
    })
    .from(orders)
    .innerJoin(customers, eq(customers.customerId, orders.customerId))
    .where(
      and(
        inArray(orders.rightEnv, envs),
        seesCustomer(db, user),
        everyWord(sql`lower(${orders.orderNumber})`, sought),
      ),
    )
    .orderBy(desc(orders.finalizedAt), desc(orders.orderNumber))
    .limit(MOST_FINDS);
}

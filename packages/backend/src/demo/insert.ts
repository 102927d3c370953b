import type { Queryable } from '../database/database.ts';
import { insertRows } from '../database/insertRows.ts';
import { messages } from '../message/message.schema.ts';
import { cartApprovals, cartLines, cartReturns, carts } from '../ordering/cart/cart.schema.ts';
import { orderLimits } from '../ordering/limit/orderLimit.schema.ts';
import { orderLines, orders } from '../ordering/order/order.schema.ts';
import {
  customerLocks,
  customerSubdivisions,
  customers,
  priceLists,
} from '../ordering/pos/customer.schema.ts';
import { deliveryAddresses } from '../ordering/pos/deliveryAddress.schema.ts';
import { customerFavorites } from '../ordering/pos/favorite.schema.ts';
import { invoiceAddresses } from '../ordering/pos/invoiceAddress.schema.ts';
import { brands, lines, seasons, sellingTimes, subdivisions } from '../ordering/season/season.schema.ts';
import { barredVariants, colours, lengthLimits, variants } from '../ordering/style/colour.schema.ts';
import { stylePrices, variantPrices } from '../ordering/style/price.schema.ts';
import { keylooks, styles, terms } from '../ordering/style/style.schema.ts';
import { userCustomers, users } from '../user/user.schema.ts';
import { vocabulary } from './catalogue/vocabulary.ts';
import type { EarlierOrders } from './earlierOrders.ts';
import type { Demo } from './generate.ts';
import { accounts } from './house/accounts.ts';
import type { OpenCarts } from './openCarts.ts';

/** The password hash of all demo accounts. The password is published, so a low cost keeps signing in quick. */
const passwordHash = 'scrypt$1024$8$1$AQEBAQEBAQEBAQEBAQEBAQ$WCbRH6A89H7BF0PgDojIy-Bz6UotdlFw_JYQOOopIwM';

async function insertAccounts(db: Queryable, demo: Demo): Promise<void> {
  const of = { regulars: demo.regulars, few: demo.few, locked: demo.locked, none: [] };
  await insertRows(
    db,
    users,
    accounts.map(({ customers: _, roles, ...account }) => ({ ...account, roles: [...roles], passwordHash })),
  );
  await insertRows(
    db,
    userCustomers,
    accounts.flatMap((account) =>
      of[account.customers].map((customerId) => ({ userId: account.userId, customerId })),
    ),
  );
  await insertRows(db, customerFavorites, demo.favorites);
}

async function insertEarlier(db: Queryable, earlier: EarlierOrders): Promise<void> {
  await insertRows(db, seasons, earlier.earlierSeasons);
  await insertRows(db, carts, earlier.carts);
  await insertRows(db, cartLines, earlier.cartLines);
  await insertRows(db, cartApprovals, earlier.approvals);
  await insertRows(db, orders, earlier.orders);
  await insertRows(db, orderLines, earlier.orderLines);
}

async function insertDesk(db: Queryable, desk: OpenCarts): Promise<void> {
  await insertRows(db, carts, desk.carts);
  await insertRows(db, cartLines, desk.cartLines);
  await insertRows(db, cartApprovals, desk.approvals);
  await insertRows(db, cartReturns, desk.returns);
}

/** Writes the demo's rows, parents before children. */
export async function insertDemo(db: Queryable, demo: Demo): Promise<void> {
  await insertRows(db, terms, vocabulary);
  await insertRows(db, brands, demo.brands);
  await insertRows(db, lines, demo.lines);
  await insertRows(db, subdivisions, demo.houseSubdivisions);
  await insertRows(db, seasons, demo.seasons);
  await insertRows(db, priceLists, demo.priceLists);
  await insertRows(db, customers, demo.customers);
  await insertRows(db, customerSubdivisions, demo.subdivisions);
  await insertRows(db, deliveryAddresses, demo.deliveryAddresses);
  await insertRows(db, invoiceAddresses, demo.invoiceAddresses);
  await insertRows(db, customerLocks, demo.locks);
  await insertRows(db, sellingTimes, demo.sellingTimes);
  await insertRows(db, orderLimits, demo.orderLimits);
  await insertRows(db, keylooks, demo.keylooks);
  await insertRows(db, styles, demo.styles);
  await insertRows(db, colours, demo.colours);
  await insertRows(db, lengthLimits, demo.lengthLimits);
  await insertRows(db, variants, demo.variants);
  await insertRows(db, stylePrices, demo.stylePrices);
  await insertRows(db, variantPrices, demo.variantPrices);
  await insertRows(db, barredVariants, demo.barredVariants);
  await insertRows(db, messages, demo.messages);
  await insertAccounts(db, demo);
  if (demo.earlier) await insertEarlier(db, demo.earlier);
  if (demo.desk) await insertDesk(db, demo.desk);
}

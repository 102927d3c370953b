import {
  acceptPrices,
  approvalHistory,
  approveCart,
  approvedCarts,
  cartStyles,
  changeLines,
  currentCart,
  customerCarts,
  openCart,
  packStyles,
  priceAcceptances,
  readCart,
  recallCart,
  removeCart,
  returnCart,
  validateCart,
  writeNote,
} from '@selvedge/core/contract';
import { handlesCarts, judgeCart, mayInsert } from '@selvedge/core/rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../server/bind.ts';
import { denied } from '../../server/refusal.ts';
import { readApprovalHistory } from '../approval/changesSince.ts';
import { customerFor } from '../customer/customer.policy.ts';
import { placeFor } from '../season/season.policy.ts';
import { approve, handBack, recall } from './approval.ts';
import { approvedCartsSeen, cartFor, cartsOfCustomer } from './cart.policy.ts';
import { currentCartId, readHeads, readWholeCart } from './cart.store.ts';
import { readOrderedStyles } from './cartContents.ts';
import { readCartFacts } from './cartFacts.ts';
import { changeCartLines } from './changeLines.ts';
import { writeOrderNote } from './note.ts';
import { openCartAt } from './openCart.ts';
import { readPriceAcceptances, takePrices } from './prices.ts';
import { removeOpenCart } from './removal.ts';

function registerReading(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, currentCart, async ({ params, user }) => {
    await customerFor(db, user, params.rightEnv, params.customerId);
    const cartId = handlesCarts(user.rights, params.rightEnv) ? await currentCartId(db, params) : null;
    return cartId === null ? null : readWholeCart(db, user, cartId);
  });

  bind(app, context, readCart, async ({ params, user }) => {
    const { cartId } = await cartFor(db, user, params);
    return readWholeCart(db, user, cartId);
  });

  bind(app, context, cartStyles, async ({ params, user, language }) => {
    const cart = await cartFor(db, user, params);
    return packStyles(await readOrderedStyles(db, user, cart, language));
  });

  bind(app, context, customerCarts, async ({ params: { rightEnv, customerId }, user }) => {
    const seen = await cartsOfCustomer(db, user, rightEnv, customerId);
    return seen ? readHeads(db, user, seen) : [];
  });

  bind(app, context, approvedCarts, ({ params, user }) => {
    const seen = approvedCartsSeen(db, user, params.rightEnv);
    return seen ? readHeads(db, user, seen) : [];
  });

  bind(app, context, approvalHistory, async ({ params, user, language }) =>
    readApprovalHistory(db, await cartFor(db, user, params), language),
  );

  bind(app, context, priceAcceptances, async ({ params, user, language }) => {
    const { cartId } = await cartFor(db, user, params);
    return readPriceAcceptances(db, cartId, language);
  });

  bind(app, context, validateCart, async ({ params, user, language }) => {
    const cart = await cartFor(db, user, params);
    const facts = await readCartFacts(db, user, cart, { now: context.now(), language });
    return { version: cart.version, findings: judgeCart(facts) };
  });
}

export function registerCartRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  const { db } = database;
  const { publicUrl } = context.config;
  registerReading(app, context);

  bind(app, context, openCart, async ({ params, body, user }) => {
    const place = { ...body, ...params };
    const now = context.now();
    await placeFor(db, user, place, now);
    if (!mayInsert(user.rights, params.rightEnv)) throw denied('right');
    return readWholeCart(db, user, await openCartAt(db, user, place, now));
  });

  bind(app, context, changeLines, ({ params, body, user }) =>
    changeCartLines(database, user, params, body.changes, context.now()),
  );

  bind(app, context, acceptPrices, async ({ params, body, user }) => {
    await takePrices(database, user, params, { ...body, now: context.now() });
    return readWholeCart(db, user, params.cartId);
  });

  bind(app, context, writeNote, async ({ params, body, user }) => {
    await writeOrderNote(database, user, params, { ...body, now: context.now() });
    return readWholeCart(db, user, params.cartId);
  });

  bind(app, context, removeCart, async ({ params, body, user }) => {
    await removeOpenCart(database, user, params, body.version);
    return null;
  });

  bind(app, context, approveCart, async ({ params, body, user, language }) => {
    await approve(database, user, params, { version: body.version, now: context.now(), language, publicUrl });
    return readWholeCart(db, user, params.cartId);
  });

  bind(app, context, recallCart, async ({ params, user }) => {
    await recall(database, user, params, context.now());
    return readWholeCart(db, user, params.cartId);
  });

  bind(app, context, returnCart, async ({ params, body, user }) => {
    await handBack(database, user, params, { ...body, now: context.now(), publicUrl });
    return readWholeCart(db, user, params.cartId);
  });
}

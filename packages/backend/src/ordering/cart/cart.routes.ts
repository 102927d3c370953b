import {
  approvedCarts,
  cartStyles,
  currentCart,
  customerCarts,
  packStyles,
  readCart,
  validateCart,
} from '@selvedge/core/contract';
import { handlesCarts, judgeCart } from '@selvedge/core/rules';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { customerFor, listedOf, listedOfAll } from '../pos/customer.policy.ts';
import { cartFor } from './cart.policy.ts';
import { carts } from './cart.schema.ts';
import { currentCartId, readHeads, readStandingCart, readWholeCart } from './cart.store.ts';
import { readOrderedStyles } from './cartContents.ts';
import { readCartFacts } from './cartFacts.ts';

/** Reading and checking carts. */
export function registerCartRoutes(app: FastifyInstance, context: AppContext): void {
  const { db } = context.database;

  bind(app, context, currentCart, async ({ params, user }) => {
    await customerFor(db, user, params.rightEnv, params.customerId);
    if (!handlesCarts(user.rights, params.rightEnv)) return null;
    return readStandingCart(db, user, () => currentCartId(db, params));
  });

  bind(app, context, readCart, async ({ params, user }) => {
    const { cartId } = await cartFor(db, user, params);
    return readWholeCart(db, user, cartId);
  });

  bind(app, context, cartStyles, async ({ params, user, language }) => {
    const cart = await cartFor(db, user, params);
    return packStyles(await readOrderedStyles(db, user, cart, language));
  });

  bind(app, context, customerCarts, async ({ params, user }) => {
    const seen = await listedOf(db, user, params, carts);
    return seen ? readHeads(db, user, seen) : [];
  });

  bind(app, context, approvedCarts, ({ params, user }) => {
    const seen = listedOfAll(db, user, params.rightEnv, carts);
    return seen ? readHeads(db, user, and(eq(carts.state, 'approved'), seen)) : [];
  });

  bind(app, context, validateCart, async ({ params, user, language }) => {
    const cart = await cartFor(db, user, params);
    const facts = await readCartFacts(db, user, cart, { now: context.now(), language });
    return { version: cart.version, findings: judgeCart(facts) };
  });
}

import { approvalHistory, approveCart, recallCart, returnCart } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { cartFor } from '../cart/cart.policy.ts';
import { readWholeCart } from '../cart/cart.store.ts';
import { approve, handBack, recall } from './approval.ts';
import { readApprovalHistory } from './changesSince.ts';

export function registerApprovalRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  const { db } = database;
  const { publicUrl } = context.config;
  const webhooks = context.config.webhooks.addresses;

  bind(app, context, approvalHistory, async ({ params, user, language }) =>
    readApprovalHistory(db, await cartFor(db, user, params), language),
  );

  bind(app, context, approveCart, async ({ params, body, user, language }) => {
    await approve(database, user, params, {
      version: body.version,
      now: context.now(),
      language,
      publicUrl,
      webhooks,
    });
    return readWholeCart(db, user, params.cartId);
  });

  bind(app, context, recallCart, async ({ params, user }) => {
    await recall(database, user, params, context.now());
    return readWholeCart(db, user, params.cartId);
  });

  bind(app, context, returnCart, async ({ params, body, user }) => {
    await handBack(database, user, params, { ...body, now: context.now(), publicUrl, webhooks });
    return readWholeCart(db, user, params.cartId);
  });
}

import { approvalHistory, approveCart, recallCart, returnCart } from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { cartFor } from '../cart/cart.policy.ts';
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

  bind(app, context, approveCart, ({ params, body, user, language }) =>
    approve(database, user, params, {
      version: body.version,
      now: context.now(),
      language,
      publicUrl,
      webhooks,
    }),
  );

  bind(app, context, recallCart, ({ params, user }) => recall(database, user, params, context.now()));

  bind(app, context, returnCart, ({ params, body, user }) =>
    handBack(database, user, params, { ...body, now: context.now(), publicUrl, webhooks }),
  );
}

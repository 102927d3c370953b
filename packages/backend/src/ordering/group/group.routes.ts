import {
  changeGroupOrder,
  createGroupOrder,
  dissolveGroupOrder,
  groupableCarts,
  groupOrder,
  groupOrders,
} from '@selvedge/core/contract';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind } from '../../endpoint/bind.ts';
import { changeGroup, createGroup, dissolveGroup } from './changeGroup.ts';
import { assertGroups, groupFor } from './group.policy.ts';
import { readGroup, readGroupable, readGroups } from './group.store.ts';

export function registerGroupRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  const { db } = database;
  const groups = { fairUse: 'groups' } as const;

  bind(app, context, groupOrders, ({ params, user }) => {
    assertGroups(user, params.rightEnv);
    return readGroups(db, user);
  });

  bind(app, context, groupableCarts, ({ params, user }) => {
    assertGroups(user, params.rightEnv);
    return readGroupable(db, user);
  });

  bind(
    app,
    context,
    createGroupOrder,
    async ({ params: { rightEnv }, body, user, language, idempotencyKey }) => {
      const now = context.now();
      const row = await createGroup(database, body, idempotencyKey, { user, rightEnv, now });
      return readGroup(db, user, row, { now, language });
    },
    groups,
  );

  bind(app, context, groupOrder, async ({ params, user, language }) =>
    readGroup(db, user, await groupFor(db, user, params), { now: context.now(), language }),
  );

  bind(
    app,
    context,
    changeGroupOrder,
    async ({ params: { rightEnv, groupId }, body, user, language }) => {
      const now = context.now();
      const row = await changeGroup(database, groupId, body, { user, rightEnv, now });
      return readGroup(db, user, row, { now, language });
    },
    groups,
  );

  bind(app, context, dissolveGroupOrder, async ({ params: { rightEnv, groupId }, user }) => {
    await dissolveGroup(database, groupId, { user, rightEnv, now: context.now() });
    return null;
  });
}

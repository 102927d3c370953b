import { copyReport, planCopy, retryCopy, runCopy } from '@selvedge/core/contract';
import { mayInsert } from '@selvedge/core/rules';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../appContext.ts';
import { bind, type Call } from '../../endpoint/bind.ts';
import { denied } from '../../http/refusal.ts';
import { requestHashOf } from '../../idempotency/idempotency.ts';
import { type Copying, readTarget } from './copyFacts.store.ts';
import { withNames } from './copyNames.ts';
import { copyFor, readReport } from './copyReport.ts';
import { headOf, readSource } from './copySource.ts';
import { planned } from './copyTarget.ts';
import { assertDistinct, beginCopy, copyToEach } from './runCopy.ts';

type Asked = Pick<
  Call<{ readonly rightEnv: Copying['rightEnv'] }, unknown, unknown>,
  'params' | 'user' | 'language'
>;

export function registerCopyRoutes(app: FastifyInstance, context: AppContext): void {
  const { database } = context;
  const { db } = database;
  const copies = { fairUse: 'copies' } as const;

  /** @throws {Refusal} 404 without SHOPPINGCART_INSERT in the target's right environment. */
  const copyingOf = ({ params: { rightEnv }, user, language }: Asked): Copying => {
    if (!mayInsert(user.rights, rightEnv)) throw denied('right');
    return { user, rightEnv, language, now: context.now() };
  };

  bind(
    app,
    context,
    planCopy,
    async (call) => {
      const copying = copyingOf(call);
      const { source, targets } = call.body;
      assertDistinct(targets);
      const read = await readSource(db, call.user, { ...copying, source });
      const plans = [];
      for (const wish of targets) {
        const { said } = planned(read, await readTarget(db, read, wish, copying));
        plans.push({ ...said, lines: await withNames(db, call.language, said.lines) });
      }
      const head = headOf(read);
      const version = requestHashOf([source, plans.map((plan) => plan.version)]);
      return { ...head, rightEnv: copying.rightEnv, version, targets: plans };
    },
    copies,
  );

  bind(
    app,
    context,
    runCopy,
    async (call) => {
      const copying = copyingOf(call);
      const { body, user, language, request } = call;
      assertDistinct(body.targets);
      const copy = await beginCopy(database, { ...body, key: call.idempotencyKey }, copying);
      await copyToEach(database, copy, body.targets, copying, (error) => request.log.error(error));
      return readReport(db, user, copy, language);
    },
    copies,
  );

  bind(app, context, copyReport, async ({ params, user, language }) =>
    readReport(db, user, await copyFor(db, user, params), language),
  );

  bind(
    app,
    context,
    retryCopy,
    async (call) => {
      const copying = copyingOf(call);
      const { params, body, user, language, request } = call;
      assertDistinct(body.targets);
      const copy = await copyFor(db, user, params);
      await copyToEach(database, copy, body.targets, copying, (error) => request.log.error(error));
      return readReport(db, user, copy, language);
    },
    copies,
  );
}

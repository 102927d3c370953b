import {
  type CopyReport,
  copyReport,
  currentCart,
  planCopy,
  readCart,
  removeCart,
  retryCopy,
  runCopy,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { cartParams, filledCart, freshKey } from '../fixture/carts.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { copyTargetOf, placeOf, rightEnv } from '../fixture/place.ts';
import { Deviation, expectSame } from '../http/deviation.ts';
import { answerOf, ask } from '../http/typed.ts';
import { putsIn } from './rights.ts';
import { addsUp, expectCopy, expectHead } from './sums.ts';

const planning = async (fixture: Fixture) => {
  const { cartId } = await filledCart(fixture);
  return {
    params: { rightEnv },
    body: {
      source: { kind: 'cart', cartId },
      targets: [{ customerId: await copyTargetOf(fixture), standing: 'replace' }],
    },
  } as const;
};

/** Runs the currently planned copy with a new key. The cart it creates is removed after all checks. */
const running = async (fixture: Fixture) => {
  const asked = await planning(fixture);
  const plan = await answerOf(fixture.caller, planCopy, asked);
  const [target] = asked.body.targets;
  const [planned] = plan.targets;
  if (!planned) throw new Deviation('a plan for the target', JSON.stringify(plan.targets));
  fixture.noteWritten('reports of copies');
  await fixture.once('copied cart', async () =>
    fixture.undoLater('the cart of a copy', async () => {
      const params = { ...(await placeOf(fixture)), customerId: target.customerId };
      const cart = await answerOf(fixture.caller, currentCart, { params });
      if (!cart) return;
      const body = { version: cart.head.version };
      await answerOf(fixture.caller, removeCart, { params: cartParams(cart.head), body });
    }),
  );
  return {
    params: asked.params,
    body: { source: asked.body.source, targets: [{ ...target, version: planned.version }] },
    headers: { 'idempotency-key': freshKey() },
  };
};

const copyOf = (fixture: Fixture): Promise<CopyReport> =>
  fixture.once('copy', async () => answerOf(fixture.caller, runCopy, await running(fixture)));

const retrying = async (fixture: Fixture) => {
  const { copyId, targets } = await copyOf(fixture);
  return {
    params: { rightEnv, copyId },
    body: {
      targets: targets.map(({ customerId, standing, version }) => ({ customerId, standing, version })),
    },
  };
};

export const copyEntries = [
  entry(planCopy, {
    right: `${putsIn} where the copy goes`,
    rows: 'N9',
    refuses: ['404 notFound'],
    call: planning,
    foreign: true,
    checks: {
      'is without effect, and the same as long as nothing differs': async ({ fixture, call, answer }) => {
        const first = await answer(await call());
        const second = await answer(await call());
        expectSame(second.version, first.version, 'version');
        const { cartId, version } = await filledCart(fixture);
        const { head } = await ask(fixture.caller, readCart, { params: cartParams({ cartId }) });
        expectSame(head.version, version, 'version of the source');
      },
      [addsUp]: async ({ fixture, call, answer }) => {
        const { cartId } = await filledCart(fixture);
        await expectCopy(fixture, cartId, (await answer(await call())).targets);
      },
      'a customer named twice, or more than 20: 400 or 422': async ({ fixture, unreadable }) => {
        const { params, body } = await planning(fixture);
        const [target] = body.targets;
        for (const count of [2, 21])
          await unreadable({
            params,
            body: { ...body, targets: Array.from({ length: count }, () => target) },
          });
      },
    },
  }),
  entry(runCopy, {
    right: `${putsIn} where the copy goes`,
    rows: 'N9',
    refuses: ['404 notFound', '422 keyReused'],
    call: running,
    foreign: true,
    checks: {
      'the same key and body get the same report, and nothing is copied twice; the key with another body 422 keyReused':
        async ({ fixture, answer, refusal }) => {
          const asked = await running(fixture);
          const first = await answer(asked);
          expectSame(first.targets[0]?.end, 'copied', 'end');
          const cartId = first.targets[0]?.cartId ?? '';
          const params = cartParams({ cartId });
          const { head } = await answerOf(fixture.caller, readCart, { params });
          const second = await answer(asked);
          expectSame(second.copyId, first.copyId, 'copyId');
          const after = await answerOf(fixture.caller, readCart, { params });
          expectSame(
            [after.head.version, after.head.pieces],
            [head.version, first.targets[0]?.sums.copied],
            'version and pieces of the copy',
          );
          const [target] = asked.body.targets;
          const targets = target ? [{ ...target, version: 'another' }] : [];
          await refusal({ ...asked, body: { ...asked.body, targets } }, '422 keyReused');
        },
      [addsUp]: async ({ fixture, answer }) => {
        const asked = await running(fixture);
        const { targets } = await answer(asked);
        await expectCopy(fixture, asked.body.source.cartId, targets);
        for (const { cartId, value } of targets) {
          const { head } = await answerOf(fixture.caller, readCart, {
            params: cartParams({ cartId: cartId ?? '' }),
          });
          await expectHead(fixture, { ...head, value });
        }
      },
      'a plan that does not hold any more copies nothing': async ({ fixture, answer }) => {
        const asked = await running(fixture);
        const targets = asked.body.targets.map((target) => ({ ...target, version: 'another' }));
        const report = await answer({ ...asked, body: { ...asked.body, targets } });
        const [outcome] = report.targets;
        expectSame([outcome?.end, outcome?.reasons[0]?.code], ['failed', 'planChanged'], 'end and reason');
      },
    },
  }),
  entry(copyReport, {
    right: 'who made the copy',
    rows: 'N9',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: { rightEnv, copyId: (await copyOf(fixture)).copyId } }),
    checks: {
      'is the report that the copy ended with': async ({ fixture, call, answer }) => {
        expectSame(await answer(await call()), await copyOf(fixture), 'report');
      },
    },
  }),
  entry(retryCopy, {
    right: `${putsIn} where the copy goes; who made the copy`,
    rows: 'N9',
    refuses: ['404 notFound'],
    call: retrying,
    checks: {
      'leaves what was copied as it is': async ({ fixture, answer }) => {
        const { targets } = await copyOf(fixture);
        expectSame((await answer(await retrying(fixture))).targets, targets, 'targets');
      },
    },
  }),
];

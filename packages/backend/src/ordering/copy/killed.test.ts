import { setTimeout as delay } from 'node:timers/promises';
import { currentCart, runCopy } from '@selvedge/core/contract';
import { afterEach, expect, it } from 'vitest';
import {
  filledCart,
  type KillStage,
  restock,
  setKillStage,
  variantIdsAt,
} from '../finalization/testing/killStage.ts';
import { plan } from './testing/copying.ts';

let stage: KillStage | undefined;
afterEach(() => stage?.close());

const targets = ['C1003', 'C1004', 'C1019', 'C1020', 'C1025', 'C1026', 'C1032', 'C1038', 'C1043'];

it('N9 HZ24: killed between two targets, a copy goes on where it ended and copies nothing twice', async () => {
  const set = await setKillStage(async (who) => {
    const at = restock('C1002');
    const { cartId } = await filledCart(who, at, await variantIdsAt(who, at), [3, 2]);
    const source = { kind: 'cart', cartId } as const;
    const wishes = targets.map((customerId) => ({ customerId, standing: null }));
    const planned = await plan(who, source, wishes, 'postorder');
    return {
      source,
      targets: planned.targets.map(({ customerId, version }) => ({ customerId, standing: null, version })),
    };
  });
  stage = set;
  const piecesAt = async (customerId: string): Promise<number> => {
    const cart = (await set.call(currentCart, restock(customerId), null))?.answer;
    return cart?.head.pieces ?? 0;
  };
  const all = () => Promise.all(targets.map(piecesAt));
  const run = () => set.call(runCopy, { rightEnv: 'postorder' }, set.prepared, 'copy-that-is-killed');
  const [first = ''] = targets;
  const running = run();
  while ((await piecesAt(first)) === 0) await delay(1);
  await set.running().kill();
  expect(await running).toBeNull();
  await set.restart();
  const between = await all();
  expect(between[0]).toBe(5);
  expect(between.at(-1)).toBe(0);
  const whole = (await run())?.answer;
  expect(whole?.targets.map(({ customerId, end }) => [customerId, end.replace('WithWarnings', '')])).toEqual(
    targets.map((customerId) => [customerId, 'copied']),
  );
  expect(await all()).toEqual(targets.map(() => 5));
}, 300_000);

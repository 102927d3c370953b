import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Stage, setStage } from '../testing/stage.ts';
import { courses } from './testing/commands.ts';
import { follow } from './testing/follow.ts';
import { type System, systemsOf } from './testing/system.ts';

const fault = vi.hoisted(() => ({ now: '' }));

vi.mock('../approval/cartVersion.ts', async (read) => {
  const right = await read<typeof import('../approval/cartVersion.ts')>();
  const assertVersion: typeof right.assertVersion = (cart, version) => {
    if (fault.now !== 'no version is compared') right.assertVersion(cart, version);
  };
  const bumpVersion: typeof right.bumpVersion = (db, cart, user, now, state, ending) => {
    const stays = fault.now === 'an edit does not reopen' && cart.state === 'approved' && !ending;
    return right.bumpVersion(db, cart, user, now, stays ? 'approved' : state, ending);
  };
  return { ...right, assertVersion, bumpVersion };
});

vi.mock('../../idempotency/idempotency.ts', async (read) => {
  const right = await read<typeof import('../../idempotency/idempotency.ts')>();
  const claimKey: typeof right.claimKey = async (db, claim, now) =>
    fault.now === 'keys are forgotten' ? null : right.claimKey(db, claim, now);
  return { ...right, claimKey };
});

vi.mock('../finalization/stock.ts', async (read) => {
  const right = await read<typeof import('../finalization/stock.ts')>();
  const takeFromStock: typeof right.takeFromStock = async (db, cartId) => {
    if (fault.now !== 'stock stays') await right.takeFromStock(db, cartId);
  };
  return { ...right, takeFromStock };
});

let stage: Stage;
let newShelf: () => Promise<System>;
beforeAll(async () => {
  stage = await setStage();
  newShelf = await systemsOf(stage);
});
afterAll(() => stage.testApp.close());

const look = (runs: number, endOnFailure: boolean) =>
  fc.check(
    fc.asyncProperty(courses, async (course) => {
      await follow(course, await newShelf());
    }),
    { numRuns: runs, seed: 20_270_301, endOnFailure },
  );

it.each(['no version is compared', 'an edit does not reopen', 'keys are forgotten', 'stock stays'])(
  'O1 O5 the model finds that %s',
  async (seeded) => {
    fault.now = seeded;
    const { failed, numRuns, errorInstance } = await look(300, true);
    expect(failed).toBe(true);
    expect(String(errorInstance)).toMatch(/to deeply equal/);
    expect(numRuns).toBeLessThan(300);
  },
  1_200_000,
);

it('O5 what is found comes down to the few steps that show it', async () => {
  fault.now = 'keys are forgotten';
  const { failed, counterexample } = await look(300, false);
  const [course] = counterexample ?? [];
  expect(failed).toBe(true);
  expect(String(course).split('},{').length).toBeLessThanOrEqual(4);
}, 1_200_000);

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Maintenance } from '../contract/index.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import {
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  networkLost,
  SAMPLE_ORIGIN,
  sampleMaintenance,
  samplePortalFacts,
} from '../testing/index.ts';
import { maintenanceActions, maintenanceActors } from './maintenance.actors.ts';
import { maintenanceMachine } from './maintenance.machine.ts';
import { bannerMaintenances, isUnexplained } from './maintenance.selectors.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;
const EIGHT = Date.UTC(2026, 10, 21, 8);
const seconds = (time: number) => time / 1000;

beforeEach(() => void vi.useFakeTimers({ now: EIGHT }));
afterEach(() => void vi.useRealTimers());

/** The chart on real timers of a machine whose clock is wrong by some time; the server's is right. */
const running = (firstWrongBy = 0) => {
  let wrongBy = firstWrongBy;
  const fake = createFakeApi();
  const page = fakeBrowser().open(SAMPLE_ORIGIN);
  // A suspended machine: its timers stand still while the time goes on.
  let slept = 0;
  const realTime = () => Date.now() + slept;
  const ports = { ...page.ports, now: () => realTime() + wrongBy };
  const dependencies = fakeOverlaysDependencies(fake.api, { ...page, ports });
  const told: string[] = [];
  const actor = createActor(
    maintenanceMachine.provide({
      actors: { ...maintenanceActors(dependencies), watchPortal: watchPortal(dependencies.portal) },
      actions: {
        ...maintenanceActions(dependencies),
        reportOver: () => {
          told.push('over');
        },
      },
    }),
    { input: samplePortalFacts() },
  ).start();
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const serverSays = () => dependencies.clock.onServerTime(Math.floor(realTime() / 1000) * 1000);
  return {
    actor,
    fake,
    page,
    dependencies,
    told,
    pass,
    serverSays,
    setMachineClock: (by: number) => {
      wrongBy = by;
    },
    sleep: (milliseconds: number) => {
      slept += milliseconds;
    },
    blocked: () => actor.getSnapshot().matches({ page: 'blocked' }),
    banners: () =>
      bannerMaintenances(actor.getSnapshot().context, { isSignedIn: true }).map(({ phase }) => phase),
    answer: async (maintenances: Maintenance[]) => {
      serverSays();
      fake.pending.at(-1)?.answer(maintenances);
      await pass(0);
    },
  };
};

const plan = (start: number, end: number, changed: Partial<Maintenance> = {}) =>
  sampleMaintenance({ start: seconds(EIGHT + start), end: seconds(EIGHT + end), ...changed });

describe('crossing a boundary while the page is open', () => {
  it('E4 announcement, start and end come by themselves, at their second', async () => {
    const { answer, pass, blocked, banners } = running();
    const announcement = {
      start: seconds(EIGHT + MINUTE),
      end: seconds(EIGHT + 2 * MINUTE),
      message: '<p>Soon</p>',
    };
    await answer([plan(2 * MINUTE, 3 * MINUTE, { announcement })]);
    const seen = () => [blocked(), banners()];
    // Between the server's second and the moment its answer arrives lies at most this.
    const almost = SECOND;
    await pass(MINUTE - almost);
    expect(seen()).toEqual([false, []]);
    await pass(almost);
    expect(seen()).toEqual([false, ['announced']]);
    await pass(MINUTE - almost);
    expect(seen()).toEqual([false, ['announced']]);
    await pass(almost);
    expect(seen()).toEqual([true, []]);
    await pass(MINUTE - almost);
    expect(seen()).toEqual([true, []]);
    await pass(almost);
    expect(seen()).toEqual([false, []]);
  });

  it.each([-400 * DAY, -3 * DAY, 90 * MINUTE, 400 * DAY])(
    'E4 goes by the server where the machine’s clock is wrong by %d ms',
    async (wrongBy) => {
      const { answer, pass, blocked } = running(wrongBy);
      await answer([plan(MINUTE, 2 * MINUTE)]);
      await pass(MINUTE - SECOND);
      expect(blocked()).toBe(false);
      await pass(SECOND);
      expect(blocked()).toBe(true);
      await pass(MINUTE);
      expect(blocked()).toBe(false);
    },
  );

  it.each([24, 25, 60, 120])('E4 timers of %d days fire when they are due, and not at once', async (days) => {
    const { answer, pass, blocked, fake } = running();
    await answer([plan(days * DAY, days * DAY + MINUTE)]);
    // Its next reading is never answered: the clock has to find the way alone.
    await pass(6 * MINUTE);
    expect(fake.pending).toHaveLength(1);
    await pass(days * DAY - 6 * MINUTE - SECOND);
    expect(blocked()).toBe(false);
    await pass(SECOND);
    expect(blocked()).toBe(true);
  });

  it('E4 a machine that slept looks at the time when it wakes', async () => {
    const { answer, pass, blocked, sleep, page } = running();
    await answer([plan(60 * MINUTE, 120 * MINUTE)]);
    sleep(90 * MINUTE);
    await pass(SECOND);
    expect(blocked()).toBe(false);
    page.wake();
    await pass(0);
    expect(blocked()).toBe(true);
    sleep(60 * MINUTE);
    page.wake();
    await pass(0);
    expect(blocked()).toBe(false);
  });

  it('E4 looks again when an answer shows that the machine’s clock was set to another time', async () => {
    const { answer, pass, blocked, setMachineClock, serverSays, page } = running();
    await answer([plan(60 * MINUTE, 120 * MINUTE)]);
    setMachineClock(90 * MINUTE);
    page.wake();
    await pass(0);
    expect(blocked()).toBe(true);
    serverSays();
    await pass(0);
    expect(blocked()).toBe(false);
  });

  it('E4 the hour of the time change is as long as any', async () => {
    vi.setSystemTime(Date.UTC(2026, 9, 24, 22));
    const { answer, pass, blocked } = running();
    const start = Date.UTC(2026, 9, 25, 0, 30);
    await answer([sampleMaintenance({ start: seconds(start), end: seconds(start) + 3600 })]);
    await pass(150 * MINUTE - SECOND);
    expect(blocked()).toBe(false);
    await pass(SECOND);
    expect(blocked()).toBe(true);
    await pass(60 * MINUTE);
    expect(blocked()).toBe(false);
  });
});

describe('knowing of maintenances', () => {
  it('E1 asks again every minute, in another language, and when a call met one', async () => {
    const { answer, pass, dependencies, actor, fake } = running();
    await answer([]);
    await pass(MINUTE);
    expect(fake.sent).toHaveLength(2);
    await answer([]);
    dependencies.tell({ language: 'de' });
    expect(fake.sent).toHaveLength(3);
    await answer([]);
    actor.send({ type: 'maintenance.met' });
    actor.send({ type: 'maintenance.met' });
    expect(fake.sent).toHaveLength(4);
  });

  it('E3 a failed call blocks nothing, and is made again with growing pauses', async () => {
    const { pass, fake, blocked } = running();
    const pauses: number[] = [];
    for (let turn = 0; turn < 9; turn += 1) {
      fake.pending[0]?.fail(networkLost);
      await pass(0);
      const from = Date.now();
      while (fake.pending.length === 0) await pass(500);
      pauses.push(Math.floor((Date.now() - from) / SECOND));
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
    expect(blocked()).toBe(false);
  });

  it('E2 a banner dismissed in another window is dismissed here with the next answer', async () => {
    const { answer, pass, banners, page } = running();
    await answer([plan(DAY, 2 * DAY)]);
    expect(banners()).toEqual(['announced']);
    page.local.set('selvedge.maintenance.dismissed', '["m-1"]');
    await pass(5 * MINUTE);
    await answer([plan(DAY, 2 * DAY)]);
    expect(banners()).toEqual([]);
  });
});

type Running = ReturnType<typeof running>;

describe('what was refused because of a maintenance', () => {
  it('B5 is asked for again a moment after the maintenance ended', async () => {
    const { answer, pass, actor, told } = running();
    actor.send({ type: 'maintenance.met' });
    await answer([plan(-MINUTE, MINUTE)]);
    await pass(MINUTE - SECOND);
    expect(told).toEqual([]);
    await pass(5 * SECOND);
    expect(told).toEqual(['over']);
    await pass(10 * MINUTE);
    expect(told).toEqual(['over']);
  });

  it.each([
    ['another part of the portal', 'postorder'],
    ['another application', 'crm'],
  ])(
    'B5 E4 is asked for again once the page is free, while %s is still under maintenance',
    async (_, other) => {
      const { answer, pass, actor, told, blocked, dependencies } = running();
      dependencies.tell({ route: { screen: 'pos', rightEnv: 'preorder' } });
      actor.send({ type: 'maintenance.met' });
      await answer([
        plan(-MINUTE, MINUTE, { id: 'here', parts: ['preorder'] }),
        plan(-MINUTE, DAY, { id: 'there', parts: [other] }),
      ]);
      expect(blocked()).toBe(true);
      await pass(MINUTE - SECOND);
      expect(told).toEqual([]);
      await pass(5 * SECOND);
      expect([blocked(), told]).toEqual([false, ['over']]);
    },
  );

  it.each([
    ['at its end', async ({ pass }: Running) => pass(MINUTE)],
    [
      'taken back early',
      async ({ pass, answer, actor }: Running) => {
        await pass(5 * SECOND);
        actor.send({ type: 'page.woke' });
        await answer([]);
      },
    ],
  ])('E1 E4 what a maintenance refused that is over, %s, is not said to be unexplained', async (_, end) => {
    const all = running();
    const { answer, pass, actor, told, dependencies } = all;
    dependencies.tell({ route: { screen: 'order', orderId: 'o-1' } });
    actor.send({ type: 'maintenance.met' });
    await answer([plan(-MINUTE, MINUTE, { parts: ['preorder'] })]);
    await pass(3 * SECOND);
    // The page is not blocked, so the call was made again, and refused again.
    expect(told).toEqual(['over']);
    actor.send({ type: 'maintenance.met' });
    await answer([plan(-MINUTE, MINUTE, { parts: ['preorder'] })]);
    await end(all);
    for (let second = 0; second < 30; second += 1) {
      expect(isUnexplained(actor.getSnapshot().context)).toBe(false);
      await pass(SECOND);
    }
    expect(told.length).toBeGreaterThan(1);
  });

  it('B5 is asked for again, ever more seldom, where nothing is known of a maintenance', async () => {
    const { answer, pass, actor, told } = running();
    await answer([]);
    const waits: number[] = [];
    for (let turn = 0; turn < 7; turn += 1) {
      const { length } = told;
      actor.send({ type: 'maintenance.met' });
      await answer([]);
      const from = Date.now();
      while (told.length === length) await pass(500);
      waits.push(Math.floor((Date.now() - from) / SECOND));
      expect(isUnexplained(actor.getSnapshot().context)).toBe(true);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
    await pass(15 * SECOND);
    expect(isUnexplained(actor.getSnapshot().context)).toBe(false);
  });
});

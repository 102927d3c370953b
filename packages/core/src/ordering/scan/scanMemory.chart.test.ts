import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import type { SeasonPlace } from '../../contract/index.ts';
import type { StoredScans } from '../../keptWork/scanStore.ts';
import {
  chartSuite,
  fakeOrderingDependencies,
  networkLost,
  samplePlace,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { scanParts } from './scan.actors.ts';
import { scanMemoryMachine } from './scanMemory.machine.ts';
import { sampleScan } from './testing/scans.ts';

const kept: StoredScans = { mode: 'add', scans: [sampleScan()] };
const tour = {
  input: { place: samplePlace },
  events: [{ type: 'page.woke' }],
  answers: { recall: [null, kept], recallLeft: [null, kept] },
  failures: { recall: [networkLost], recallLeft: [networkLost] },
  contextKey: ({ context }: { context: { tries: number } }) => Math.min(context.tries, 2),
};

chartSuite(scanMemoryMachine, {
  ...tour,
  contextKey: ({ context }) => Math.min(context.tries, 2),
  invariants: {
    'M5 what could not be found yet has been tried': (snapshot) =>
      !snapshot.matches('forgetful') || snapshot.context.tries > 0,
  },
});

/** The list that is kept comes when the walk says so; storage alone would answer at once. */
const recalling = { answer: (_: unknown) => {}, fail: (_: unknown) => {} };

wiringSuite(scanMemoryMachine, {
  tour: { ...tour, contextKey: ({ context }) => Math.min(context.tries, 2) },
  machine: (api) =>
    scanParts(fakeOrderingDependencies(api)).actors.memory.provide({
      actors: {
        recall: fromPromise<StoredScans | null, SeasonPlace>(
          () =>
            new Promise((resolve, reject) => {
              recalling.answer = (list) => resolve(list as StoredScans | null);
              recalling.fail = reject;
            }),
        ),
      },
    }),
  doing: {
    answers: { recall: (list) => recalling.answer(list) },
    failures: { recall: (error) => recalling.fail(error) },
  },
});

describe('what earlier pages scanned', () => {
  it('M5 is told once it is known whose list it is, after pauses that grow', async () => {
    const reported: unknown[] = [];
    const clock = new SimulatedClock();
    let tries = 0;
    const recall = fromPromise<StoredScans | null, SeasonPlace>(() => {
      tries += 1;
      return tries < 3 ? Promise.reject(networkLost) : Promise.resolve(kept);
    });
    createActor(
      createMachine({
        invoke: {
          id: 'memory',
          src: scanMemoryMachine.provide({ actors: { recall } }),
          input: { place: samplePlace },
        },
        on: { '*': { actions: ({ event }) => reported.push(event) } },
      }),
      { clock },
    ).start();
    await settle();
    clock.increment(2000);
    await settle();
    clock.increment(3999);
    await settle();
    expect(reported.filter((event) => (event as { type: string }).type === 'scans.recalled')).toEqual([]);
    clock.increment(1);
    await settle();
    expect(reported).toContainEqual({ type: 'scans.recalled', kept });
  });

  it.each([
    ['more', kept, [kept]],
    ['nothing', null, []],
  ])('M5 N4 are told again when a page that was about to be left leaves %s', async (_, left, more) => {
    const reported: unknown[] = [];
    const answered = (list: StoredScans | null) =>
      fromPromise<StoredScans | null, SeasonPlace>(() => Promise.resolve(list));
    createActor(
      createMachine({
        invoke: {
          id: 'memory',
          src: scanMemoryMachine.provide({
            actors: { recall: answered(null), recallLeft: answered(left) },
          }),
          input: { place: samplePlace },
        },
        on: { 'scans.recalled': { actions: ({ event }) => reported.push(event) } },
      }),
    ).start();
    await settle();
    expect(reported).toEqual([null, ...more].map((one) => ({ type: 'scans.recalled', kept: one })));
  });
});

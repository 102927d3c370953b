import { describe, expect, it } from 'vitest';
import { createActor, createMachine, fromPromise, type SnapshotFrom } from 'xstate';
import type { FoundArticles, SeasonPlace } from '../../contract/index.ts';
import {
  chartSuite,
  fakeOrderingDependencies,
  missing,
  networkLost,
  samplePlace,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { type CodesFound, codeLookUpMachine } from './codeLookUp.machine.ts';
import { scanParts } from './scan.actors.ts';
import { foundHere } from './testing/scans.ts';

type Context = SnapshotFrom<typeof codeLookUpMachine>['context'];

const tour = {
  input: { place: samplePlace },
  events: [
    { type: 'codes.wanted', codes: ['4006381333931'] },
    { type: 'codes.wanted', codes: ['4006381333931', '96385074'] },
    { type: 'codes.wanted', codes: [] },
    { type: 'look.retried' },
    { type: 'language.changed' },
    { type: 'page.woke' },
  ],
  answers: { lookUp: [foundHere()] },
  failures: { lookUp: [networkLost, missing] },
  contextKey: ({ context }: { context: Context }) => [context.wanted, context.asking, context.tries > 0],
};

chartSuite(codeLookUpMachine, {
  ...tour,
  contextKey: ({ context }) => tour.contextKey({ context }),
  invariants: {
    'M5 no code waits while nothing keeps it from being asked for': (snapshot) =>
      !snapshot.matches('idle') || snapshot.context.wanted.length === 0,
    'only a running call has codes': (snapshot) =>
      snapshot.context.asking.length > 0 === snapshot.matches('asking'),
    'what is away or refused says why': (snapshot) =>
      (snapshot.hasTag('stalled') || snapshot.hasTag('failed')) <= (snapshot.context.failure !== null),
    'M5 only what may come right is asked for by itself': (snapshot) =>
      !snapshot.matches('stalled') || snapshot.context.failure?.kind === 'network',
  },
});

wiringSuite(codeLookUpMachine, {
  tour: { ...tour, contextKey: ({ context }) => tour.contextKey({ context }) },
  machine: (api) => scanParts(fakeOrderingDependencies(api)).actors.lookUp,
});

describe('looking codes up', () => {
  it('M5 tells its parent the answer with its codes, and keeps only those that came meanwhile', async () => {
    const reported: CodesFound[] = [];
    const parent = createActor(
      createMachine({
        invoke: {
          id: 'lookUp',
          src: codeLookUpMachine.provide({
            actors: {
              lookUp: fromPromise<FoundArticles, { place: SeasonPlace; eans: readonly string[] }>(() =>
                Promise.resolve(foundHere()),
              ),
            },
          }),
          input: { place: samplePlace },
        },
        on: { 'codes.found': { actions: ({ event }) => reported.push(event as CodesFound) } },
      }),
    ).start();
    const lookUp = parent.getSnapshot().children.lookUp;
    lookUp?.send({ type: 'codes.wanted', codes: ['4006381333931'] });
    lookUp?.send({ type: 'codes.wanted', codes: ['4006381333931', '96385074'] });
    await settle();
    expect(reported.map(({ codes }) => codes)).toEqual([['4006381333931'], ['96385074']]);
    expect(reported[0]?.answer).toEqual(foundHere());
    expect(lookUp?.getSnapshot()).toMatchObject({ value: 'idle', context: { wanted: [] } });
  });
});

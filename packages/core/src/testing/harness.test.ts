import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, type AnyStateMachine, assign, fromPromise, setup } from 'xstate';
import { coverageOf } from './coverage.ts';
import { hold } from './held.ts';
import { explore, type TourOptions, tourOf } from './tour.ts';
import { walkPath } from './walkPath.ts';

const door = setup({
  types: {
    context: {} as { opened: number },
    events: {} as { type: 'door.opened' } | { type: 'door.closed' } | { type: 'door.locked'; code: string },
  },
  actions: { count: assign(({ context }) => ({ opened: context.opened + 1 })) },
  guards: {
    isRight: (_, { code }: { code: string }) => code === 'right',
    isWorn: ({ context }) => context.opened > 1,
  },
});

/** A sound chart; each test below seeds one fault. */
const sound = door.createMachine({
  id: 'door',
  context: { opened: 0 },
  initial: 'shut',
  states: {
    shut: {
      on: {
        'door.opened': [
          { guard: 'isWorn', target: 'broken' },
          { target: 'open', actions: 'count' },
        ],
        'door.locked': { guard: { type: 'isRight', params: ({ event }) => event }, target: 'locked' },
      },
    },
    open: { on: { 'door.closed': 'shut' } },
    locked: { after: { 1000: 'shut' } },
    broken: { type: 'final' },
  },
});

const events = [
  { type: 'door.opened' },
  { type: 'door.closed' },
  { type: 'door.locked', code: 'right' },
  { type: 'door.locked', code: 'wrong' },
];
const missedBy = (machine: AnyStateMachine, options: TourOptions = { events }) =>
  coverageOf(machine, tourOf(machine, options), options.input);

describe('Q2 the coverage of a tour', () => {
  it('Q2 misses nothing of a sound chart', () => {
    expect(missedBy(sound)).toEqual({ statesMissed: [], transitionsMissed: [] });
  });

  it('Q2 names a state that cannot be reached', () => {
    const machine = door.createMachine({
      id: 'door',
      context: { opened: 0 },
      initial: 'shut',
      states: {
        shut: { on: { 'door.opened': 'open' } },
        open: { on: { 'door.closed': 'shut' } },
        attic: {},
      },
    });
    expect(missedBy(machine).statesMissed).toEqual(['door.attic']);
  });

  it('Q2 names a transition that no sample takes', () => {
    const wrongOnly = events.filter((event) => event.code !== 'right');
    expect(missedBy(sound, { events: wrongOnly })).toEqual({
      statesMissed: ['door.locked'],
      transitionsMissed: ['door.shut · door.locked', 'door.locked · xstate.after.1000.door.locked'],
    });
  });

  it('Q2 names a transition that an earlier one always forestalls', () => {
    const machine = door.createMachine({
      id: 'door',
      context: { opened: 0 },
      initial: 'shut',
      states: {
        shut: { on: { 'door.opened': [{ target: 'open' }, { guard: 'isWorn', target: 'open' }] } },
        open: { on: { 'door.closed': 'shut' } },
      },
    });
    expect(missedBy(machine).transitionsMissed).toEqual(['door.shut · door.opened (2)']);
  });

  it('Q2 names the transition of an event without a sample', () => {
    const withoutClosing = events.filter(({ type }) => type !== 'door.closed');
    expect(missedBy(sound, { events: withoutClosing }).transitionsMissed).toContain(
      'door.open · door.closed',
    );
  });

  it('Q2 counts a state that the chart only passes through at its beginning', () => {
    const machine = setup({}).createMachine({
      id: 'passing',
      initial: 'deciding',
      states: { deciding: { always: 'decided' }, decided: {} },
    });
    expect(missedBy(machine)).toEqual({ statesMissed: [], transitionsMissed: [] });
  });
});

describe('Q2 the paths of a tour', () => {
  it('Q2 show situations that the exploration takes for one, so that an invariant is held against them too', () => {
    const options: TourOptions = { events, contextKey: () => null };
    const isShutAgain = (snapshot: AnyMachineSnapshot) =>
      snapshot.matches('shut') && snapshot.context.opened > 0;
    const explored = [...explore(sound, options).vertices.values()].map(({ snapshot }) => snapshot);
    const walked: AnyMachineSnapshot[] = [];
    coverageOf(sound, tourOf(sound, options), undefined, (snapshot) => walked.push(snapshot));
    expect(explored.some(isShutAgain)).toBe(false);
    expect(walked.some(isShutAgain)).toBe(true);
  });
});

describe('Q2 the exploration', () => {
  const situations = (machine: AnyStateMachine): AnyMachineSnapshot[] =>
    [...explore(machine, { events }).vertices.values()].map(({ snapshot }) => snapshot);

  it('Q2 visits every situation, so that a broken invariant is found wherever it breaks', () => {
    const worn = situations(sound).filter(({ context }) => context.opened > 1);
    expect(worn.map(({ value }) => value)).toEqual(['open', 'shut', 'broken', 'locked']);
  });

  it('Q2 refuses samples that never come to an end', () => {
    const endless = door.createMachine({
      id: 'endless',
      context: { opened: 0 },
      on: { 'door.opened': { actions: 'count' } },
    });
    expect(() => explore(endless, { events, limit: 100 })).toThrow();
  });
});

describe('Q2 the walk', () => {
  const loading = setup({
    actors: { load: fromPromise(async () => 'ready') },
  }).createMachine({
    id: 'loading',
    initial: 'loading',
    states: {
      loading: { invoke: { id: 'load', src: 'load', onDone: 'ready', onError: 'failed' } },
      ready: {},
      failed: {},
    },
  });
  const arrivals = async (wire: (machine: AnyStateMachine) => AnyStateMachine): Promise<unknown[]> => {
    const seen: unknown[] = [];
    for (const path of tourOf(loading, {})) {
      const held = hold(wire(loading), ['load']);
      await walkPath(path, {
        machine: () => held.machine,
        doing: {
          answers: { load: () => held.release('load') },
          failures: { load: (error) => held.fail('load', error) },
        },
        arrived: ({ snapshot }, { actor }) => seen.push([snapshot.value, actor.getSnapshot().value]),
      });
    }
    return seen;
  };

  it('Q2 arrives where the chart promises with services that do what they say', async () => {
    expect(await arrivals((machine) => machine)).toEqual([
      ['ready', 'ready'],
      ['failed', 'failed'],
    ]);
  });

  it('Q2 shows a service that is wired wrongly', async () => {
    const broken = fromPromise(async () => {
      throw new Error('wrong address');
    });
    expect(await arrivals((machine) => machine.provide({ actors: { load: broken } }))).toContainEqual([
      'ready',
      'failed',
    ]);
  });
});

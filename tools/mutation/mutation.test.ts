import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, assign, setup } from 'xstate';
import { checksAgainst } from './bite.ts';
import { mutantsOf } from './mutants.ts';
import { mutated, pathsOf, type Toured } from './outcome.ts';
import { type RecordedPath, recordOf } from './record.ts';

const gate = setup({
  types: {
    context: {} as { passed: number; alarm: boolean },
    events: {} as { type: 'coin.given' } | { type: 'pushed' } | { type: 'kicked' },
  },
  actions: {
    count: assign(({ context }) => ({ passed: context.passed + 1 })),
    calm: assign({ alarm: false }),
    ring: assign({ alarm: true }),
  },
  guards: { mayPass: ({ context }) => context.passed < 2, isUnderThree: ({ context }) => context.passed < 3 },
  delays: { patience: 500 },
});

/** Two parts of it make no difference: the calm is calm already, and never have three passed. */
const machine = gate.createMachine({
  id: 'gate',
  context: { passed: 0, alarm: false },
  initial: 'shut',
  states: {
    shut: { on: { 'coin.given': { guard: 'mayPass', target: 'open' }, kicked: { actions: 'ring' } } },
    open: {
      entry: 'calm',
      exit: 'calm',
      after: { patience: 'shut' },
      on: { pushed: { guard: 'isUnderThree', target: 'shut', actions: 'count' } },
    },
  },
});

const suite: Toured = {
  events: [{ type: 'coin.given' }, { type: 'pushed' }, { type: 'kicked' }],
  invariants: { 'an open gate is calm': (snapshot) => !snapshot.matches('open') || !snapshot.context.alarm },
};
const recordedPaths = pathsOf(machine, suite);
const record = recordOf(machine, suite, recordedPaths);

describe('Q2 the record of a chart', () => {
  it('Q2 tells each step: its event, the state, the change, what is begun', () => {
    expect(record).toContain('begins → shut | passed=0, alarm=false\n');
    expect(record).toContain('coin.given → open | in 500 ms xstate.after.patience.gate.open\n');
    expect(record).toContain('pushed → shut | passed=1 | cancels xstate.after.patience.gate.open\n');
  });

  it('Q2 comes out the same when its paths are taken again', () => {
    expect(recordOf(machine, suite, recordedPaths)).toBe(record);
  });

  it('Q2 differs when the chart does, or a sample is gone', () => {
    const later = machine.provide({ delays: { patience: 600 } });
    expect(recordOf(later, suite, recordedPaths)).not.toBe(record);
    const fewer = { ...suite, events: suite.events?.slice(1) };
    expect(recordOf(machine, fewer, recordedPaths)).toContain('has no such sample any more');
  });
});

describe('Q2 the mutants of a chart', () => {
  const survivors = (walked: readonly RecordedPath[]) =>
    mutated(machine, suite, walked)
      .filter(({ killedBy }) => killedBy.length === 0)
      .map(({ name }) => name);

  it('Q2 lack each transition, guard and action once, and wait a millisecond longer', () => {
    expect(mutantsOf(machine).map(({ name }) => name)).toEqual([
      'gate.shut · coin.given: without it',
      'gate.shut · coin.given: without guard mayPass',
      'gate.shut · kicked: without it',
      'gate.shut · kicked: without action ring',
      'gate.open · entry: without action calm',
      'gate.open · exit: without action calm',
      'gate.open · pushed: without it',
      'gate.open · pushed: without guard isUnderThree',
      'gate.open · pushed: without action count',
      'gate.open · after patience: without it',
      'gate · delay patience: a millisecond later',
    ]);
  });

  it('Q2 survive exactly where they make no difference', () => {
    expect(survivors(recordedPaths)).toEqual([
      'gate.open · exit: without action calm',
      'gate.open · pushed: without guard isUnderThree',
    ]);
  });

  it('Q2 survive a record that never comes where they differ', () => {
    const begun = [{ input: 1, events: ['coin.given', 'pushed'] }];
    expect(survivors(begun)).toContain('gate.shut · coin.given: without guard mayPass');
  });

  it('Q2 are noticed by what must always hold as well', () => {
    const checks = checksAgainst(machine, { ...suite, recordedPaths });
    const rings = mutantsOf(machine).find(({ name }) => name.includes('entry: without action calm'));
    expect(checks(rings ? rings.make() : machine)).toEqual(['invariant', 'path']);
    expect(checks(machine)).toEqual([]);
  });

  it('Q2 are noticed by what must always hold alone where no walk looks otherwise', () => {
    const invariants = {
      'an open gate can be pushed': (snapshot: AnyMachineSnapshot) =>
        !snapshot.matches('open') || snapshot.can({ type: 'pushed' }),
    };
    const checks = checksAgainst(machine, {
      ...suite,
      invariants,
      recordedPaths: [{ input: 1, events: ['coin.given'] }],
    });
    const unpushed = mutantsOf(machine).find(({ name }) => name.includes('pushed: without it'));
    expect(checks(unpushed ? unpushed.make() : machine)).toEqual(['invariant']);
    expect(checks(machine)).toEqual([]);
  });

  it('Q2 are broken down by a circle in place of going round for ever', () => {
    const circling = gate.createMachine({
      id: 'circling',
      context: { passed: 0, alarm: false },
      initial: 'one',
      states: {
        one: { always: { guard: ({ context }) => context.alarm, target: 'two' } },
        two: { always: 'one' },
      },
    });
    const unguarded = mutantsOf(circling).find(({ kind }) => kind === 'guard');
    const checks = checksAgainst(circling, { recordedPaths: [{ input: 1, events: [] }], invariants: {} });
    expect(checks(unguarded ? unguarded.make() : circling)).toEqual(['path']);
  });
});

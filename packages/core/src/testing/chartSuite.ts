import { describe, expect, it, type TestContext } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { coverageOf } from './coverage.ts';
import { explore, type TourOptions, tourOf } from './tour.ts';
import { nodesOf } from './transitions.ts';
import { noteTest, walkedOf } from './walkedPath.ts';

/** What {@link chartSuite} explores a chart with, and what has to hold. */
export interface ChartSuite extends TourOptions {
  /** What must hold in every reachable situation, by its sentence: wherever the exploration or a walk comes. */
  readonly invariants: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
  /** Further inputs, for a chart that begins in different states: explored as well as `input`. */
  readonly otherInputs?: readonly unknown[];
}

const missedByAll = (lists: readonly string[][]): string[] =>
  (lists[0] ?? []).filter((name) => lists.every((list) => list.includes(name)));

const sampledTypes = (suite: ChartSuite): Set<string> =>
  new Set((suite.events ?? []).map(({ type }) => type));

const ownEvents = (machine: AnyStateMachine): string[] =>
  machine.events.filter((type) => !type.startsWith('xstate.') && type !== '*');

/** What a tool does with a chart and its suite. */
export type TakeSuite = (machine: AnyStateMachine, suite: ChartSuite) => void;

function testChart(machine: AnyStateMachine, suite: ChartSuite): void {
  const tours = [suite.input, ...(suite.otherInputs ?? [])].map((input) => ({ ...suite, input }));
  const situations = tours.flatMap((tour) =>
    [...explore(machine, tour).vertices.values()].map(({ snapshot }) => snapshot),
  );
  const tourPaths = tours.map((tour) => ({ input: tour.input, paths: tourOf(machine, tour) }));
  const coverages = tourPaths.map(({ input, paths }) =>
    coverageOf(machine, paths, input, (snapshot) => situations.push(snapshot)),
  );
  const statesMissed = missedByAll(coverages.map((coverage) => coverage.statesMissed));
  const transitionsMissed = missedByAll(coverages.map((coverage) => coverage.transitionsMissed));

  const about = (context: TestContext) => noteTest(context, machine.id);

  it('is explored with a sample of every event', (context) => {
    about(context);
    const sampled = sampledTypes(suite);
    expect(ownEvents(machine).filter((type) => !sampled.has(type))).toEqual([]);
    expect([...sampled].filter((type) => !ownEvents(machine).includes(type))).toEqual([]);
  });

  it('enters every state', (context) => {
    about(context);
    expect(statesMissed).toEqual([]);
  });

  it('takes every transition', (context) => {
    const walked = tourPaths.flatMap(({ input, paths }) =>
      paths.map((path) => walkedOf(machine, 'chart', input, path)),
    );
    noteTest(context, machine.id, walked);
    expect(transitionsMissed).toEqual([]);
  });

  it('says of every state what it means', (context) => {
    about(context);
    const silent = nodesOf(machine.root).filter((node) => !node.description);
    expect(silent.map((node) => node.id)).toEqual([]);
  });

  for (const [sentence, holds] of Object.entries(suite.invariants)) {
    it(`always: ${sentence}`, (context) => {
      about(context);
      const broken = situations.filter((snapshot) => !holds(snapshot));
      expect(broken.map(({ value, context: found }) => ({ value, context: found }))).toEqual([]);
    });
  }
}

let take: TakeSuite = testChart;

/** Hands every suite that is declared from now on to a tool, in place of testing its chart. */
export const takeSuites = (by: TakeSuite): void => {
  take = by;
};

/** The generated suite of a chart: each state entered, each transition taken, invariants everywhere. */
export const chartSuite = (machine: AnyStateMachine, suite: ChartSuite): void => {
  describe(`chart ${machine.id}`, () => take(machine, suite));
};

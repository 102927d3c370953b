import { describe, expect, it, type TestContext } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { coverageOf } from './coverage.ts';
import { explore, type TourOptions, tourOf } from './tour.ts';
import { nodesOf } from './transitions.ts';
import { noteTest, walkedOf } from './walked.ts';
import { digestFor, mutated, recorded } from './walks/outcome.ts';
import { providedFor } from './walks/provided.ts';
import { recordOf, walksIn } from './walks/record.ts';

/** What {@link chartSuite} explores a chart with, and what has to hold. */
export interface ChartSuite extends TourOptions {
  /** What must hold in every reachable situation, by its sentence. */
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

const UNRECORDED = 'Record the walks by: npm run walks; then: npm run mutation';

function testChart(machine: AnyStateMachine, suite: ChartSuite, record: string, digest: string): void {
  const tours = [suite.input, ...(suite.otherInputs ?? [])].map((input) => ({ ...suite, input }));
  const situations = tours.flatMap((tour) => [...explore(machine, tour).vertices.values()]);
  const walks = tours.map((tour) => ({ input: tour.input, paths: tourOf(machine, tour) }));
  const coverages = walks.map(({ input, paths }) => coverageOf(machine, paths, input));
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
    const walked = walks.flatMap(({ input, paths }) =>
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
      const broken = situations.filter(({ snapshot }) => !holds(snapshot));
      expect(broken.map(({ snapshot }) => ({ value: snapshot.value, context: snapshot.context }))).toEqual(
        [],
      );
    });
  }

  it('walks as it is recorded', (context) => {
    about(context);
    expect(recordOf(machine, suite, walksIn(record)), UNRECORDED).toBe(record);
  });

  it('is the chart whose mutants the report of mutation tells of', (context) => {
    about(context);
    expect(digestFor(machine, suite, record), 'Find out what the suite notices by: npm run mutation').toBe(
      digest,
    );
  });
}

/**
 * The generated suite of a chart: each state entered, each transition taken, invariants everywhere, all steps as they
 * are recorded. In a run for that purpose the walks are recorded, or the suite is held against mutants of the chart.
 */
export function chartSuite(machine: AnyStateMachine, suite: ChartSuite): void {
  const { purpose, record, digest } = providedFor(machine.id);
  describe(`chart ${machine.id}`, () => {
    if (purpose === 'test') return testChart(machine, suite, record, digest);
    return it(purpose, ({ task }) => {
      const outcome = purpose === 'record' ? recorded(machine, suite) : mutated(machine, suite, record);
      Object.assign(task.meta, { chart: machine.id, outcome });
    });
  });
}

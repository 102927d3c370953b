import {
  activeNodes,
  eventsIn,
  explore,
  type Graph,
  type TourOptions,
  tourOf,
  type Vertex,
} from '@selvedge/core/testing';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { checksAgainst } from './bite.ts';
import { type Mutant, mutantsOf } from './mutants.ts';
import { plain } from './plain.ts';
import { inputsOf, namedEvents, type RecordedPath, type Sampled } from './record.ts';
import { step } from './stepper.ts';

type Toured = TourOptions & Sampled;

/** Long walks also where situations are distinguished roughly: a record shows where they really led. */
const LONGEST = 40;
/** So many situations that seem to tell a chart from a mutant are tried by walking there. */
const MOST_WALKED = 20;
/** So many steps are compared before a mutant is taken for one that cannot be told from the chart. */
const MOST_COMPARED = 6_000;

type NamesOf = (events: readonly AnyEventObject[]) => string[];

const namesIn = (machine: AnyStateMachine, suite: Toured): NamesOf => {
  const names = new Map([...namedEvents(machine, suite)].map(([name, event]) => [plain(event), name]));
  return (events) => events.flatMap((event) => names.get(plain(event)) ?? []);
};

/** The walks of the generated tours, for each input. */
export function tourPaths(machine: AnyStateMachine, suite: Toured): RecordedPath[] {
  const namesOf = namesIn(machine, suite);
  return inputsOf(suite).flatMap((input, at) =>
    [[], ...tourOf(machine, { ...suite, input, longest: LONGEST })].map(
      (path): RecordedPath => ({ input: at + 1, events: namesOf(path.map(({ event }) => event)) }),
    ),
  );
}

interface Route {
  readonly vertex: Vertex;
  readonly route: readonly AnyEventObject[];
}

/** The chart's situations with the shortest way to each, nearest first. */
const routesIn = (graph: Graph): Route[] => {
  const routes = new Map<string, readonly AnyEventObject[]>([[graph.start, []]]);
  const found = [];
  for (const [key, route] of routes) {
    const vertex = graph.vertices.get(key);
    if (!vertex) continue;
    found.push({ vertex, route });
    for (const { event, to } of vertex.edges) if (!routes.has(to)) routes.set(to, [...route, event]);
  }
  return found;
};

/** A mutant put into a situation of the chart it was made of. */
const placed = (mutant: AnyStateMachine, { value, context, children, status }: AnyMachineSnapshot) =>
  Object.assign(mutant.resolveState({ value, context, status }), { children });

const isIn = ({ vertex }: Route, state: string): boolean =>
  activeNodes(vertex.snapshot).some(({ id }) => id === state);

/** Ways that end with a step on which a mutant differs, those from the state it lacks something of first. */
function* differences(
  machine: AnyStateMachine,
  suite: Toured,
  routes: readonly Route[],
  { state, event: cause, make }: Mutant,
) {
  const mutant = make();
  const near = routes.filter((route) => isIn(route, state));
  const far = cause === null ? routes.filter((route) => !isIn(route, state)) : [];
  let compared = 0;
  for (const { vertex, route } of [...near, ...far]) {
    // Also what the chart refuses there: a chart without the guard would not.
    for (const event of vertex.snapshot.status === 'active' ? eventsIn(vertex.snapshot, suite) : []) {
      if (cause !== null && !event.type.startsWith(cause)) continue;
      compared += 1;
      if (compared > MOST_COMPARED) return;
      const { line } = step(machine, vertex.snapshot, event);
      if (step(mutant, placed(mutant, vertex.snapshot), event).line !== line) yield [...route, event];
    }
  }
}

/**
 * Walks to add where these do not tell the chart from some chart that lacks a part of it: to a situation in which it
 * can be told, where there is one.
 */
export function furtherPaths(
  machine: AnyStateMachine,
  suite: Toured,
  recordedPaths: readonly RecordedPath[],
): RecordedPath[] {
  const namesOf = namesIn(machine, suite);
  const tells = (some: readonly RecordedPath[]) => {
    const checks = checksAgainst(machine, { ...suite, recordedPaths: some, invariants: {} });
    return (mutant: Mutant) => checks(mutant.make()).includes('path');
  };
  const isNoticed = tells(recordedPaths);
  let left = mutantsOf(machine).filter((mutant) => !isNoticed(mutant));
  const further: RecordedPath[] = [];
  for (const [at, input] of inputsOf(suite).entries()) {
    if (left.length === 0) break;
    const routes = routesIn(explore(machine, { ...suite, input }));
    for (const mutant of [...left]) {
      if (!left.includes(mutant)) continue;
      let tried = 0;
      for (const route of differences(machine, suite, routes, mutant)) {
        tried += 1;
        const recordedPath: RecordedPath = { input: at + 1, events: namesOf(route) };
        const isTelling = tells([recordedPath]);
        if (isTelling(mutant)) {
          further.push(recordedPath);
          left = left.filter((other) => !isTelling(other));
          break;
        }
        if (tried === MOST_WALKED) break;
      }
    }
  }
  return further;
}

import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Graph, reach } from './graph.ts';
import { eventsIn, type Samples } from './samples.ts';
import { transitionName } from './transitions.ts';

/** One event of a path. */
export interface Step {
  readonly event: AnyEventObject;
  /** The situation the step leads to. */
  readonly snapshot: AnyMachineSnapshot;
}
/** A walk through a chart from its beginning. */
export type Path = readonly Step[];

/**
 * The samples a chart is explored with, and how far. `limit`: the most situations, 20,000 unless told; `longest`: the
 * most steps of a path, 40 unless told.
 */
export interface TourOptions extends Samples {
  readonly input?: unknown;
  /** What of the context makes a situation of its own; all of it by default. */
  readonly contextKey?: (snapshot: AnyMachineSnapshot) => unknown;
  readonly limit?: number;
  /** A path longer than this is cut, and a new one starts at the beginning. */
  readonly longest?: number;
}

const MOST_SITUATIONS = 20_000;
const LONGEST_PATH = 40;

/**
 * Every situation a chart can come to by its samples, and the events between them, without running its services.
 *
 * @throws where there are more situations than `limit`.
 */
export const explore = (machine: AnyStateMachine, options: TourOptions): Graph =>
  reach(machine, {
    input: options.input,
    limit: options.limit ?? MOST_SITUATIONS,
    keyOf: (snapshot) =>
      JSON.stringify([
        snapshot.value,
        options.contextKey ? options.contextKey(snapshot) : snapshot.context,
        snapshot.status,
      ]),
    eventsOf: (snapshot) =>
      snapshot.status === 'active'
        ? eventsIn(snapshot, options).filter((event) => machine.getTransitionData(snapshot, event).length > 0)
        : [],
  });

interface Leg {
  readonly from: string;
  readonly event: AnyEventObject;
  readonly to: string;
}

const labelOf = (machine: AnyStateMachine, graph: Graph, { from, event }: Leg): string => {
  const vertex = graph.vertices.get(from);
  const taken = vertex ? machine.getTransitionData(vertex.snapshot, event) : [];
  return `${JSON.stringify(vertex?.snapshot.value)} ${taken.map(transitionName).join()} ${JSON.stringify(event)}`;
};

const legsFrom = (graph: Graph, from: string): Leg[] =>
  (graph.vertices.get(from)?.edges ?? []).map(({ event, to }) => ({ from, event, to }));

/** The shortest way from a situation to a leg not yet walked, that leg included. */
const nearestNew = (graph: Graph, from: string, isNew: (leg: Leg) => boolean): Leg[] | null => {
  const cameBy = new Map<string, Leg | null>([[from, null]]);
  const queue = [from];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const leg of legsFrom(graph, at)) {
      if (isNew(leg)) {
        const route = [leg];
        for (let back = cameBy.get(at); back; back = cameBy.get(back.from)) route.unshift(back);
        return route;
      }
      if (!cameBy.has(leg.to)) {
        cameBy.set(leg.to, leg);
        queue.push(leg.to);
      }
    }
  }
  return null;
};

/**
 * A few long paths from the beginning that together take every transition of the chart, by every sample,
 * from every state it can be taken in.
 */
export function tourOf(machine: AnyStateMachine, options: TourOptions): Path[] {
  const graph = explore(machine, options);
  const walked = new Set<string>();
  const isNew = (leg: Leg) => !walked.has(labelOf(machine, graph, leg));
  const longest = options.longest ?? LONGEST_PATH;
  const paths: Path[] = [];
  for (;;) {
    const path: Step[] = [];
    let at = graph.start;
    while (path.length < longest) {
      const route = nearestNew(graph, at, isNew);
      if (route === null) break;
      for (const leg of route) {
        walked.add(labelOf(machine, graph, leg));
        const snapshot = graph.vertices.get(leg.to)?.snapshot;
        if (snapshot) path.push({ event: leg.event, snapshot });
        at = leg.to;
      }
    }
    if (path.length === 0) return paths;
    paths.push(path);
  }
}

/** 'load answered → style.chosen → …', for the title of a test. */
export const pathTitle = (path: Path): string =>
  path.map(({ event }) => event.type.replace(/^xstate\./, '').replaceAll('.actor.', ' ')).join(' → ');

import { type AdjacencyMap, getAdjacencyMap } from '@xstate/graph';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate';

/** One way on: an event that the chart accepts in a situation, and the situation it leads to. */
export interface Edge {
  readonly event: AnyEventObject;
  readonly to: string;
}

/** A situation: a snapshot that differs from all others by its key. */
export interface Vertex {
  readonly snapshot: AnyMachineSnapshot;
  readonly edges: readonly Edge[];
}

/** All situations of a chart by their keys, and the key of the one it begins in. */
export interface Graph {
  readonly start: string;
  readonly vertices: ReadonlyMap<string, Vertex>;
}

export interface GraphOptions {
  readonly input: unknown;
  readonly keyOf: (snapshot: AnyMachineSnapshot) => string;
  readonly eventsOf: (snapshot: AnyMachineSnapshot) => AnyEventObject[];
  /** More situations than this are a mistake in the samples. */
  readonly limit: number;
}

/** Every situation that the given events can bring about. The only place that knows @xstate/graph. */
export function reach(machine: AnyStateMachine, { input, keyOf, eventsOf, limit }: GraphOptions): Graph {
  const map: AdjacencyMap<AnyMachineSnapshot, AnyEventObject> = getAdjacencyMap(machine, {
    input,
    limit,
    serializeState: keyOf as (snapshot: AnyMachineSnapshot) => never,
    events: eventsOf,
  });
  const vertices = new Map<string, Vertex>();
  for (const [key, { state, transitions }] of Object.entries(map)) {
    const edges = Object.values<{ event: AnyEventObject; state: AnyMachineSnapshot }>(transitions);
    vertices.set(key, {
      snapshot: state,
      edges: edges.map(({ event, state: next }) => ({ event, to: keyOf(next) })),
    });
  }
  const start = vertices.keys().next().value;
  if (start === undefined) throw new Error(`${machine.id} has no situation at all`);
  return { start, vertices };
}

import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { explore, type Path, type Step, type TourOptions } from './tour.ts';

/** The innermost states of a value, as paths like 'editing.stored'; more than one where regions are side by side. */
export const leavesOf = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner]) => {
        const leaves = inner === undefined ? [] : leavesOf(inner);
        return leaves.length === 0 ? [state] : leaves.map((leaf) => `${state}.${leaf}`);
      });

/** A situation, with the shortest way there; empty for where the chart begins. */
export interface ShortestPath {
  readonly path: Path;
  readonly snapshot: AnyMachineSnapshot;
}

/** Every situation that the samples reach, nearest first, with the events that lead on from it. */
export function* nearestFirst(
  machine: AnyStateMachine,
  options: TourOptions,
): Generator<
  Pick<ShortestPath, 'snapshot'> & { readonly events: readonly AnyEventObject[]; shortest(): ShortestPath }
> {
  const { start, vertices } = explore(machine, options);
  const cameBy = new Map<string, { readonly from: string; readonly step: Step }>();
  const pathTo = (key: string): Path => {
    const path: Step[] = [];
    for (let leg = cameBy.get(key); leg; leg = cameBy.get(leg.from)) path.unshift(leg.step);
    return path;
  };
  const queue = [start];
  const known = new Set(queue);
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    const vertex = vertices.get(at);
    if (!vertex) continue;
    const { snapshot, edges } = vertex;
    const here = at;
    yield {
      snapshot,
      events: edges.map(({ event }) => event),
      shortest: () => ({ path: pathTo(here), snapshot }),
    };
    for (const { event, to } of edges) {
      const next = vertices.get(to);
      if (known.has(to) || !next) continue;
      known.add(to);
      cameBy.set(to, { from: at, step: { event, snapshot: next.snapshot } });
      queue.push(to);
    }
  }
}

/**
 * The shortest way to each innermost state that the samples reach, by the state's path.
 *
 * @param isWanted which situation of a state is gone to; the first that is come to by default
 * @throws {Error} when no situation of a state is wanted
 */
export function shortestPathsTo(
  machine: AnyStateMachine,
  options: TourOptions,
  isWanted: (leaf: string, snapshot: AnyMachineSnapshot) => boolean = () => true,
): ReadonlyMap<string, ShortestPath> {
  const paths = new Map<string, ShortestPath>();
  const seen = new Set<string>();
  for (const { snapshot, shortest } of nearestFirst(machine, options)) {
    for (const leaf of leavesOf(snapshot.value)) {
      seen.add(leaf);
      if (!paths.has(leaf) && isWanted(leaf, snapshot)) paths.set(leaf, shortest());
    }
  }
  const missed = [...seen].filter((leaf) => !paths.has(leaf));
  if (missed.length > 0) throw new Error(`${machine.id}: no wanted situation of ${missed.join(', ')}`);
  return paths;
}

import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { explore, type Path, type Step, type TourOptions } from './tour.ts';

/** The innermost states of a value, as paths like 'editing.stored'; more than one where regions are side by side. */
export const leavesOf = (value: StateValue): string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([state, inner]) => {
        const leaves = inner === undefined ? [] : leavesOf(inner);
        return leaves.length === 0 ? [state] : leaves.map((leaf) => `${state}.${leaf}`);
      });

/** The shortest way into a situation in which a state is on; empty for where the chart begins. */
export interface Way {
  readonly path: Path;
  readonly snapshot: AnyMachineSnapshot;
}

/**
 * The shortest way to each innermost state that the samples reach, by the state's path.
 *
 * @param isWanted which situation of a state is gone to; the first that is come to by default
 * @throws {Error} when no situation of a state is wanted
 */
export function waysTo(
  machine: AnyStateMachine,
  options: TourOptions,
  isWanted: (leaf: string, snapshot: AnyMachineSnapshot) => boolean = () => true,
): ReadonlyMap<string, Way> {
  const { start, vertices } = explore(machine, options);
  const ways = new Map<string, Way>();
  const seen = new Set<string>();
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
    for (const leaf of leavesOf(vertex.snapshot.value)) {
      seen.add(leaf);
      if (!ways.has(leaf) && isWanted(leaf, vertex.snapshot))
        ways.set(leaf, { path: pathTo(at), snapshot: vertex.snapshot });
    }
    for (const { event, to } of vertex.edges) {
      const next = vertices.get(to);
      if (known.has(to) || !next) continue;
      known.add(to);
      cameBy.set(to, { from: at, step: { event, snapshot: next.snapshot } });
      queue.push(to);
    }
  }
  const missed = [...seen].filter((leaf) => !ways.has(leaf));
  if (missed.length > 0) throw new Error(`${machine.id}: no wanted situation of ${missed.join(', ')}`);
  return ways;
}

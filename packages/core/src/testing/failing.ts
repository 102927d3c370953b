import { type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { ApiError, type Failure, failure } from '../api/failure.ts';
import { inert } from './inert.ts';
import { explore, type Path, type Step, type TourOptions } from './tour.ts';

const ERROR = 'xstate.error.actor.';

/** A service that fails in a state, and the shortest way there, the failing step included. */
export interface Failing {
  /** The service's invoke id. */
  readonly service: string;
  /** The state it fails in. */
  readonly from: AnyMachineSnapshot;
  readonly path: Path;
  readonly failure: Failure;
}

/** A server that fails, and one that says no: each says why, and has an Error ID. */
const refusals = [500, 422].map(
  (status) =>
    new ApiError(
      failure({
        kind: 'refused',
        status,
        code: status === 500 ? 'unexpected' : 'refused',
        message: `The looms stand still until noon, for ${status} reasons.`,
        tracking: `E-${status}-19ab`,
      }),
    ),
);

/** Every service of a chart in every state it can fail in, refused in two ways. */
export function failingIn(machine: AnyStateMachine, options: TourOptions): Failing[] {
  const { start, vertices } = explore(machine, options);
  const still = inert(machine);
  const found = new Map<string, Failing>();
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
    const from = vertex.snapshot;
    for (const { event, to } of vertex.edges) {
      const service = event.type.startsWith(ERROR) ? event.type.slice(ERROR.length) : null;
      for (const error of service === null ? [] : refusals) {
        const name = `${error.failure.status} ${service} ${JSON.stringify(from.value)}`;
        if (service === null || found.has(name)) continue;
        const refused = { type: event.type, actorId: service, error };
        const step = { event: refused, snapshot: getNextSnapshot(still, from, refused) };
        found.set(name, { service, from, path: [...pathTo(at), step], failure: error.failure });
      }
      const next = vertices.get(to);
      if (known.has(to) || !next) continue;
      known.add(to);
      cameBy.set(to, { from: at, step: { event, snapshot: next.snapshot } });
      queue.push(to);
    }
  }
  return [...found.values()];
}

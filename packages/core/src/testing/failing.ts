import { type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { ApiError, type Failure, failure } from '../platform/api/failure.ts';
import { inert } from './inert.ts';
import { underMaintenance } from './samples.ts';
import { nearestFirst } from './shortestPaths.ts';
import type { Path, TourOptions } from './tour.ts';

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
const answered = [500, 422].map(
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

const refusals = [...answered, underMaintenance];

/** Every service of a chart in every state it can fail in, refused in each way there is. */
export function failingIn(machine: AnyStateMachine, options: TourOptions): Failing[] {
  const still = inert(machine);
  const found = new Map<string, Failing>();
  for (const { snapshot: from, events, shortest } of nearestFirst(machine, options)) {
    for (const { type } of events.filter((event) => event.type.startsWith(ERROR))) {
      const service = type.slice(ERROR.length);
      for (const error of refusals) {
        const name = `${error.failure.status} ${service} ${JSON.stringify(from.value)}`;
        if (found.has(name)) continue;
        const event = { type, actorId: service, error };
        const step = { event, snapshot: getNextSnapshot(still, from, event) };
        found.set(name, { service, from, path: [...shortest().path, step], failure: error.failure });
      }
    }
  }
  return [...found.values()];
}

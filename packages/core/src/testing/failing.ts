import { type AnyMachineSnapshot, type AnyStateMachine, getNextSnapshot } from 'xstate';
import { ApiError, type Failure, failure, isSilent } from '../platform/api/failure.ts';
import { inert } from './inert.ts';
import { underMaintenance } from './samples.ts';
import { nearestFirst } from './shortestPaths.ts';
import type { Path, TourOptions } from './tour.ts';

const ERROR = 'xstate.error.actor.';

/** A service that fails in a state, and the shortest way there, the failing step included. */
export interface Failing {
  /** The service's invoke id. */
  readonly service: string;
  /** What failed before it on this way, as far as the chart still knows: its code or kind; null: nothing. */
  readonly after: string | null;
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

/** The refusals of a service among the samples, each with a message and an Error ID of its own: a chart may know their codes. */
const refusalsAmong = (samples: readonly unknown[]): ApiError[] =>
  samples.flatMap((error) => {
    if (!(error instanceof ApiError) || error.failure.kind !== 'refused' || isSilent(error.failure))
      return [];
    const { status, code } = error.failure;
    return new ApiError({
      ...error.failure,
      message: `The looms stand still, says ${status} ${code}.`,
      tracking: `E-${status}-20cd`,
    });
  });

const failedBefore = ({ context }: AnyMachineSnapshot): string | null => {
  const known: Failure | null | undefined = context?.failure;
  return known ? (known.code ?? known.kind) : null;
};

/**
 * Every service of a chart in every state it can fail in, refused in each way there is: by what every server says, once more
 * after each other failure that the chart still knows, and by what the samples say.
 */
export function failingIn(machine: AnyStateMachine, options: TourOptions): Failing[] {
  const still = inert(machine);
  const found = new Map<string, Failing>();
  for (const { snapshot: from, events, shortest } of nearestFirst(machine, options)) {
    for (const { type } of events.filter((event) => event.type.startsWith(ERROR))) {
      const service = type.slice(ERROR.length);
      const before = failedBefore(from);
      for (const error of [...refusals, ...refusalsAmong(options.failures?.[service] ?? [])]) {
        const { status, code } = error.failure;
        const after = answered.includes(error) ? before : null;
        const name = JSON.stringify([status, code, service, from.value, after]);
        if (found.has(name)) continue;
        const event = { type, actorId: service, error };
        const step = { event, snapshot: getNextSnapshot(still, from, event) };
        // In a state that goes on after a failure, the service may be the one that failed before: it runs no more.
        if (after !== null && JSON.stringify(step.snapshot.value) === JSON.stringify(from.value)) continue;
        found.set(name, { service, after, from, path: [...shortest().path, step], failure: error.failure });
      }
    }
  }
  return [...found.values()];
}

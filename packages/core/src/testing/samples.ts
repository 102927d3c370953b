import { type AnyEventObject, type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import { ApiError, failure } from '../platform/api/failure.ts';

/**
 * The values a chart is explored with: one each side of every guard, no more, for each multiplies the
 * situations.
 */
export interface Samples {
  /** Every event of the chart, as a user or a parent sends it. */
  readonly events?: readonly AnyEventObject[];
  /** Outputs of invoked services by invoke id. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
  /** Errors of invoked services by invoke id; a lost network where none is given. */
  readonly failures?: Readonly<Record<string, readonly unknown[]>>;
}

/** The failure of a call that no answer came to: every service fails with it unless told. */
export const networkLost = new ApiError(failure({ kind: 'network' }));

/** What a server answers while what is asked of it is under maintenance (B5). */
export const underMaintenance = new ApiError(
  failure({
    kind: 'refused',
    status: 503,
    code: 'maintenance',
    message: 'Maintenance is active.',
    tracking: 'E-503-19ab',
  }),
);

const after = (descriptor: string, prefix: string): string | null =>
  descriptor.startsWith(prefix) ? descriptor.slice(prefix.length) : null;

/** The events that the samples make of a descriptor. */
export const instancesOf = (descriptor: string, samples: Samples): AnyEventObject[] => {
  if (descriptor === '' || descriptor.startsWith('xstate.done.state.')) return [];
  if (descriptor.startsWith('xstate.after.')) return [{ type: descriptor }];
  const done = after(descriptor, 'xstate.done.actor.');
  if (done !== null) {
    return (samples.answers?.[done] ?? [undefined]).map((output) => ({
      type: descriptor,
      actorId: done,
      output,
    }));
  }
  const failed = after(descriptor, 'xstate.error.actor.');
  if (failed !== null) {
    return (samples.failures?.[failed] ?? [networkLost]).map((error) => ({
      type: descriptor,
      actorId: failed,
      error,
    }));
  }
  return (samples.events ?? []).filter((event) => event.type === descriptor);
};

/** The sample events that mean something in a situation. */
export const eventsIn = (snapshot: AnyMachineSnapshot, samples: Samples): AnyEventObject[] => {
  const descriptors = new Set(getNextTransitions(snapshot).map((transition) => transition.eventType));
  return [...descriptors].flatMap((descriptor) => instancesOf(descriptor, samples));
};

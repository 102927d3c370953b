import { type AnyMachineSnapshot, getNextTransitions } from 'xstate';
import type { Flow } from './watchFlows.ts';

/** Where an event that a state accepts comes from. `hand`: the user. */
export type Source = 'user' | 'service' | 'time';

export interface Accepted {
  readonly type: string;
  readonly source: Source;
}

const sourceOf = (type: string): Source => {
  if (type.startsWith('xstate.after.')) return 'time';
  return type.startsWith('xstate.') ? 'service' : 'user';
};

/** The events that a flow has a transition for in its current state, whether or not their guards allow it. */
export function acceptedBy({ actor }: Flow): Accepted[] {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot;
  if (snapshot.status !== 'active') return [];
  const types = new Set(getNextTransitions(snapshot).map(({ eventType }) => eventType));
  return [...types]
    .filter((type) => type !== '' && type !== '*')
    .map((type) => ({ type, source: sourceOf(type) }))
    .sort((one, other) => one.source.localeCompare(other.source) || one.type.localeCompare(other.type));
}

import { type AnyStateMachine, getInitialSnapshot, type StateValue } from 'xstate';
import type { Path } from './tour.ts';

/** What a test walks along: a bare chart, one with its real services, or a rendered screen. */
export type WalkedOn = 'chart' | 'services' | 'screen';

/** A path as a test has walked it: where it begins, then each event by its type and where it led. */
export interface Walked {
  readonly chart: string;
  readonly on: WalkedOn;
  readonly start: StateValue;
  readonly steps: readonly (readonly [event: string, to: StateValue])[];
}

/** A path in the form a report of tests keeps it: states and events alone, no values. */
export const walkedOf = (machine: AnyStateMachine, on: WalkedOn, input: unknown, path: Path): Walked => ({
  chart: machine.id,
  on,
  start: getInitialSnapshot(machine, input).value,
  steps: path.map(({ event, snapshot }) => [event.type, snapshot.value]),
});

interface Test {
  readonly task: { readonly meta: object };
}

/** Says in the report of tests which chart a test is about, and the paths it walks: its result is theirs. */
export const noteTest = ({ task }: Test, chart: string, walked: readonly Walked[] = []): void => {
  Object.assign(task.meta, walked.length > 0 ? { chart, walked } : { chart });
};

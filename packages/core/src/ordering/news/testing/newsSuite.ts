import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import {
  chartSuite,
  missing,
  networkLost,
  type PathRun,
  serverDown,
  wiringSuite,
} from '../../../testing/index.ts';

interface NewsSuite {
  readonly params: unknown;
  /** News that a held call brings, and what a glance does. */
  readonly watched: readonly unknown[];
  readonly glanced: unknown;
  readonly provided: PathRun['machine'];
}

/** Chart and wiring suites of a chart that follows news by `params`. */
export function newsSuite(machine: AnyStateMachine, { params, watched, glanced, provided }: NewsSuite): void {
  const tour = {
    input: { params, may: true },
    events: [
      { type: 'page.woke' },
      { type: 'page.hidden' },
      { type: 'line.shared', alone: false },
      { type: 'line.shared', alone: true },
    ],
    answers: { watch: watched, glance: [glanced] },
    failures: { watch: [networkLost, missing], glance: [serverDown, missing] },
    contextKey: ({ context }: AnyMachineSnapshot) => [context.alone, context.news?.mark, context.failure],
  };
  chartSuite(machine, {
    ...tour,
    otherInputs: [{ params, may: false }],
    invariants: {
      'nobody is followed without the right': (snapshot) =>
        !snapshot.matches('following') || snapshot.context.may,
      'one call waits only where the page keeps no other': (snapshot) =>
        !snapshot.matches({ following: 'watching' }) || snapshot.context.alone,
      'a lost line says why': (snapshot) => !snapshot.hasTag('lost') || snapshot.context.failure !== null,
    },
  });
  wiringSuite(machine, { tour, machine: provided });
}

import type { AnyStateMachine } from 'xstate';
import { chartSuite } from './chartSuite.ts';
import { missing } from './samples/carts.ts';
import { networkLost } from './samples.ts';
import type { ChartHarness, PathRun } from './walkPath.ts';
import { wiringSuite } from './wiringSuite.ts';

interface ReadingSuite {
  readonly params: unknown;
  readonly answer: unknown;
  /** The answer as it is sent, where that is another form of it. */
  readonly sent?: unknown;
  readonly provided: PathRun['machine'];
}

/** Chart and wiring suites of a chart that reads one thing by `params`. */
export function readingSuite(
  machine: AnyStateMachine,
  { params, answer, sent = answer, provided }: ReadingSuite,
): void {
  const tour = {
    input: params,
    events: [{ type: 'reading.retried' }, { type: 'reading.refreshed' }, { type: 'language.changed' }],
    answers: { read: [answer], readAgain: [answer] },
    failures: { read: [networkLost, missing], readAgain: [networkLost] },
  };
  chartSuite(machine, {
    ...tour,
    invariants: {
      'what is shown is there': (snapshot) =>
        !(snapshot.matches('ready') || snapshot.matches('refreshing')) || snapshot.context.answer !== null,
      'what is missing shows nothing': (snapshot) =>
        !snapshot.matches('missing') || snapshot.context.answer === null,
      'J1 what is awaited is asked for anew in another language': (snapshot) =>
        !(snapshot.matches('loading') || snapshot.matches('refreshing')) ||
        snapshot.can({ type: 'language.changed' }),
      'a failure is known where one is shown': (snapshot) =>
        !(snapshot.hasTag('failed') || snapshot.matches('missing')) || snapshot.context.failure !== null,
      'B5 E4 what failed can be read again, and nothing else': (snapshot) =>
        snapshot.matches('loading') ||
        snapshot.matches('refreshing') ||
        snapshot.can({ type: 'reading.retried' }) === (snapshot.context.failure !== null),
    },
  });
  const send = (_: unknown, { fake }: ChartHarness) => fake.pending[0]?.answer(sent);
  wiringSuite(machine, { tour, machine: provided, doing: { answers: { read: send, readAgain: send } } });
}

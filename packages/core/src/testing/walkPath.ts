import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { createFakeApi, type FakeApi } from './fakeApi.ts';
import type { Path, Step } from './tour.ts';

/** A live chart with a clock and an API that the test controls. */
export interface ChartHarness {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly fake: FakeApi;
}

/** How a step of a path is brought about where the default does not do. */
export interface Doing {
  /** User events by type: on the screen, or straight to the actor by default. */
  readonly events?: Readonly<Record<string, (event: AnyEventObject, harness: ChartHarness) => unknown>>;
  /** Answers by invoke id: settles what is pending; by default the oldest call gets the sample itself. */
  readonly answers?: Readonly<Record<string, (output: unknown, harness: ChartHarness) => unknown>>;
  readonly failures?: Readonly<Record<string, (error: unknown, harness: ChartHarness) => unknown>>;
  /**
   * Timers of a chart whose regions wait side by side, for instance sent straight to the actor; by default the clock
   * moves by the delay, which lets every shorter timer fire too.
   */
  readonly timers?: (event: AnyEventObject, harness: ChartHarness) => unknown;
  /** Wraps each step, e.g. in React's act. */
  readonly around?: (step: () => Promise<void>) => Promise<void>;
}

/** How a path is walked: the chart with its services, and what is done along the way. */
export interface PathRun {
  readonly doing?: Doing;
  readonly machine: (api: FakeApi['api']) => AnyStateMachine;
  readonly input?: unknown;
  /** Called when the harness is ready, before the first step. */
  readonly begin?: (harness: ChartHarness) => unknown;
  /** Called after each step with the situation that the chart promises. */
  readonly arrived: (step: Step, harness: ChartHarness) => unknown;
  /** Called after the last step, while the harness still runs. */
  readonly ended?: (harness: ChartHarness) => unknown;
}

/** Lets promises go on whose answers are there: twenty turns of microtasks, no time. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const delayOf = (machine: AnyStateMachine, harness: ChartHarness, name: string): number => {
  const fixed = Number(name);
  if (!Number.isNaN(fixed)) return fixed;
  const delay = machine.implementations.delays[name];
  const { context } = harness.actor.getSnapshot();
  return typeof delay === 'function'
    ? delay({ context, event: { type: 'xstate.init' } } as never, undefined as never)
    : Number(delay);
};

const bringAbout = async (
  event: AnyEventObject,
  harness: ChartHarness,
  run: PathRun,
  machine: AnyStateMachine,
) => {
  const [, kind, subject = ''] =
    /^xstate\.(done\.actor|error\.actor|after|snapshot)\.(.+)$/.exec(event.type) ?? [];
  const oldest = harness.fake.pending[0];
  if (kind === 'done.actor') {
    const answer = run.doing?.answers?.[subject] ?? ((output: unknown) => oldest?.answer(output));
    await answer(event.output, harness);
  } else if (kind === 'error.actor') {
    const fail = run.doing?.failures?.[subject] ?? ((error: unknown) => oldest?.fail(error));
    await fail(event.error, harness);
  } else if (kind === 'after' && run.doing?.timers) {
    await run.doing.timers(event, harness);
  } else if (kind === 'after') {
    harness.clock.increment(delayOf(machine, harness, subject.split('.')[0] ?? ''));
  } else {
    const act = run.doing?.events?.[event.type] ?? (() => harness.actor.send(event));
    await act(event, harness);
  }
  await settle();
};

/** Walks a path on a live actor with real services on a fake API, and reports each arrival. */
export async function walkPath(path: Path, run: PathRun): Promise<void> {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const machine = run.machine(fake.api);
  const actor = createActor(machine, { input: run.input, clock });
  const harness: ChartHarness = { actor, clock, fake };
  const around = run.doing?.around ?? ((step) => step());
  try {
    await around(async () => {
      actor.start();
      await settle();
      await run.begin?.(harness);
    });
    for (const step of path) {
      await around(() => bringAbout(step.event, harness, run, machine));
      await run.arrived(step, harness);
    }
    await run.ended?.(harness);
  } finally {
    actor.stop();
  }
}

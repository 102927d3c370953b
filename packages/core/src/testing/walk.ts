import {
  type AnyActorRef,
  type AnyEventObject,
  type AnyStateMachine,
  createActor,
  SimulatedClock,
} from 'xstate';
import { createFakeApi, type FakeApi } from './fakeApi.ts';
import type { Path, Step } from './tour.ts';

/** A live chart with a clock and an API in the test's hand. */
export interface World {
  readonly actor: AnyActorRef;
  readonly clock: SimulatedClock;
  readonly fake: FakeApi;
}

/** How a step of a path is brought about where the default does not do. */
export interface Doing {
  /** User events by type: on the screen, or straight to the actor by default. */
  readonly events?: Readonly<Record<string, (event: AnyEventObject, dependencies: World) => unknown>>;
  /** Answers by invoke id: settles what is pending; by default the oldest call gets the sample itself. */
  readonly answers?: Readonly<Record<string, (output: unknown, dependencies: World) => unknown>>;
  readonly failures?: Readonly<Record<string, (error: unknown, dependencies: World) => unknown>>;
  /**
   * Timers of a chart whose regions wait side by side, for instance sent straight to the actor; by default the clock
   * moves by the delay, which lets every shorter timer fire too.
   */
  readonly timers?: (event: AnyEventObject, dependencies: World) => unknown;
  /** Wraps each step, e.g. in React's act. */
  readonly around?: (step: () => Promise<void>) => Promise<void>;
}

/** How a path is walked: the chart with its services, and what is done along the way. */
export interface Walk {
  readonly doing?: Doing;
  readonly machine: (api: FakeApi['api']) => AnyStateMachine;
  readonly input?: unknown;
  /** Called when the dependencies stands, before the first step. */
  readonly begin?: (dependencies: World) => unknown;
  /** Called after each step with the situation that the chart promises. */
  readonly arrived: (step: Step, dependencies: World) => unknown;
  /** Called after the last step, while the dependencies still stands. */
  readonly ended?: (dependencies: World) => unknown;
}

/** Lets promises go on whose answers are there: twenty turns of microtasks, no time. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

const delayOf = (machine: AnyStateMachine, dependencies: World, name: string): number => {
  const fixed = Number(name);
  if (!Number.isNaN(fixed)) return fixed;
  const delay = machine.implementations.delays[name];
  const { context } = dependencies.actor.getSnapshot();
  return typeof delay === 'function'
    ? delay({ context, event: { type: 'xstate.init' } } as never, undefined as never)
    : Number(delay);
};

const bringAbout = async (
  event: AnyEventObject,
  dependencies: World,
  walk: Walk,
  machine: AnyStateMachine,
) => {
  const [, kind, subject = ''] =
    /^xstate\.(done\.actor|error\.actor|after|snapshot)\.(.+)$/.exec(event.type) ?? [];
  const oldest = dependencies.fake.pending[0];
  if (kind === 'done.actor') {
    const answer = walk.doing?.answers?.[subject] ?? ((output: unknown) => oldest?.answer(output));
    await answer(event.output, dependencies);
  } else if (kind === 'error.actor') {
    const fail = walk.doing?.failures?.[subject] ?? ((error: unknown) => oldest?.fail(error));
    await fail(event.error, dependencies);
  } else if (kind === 'after' && walk.doing?.timers) {
    await walk.doing.timers(event, dependencies);
  } else if (kind === 'after') {
    dependencies.clock.increment(delayOf(machine, dependencies, subject.split('.')[0] ?? ''));
  } else {
    const act = walk.doing?.events?.[event.type] ?? (() => dependencies.actor.send(event));
    await act(event, dependencies);
  }
  await settle();
};

/** Walks a path on a live actor with real services on a fake API, and reports each arrival. */
export async function walkPath(path: Path, walk: Walk): Promise<void> {
  const fake = createFakeApi();
  const clock = new SimulatedClock();
  const machine = walk.machine(fake.api);
  const actor = createActor(machine, { input: walk.input, clock });
  const dependencies: World = { actor, clock, fake };
  const around = walk.doing?.around ?? ((step) => step());
  try {
    await around(async () => {
      actor.start();
      await settle();
      await walk.begin?.(dependencies);
    });
    for (const step of path) {
      await around(() => bringAbout(step.event, dependencies, walk, machine));
      await walk.arrived(step, dependencies);
    }
    await walk.ended?.(dependencies);
  } finally {
    actor.stop();
  }
}

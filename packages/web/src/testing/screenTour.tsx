import { isSilent } from '@selvedge/core';
import {
  type ChartHarness,
  type Failing,
  failingIn,
  noteTest,
  type Path,
  type PathRun,
  pathTitle,
  type TourOptions,
  tourOf,
  walkedOf,
  walkPath,
} from '@selvedge/core/testing';
import { act, cleanup } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { describe, expect, it, type TestContext } from 'vitest';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate';
import { renderWithWords } from './renderWithWords.tsx';
import { deafControls } from './unresponsiveControls.tsx';

type Doing = NonNullable<PathRun['doing']>;

export interface ScreenTour {
  readonly chart: AnyStateMachine;
  readonly tour: TourOptions;
  /** What is walked besides, each from its own beginning: the tour with another input or other samples. */
  readonly besides?: readonly Partial<TourOptions>[];
  /** The chart with its real services on the fake API of one walk. */
  readonly machine: PathRun['machine'];
  readonly screen: (actor: AnyActorRef, harness: ChartHarness) => ReactElement | Promise<ReactElement>;
  /** What a user does on the screen, by event; events without one come from a parent chart. */
  readonly userActions: Readonly<
    Record<string, (user: UserEvent, event: AnyEventObject, harness: ChartHarness) => unknown>
  >;
  readonly answers?: Doing['answers'];
  readonly failures?: Doing['failures'];
  readonly timers?: Doing['timers'];
  /** What the screen shows in each state, by the state's path like 'editing.stored'. */
  readonly shows: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => unknown>>;
  /** Services whose refusal is not told on this screen in the server's words, by invoke id or 'id 500', and why. */
  readonly unreported?: Readonly<Record<string, string>>;
  readonly pictures?: Pictures;
}

/** What the pictures of the states are taken of; states by their innermost path like 'editing.stored'. */
export interface Pictures {
  /** States in which nothing is drawn, and why. */
  readonly nothing?: Readonly<Record<string, string>>;
  /** States that look as another one does, and why. */
  readonly sameAs?: Readonly<Record<string, readonly [state: string, why: string]>>;
  /** Which of a state's situations is pictured; the nearest to the beginning by default. */
  readonly at?: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
  /** Milliseconds that a screen stands before its picture is taken, where it says more as time goes by. */
  readonly after?: Readonly<Record<string, number>>;
  /** A screen that is a whole page is not set into one. */
  readonly isPage?: boolean;
}

/** What stands on the screen, for whoever looks on. */
export type View = Awaited<ReturnType<typeof renderWithWords>>;

interface Looking {
  /** What is shown in the states on the way is no matter here. */
  readonly passing?: boolean;
  /** Sets the screen into something. */
  readonly frame?: (part: ReactElement) => ReactElement;
  /** Called in each state with what is drawn, in place of looking at what the state shows. */
  readonly arrived?: (drawn: ReactElement, actor: AnyActorRef) => void;
  /** Called where the path ends. */
  readonly ended?: (view: View, harness: ChartHarness) => unknown;
}

/** 'editing.stored' for `{ editing: 'stored' }`. */
export const pathOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([state, inner]) => `${state}.${inner === undefined ? '' : pathOf(inner)}`)
        .join(' + ');

/** The tour, and what is walked besides. */
export const toursOf = (tour: ScreenTour): readonly ScreenTour[] =>
  [{}, ...(tour.besides ?? [])].map((other) => ({ ...tour, tour: { ...tour.tour, ...other } }));

/** Walks one path of the tour through the rendered screen; throws where the screen does not show the state. */
export async function walkScreen(path: Path, tour: ScreenTour, looking: Looking = {}): Promise<void> {
  let view: View | undefined;
  let drawn: ReactElement | undefined;
  const user = userEvent.setup({ delay: null });
  const look = async (snapshot: AnyMachineSnapshot) => {
    if (looking.passing) return;
    const show = tour.shows[pathOf(snapshot.value)];
    if (!show) throw new Error(`nothing is asserted in ${pathOf(snapshot.value)}`);
    await show(snapshot);
  };
  const events = Object.fromEntries(
    Object.entries(tour.userActions).map(([type, perform]) => [
      type,
      (event: AnyEventObject, harness: ChartHarness) => perform(user, event, harness),
    ]),
  );
  await walkPath(path, {
    machine: tour.machine,
    input: tour.tour.input,
    doing: {
      events,
      ...(tour.answers ? { answers: tour.answers } : {}),
      ...(tour.failures ? { failures: tour.failures } : {}),
      ...(tour.timers ? { timers: tour.timers } : {}),
      around: (step) => act(step),
    },
    begin: async (harness) => {
      const part = await tour.screen(harness.actor, harness);
      view = await renderWithWords(looking.frame?.(part) ?? part);
      drawn = view.inWords(part);
      looking.arrived?.(drawn, harness.actor);
    },
    arrived: async ({ event, snapshot }, { actor }) => {
      expect({ after: event.type, value: actor.getSnapshot().value }).toEqual({
        after: event.type,
        value: snapshot.value,
      });
      if (looking.arrived && drawn) looking.arrived(drawn, actor);
      else await look(actor.getSnapshot());
    },
    ended: async (harness) => {
      if (path.length === 0) await look(harness.actor.getSnapshot());
      if (view) await looking.ended?.(view, harness);
    },
  });
}

/** The controls of all states that a chart would ignore, by state; each state is looked at once. */
async function unresponsiveOn(
  tourPaths: readonly { readonly each: ScreenTour; readonly path: Path }[],
): Promise<string[]> {
  const unresponsive: string[] = [];
  const known = new Set<string>();
  const arrived = (drawn: ReactElement, actor: AnyActorRef) => {
    const state = pathOf(actor.getSnapshot().value);
    if (known.has(state)) return;
    known.add(state);
    unresponsive.push(...deafControls(drawn, actor).map((control) => `${state}: ${control}`));
  };
  const statesOf = (path: Path) => new Set(path.map(({ snapshot }) => pathOf(snapshot.value)));
  for (const { each, path } of tourPaths.toSorted((one, other) => other.path.length - one.path.length)) {
    let before = -1;
    // Drawing the screen twice can disturb what follows on the path; the next walk comes one state further.
    while (
      known.size > before &&
      (path.length === 0 || [...statesOf(path)].some((state) => !known.has(state)))
    ) {
      before = known.size;
      await walkScreen(path, each, { arrived }).catch(() => {});
      cleanup();
      if (path.length === 0) break;
    }
  }
  return unresponsive;
}

const isUnreportedBy = ({ service, failure: { status } }: Failing, { unreported }: ScreenTour): boolean =>
  [service, `${service} ${status}`].some((name) => unreported?.[name] !== undefined);

/** Walks to where a service is refused because of a maintenance: that is awaited, or told in the portal's own words. */
const lookForMaintenance = (failing: Failing, tour: ScreenTour) =>
  walkScreen(failing.path, tour, {
    passing: true,
    ended: () => {
      expect(document.body).not.toHaveTextContent(failing.failure.message);
      expect(document.body).not.toHaveTextContent(`${failing.failure.tracking}`);
      if (isUnreportedBy(failing, tour) || document.querySelector('[aria-busy=true]')) return;
      expect(document.body).toHaveTextContent(/under maintenance/i);
    },
  });

/** Walks to where a service fails, and looks for what the server said of it and its Error ID. */
const lookForWords = async (failing: Failing, tour: ScreenTour) => {
  const { message, tracking } = failing.failure;
  const isUnreported = isUnreportedBy(failing, tour);
  await walkScreen(failing.path, tour, {
    passing: true,
    ended: () => {
      if (isUnreported) {
        expect(document.body).not.toHaveTextContent(message);
      } else {
        expect(document.body).toHaveTextContent(message);
        expect(document.body).toHaveTextContent(`Error ID: ${tracking}`);
      }
    },
  });
};

const nameOf = ({ service, from, after, failure: { status, code } }: Failing): string =>
  `${service} in ${pathOf(from.value)}, refused by ${status} ${code}${after === null ? '' : `, after ${after}`}`;

/** The tour of a chart through its rendered screen: the user's actions on it, a look at it in each state. */
export function screenTour(title: string, tour: ScreenTour): void {
  describe(title, () => {
    const tourPaths = toursOf(tour).flatMap((each) => {
      const paths = tourOf(tour.chart, each.tour);
      // Nothing leads on from where it begins: that is looked at all the same.
      return (paths.length > 0 ? paths : [[]]).map((path) => ({ each, path }));
    });
    it('looks at every state the tour comes to', () => {
      const reached = new Set(
        tourPaths.flatMap(({ path }) => path.map(({ snapshot }) => pathOf(snapshot.value))),
      );
      expect([...reached].filter((state) => !tour.shows[state])).toEqual([]);
    });
    it('hears every control that looks as if it could be pressed', async () => {
      expect(await unresponsiveOn(tourPaths)).toEqual([]);
    }, 120_000);
    for (const { each, path } of tourPaths) {
      const runPath = async (context: TestContext) => {
        noteTest(context, tour.chart.id, [walkedOf(tour.chart, 'screen', each.tour.input, path)]);
        await walkScreen(path, each);
      };
      it(pathTitle(path).slice(0, 200) || 'stays where it begins', runPath, 60_000);
    }
    const looked = new Set<string>();
    for (const each of toursOf(tour)) {
      for (const failing of failingIn(tour.chart, each.tour)) {
        const name = nameOf(failing);
        if (looked.has(name)) continue;
        looked.add(name);
        if (isSilent(failing.failure))
          it(`B5 a maintenance told or awaited: ${name}`, () => lookForMaintenance(failing, each), 60_000);
        else it(`B4 C6 the server’s words on ${name}`, () => lookForWords(failing, each), 60_000);
      }
    }
  });
}

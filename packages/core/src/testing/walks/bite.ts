import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { coverageOf } from '../coverage.ts';
import { inputsOf, namedEvents, type RecordedWalk, replay, type Sampled } from './record.ts';
import type { Seen } from './stepper.ts';

/**
 * The checks of a chart's suite: a step of a recorded walk looks otherwise; the walks leave a state or a transition
 * out; what must always hold does not.
 */
export type Check = 'walk' | 'coverage' | 'invariant';

/** What is held against a chart: its samples, its recorded walks and what must always hold. */
export interface Held extends Sampled {
  readonly walks: readonly RecordedWalk[];
  readonly invariants: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
}

const breaks =
  (invariants: Held['invariants']) =>
  ({ snapshot }: Seen): boolean =>
    snapshot !== null &&
    Object.values(invariants).some((invariant) => {
      try {
        return !invariant(snapshot);
      } catch {
        return true;
      }
    });

/** The checks of a chart, ready to be held against charts that should be like it: which of them fail. An invariant is
 * looked at on the walk that looks otherwise; where none does, on all of them, and then at coverage. */
export function checksAgainst(machine: AnyStateMachine, held: Held): (other: AnyStateMachine) => Check[] {
  const inputs = inputsOf(held);
  const named = namedEvents(machine, held);
  const walked = (chart: AnyStateMachine, { input, events }: RecordedWalk) =>
    replay(chart, inputs[input - 1], events, named);
  const recorded = held.walks.map((walk) => [...walked(machine, walk)].map(({ line }) => line));

  const isBroken = breaks(held.invariants);
  /** What fails on the first walk that looks otherwise, taken to its end; nothing when none does. */
  const walkedOtherwise = (other: AnyStateMachine): Check[] => {
    for (const [at, walk] of held.walks.entries()) {
      const lines = recorded[at] ?? [];
      let taken = 0;
      let differs = false;
      let broken = false;
      for (const step of walked(other, walk)) {
        differs ||= step.line !== lines[taken];
        broken ||= differs && isBroken(step);
        taken += 1;
      }
      if (differs || taken !== lines.length) return broken ? ['walk', 'invariant'] : ['walk'];
    }
    return [];
  };

  const breaksUnseen = (other: AnyStateMachine): boolean =>
    Object.keys(held.invariants).length > 0 &&
    held.walks.some((walk) => [...walked(other, walk)].some(isBroken));

  const stepsBy = (name: string) => {
    const event = named.get(name);
    return event ? [{ event }] : [];
  };

  const leavesOut = (other: AnyStateMachine): boolean => {
    const coverages = inputs.map((input, at) => {
      const walks = held.walks.filter((walk) => walk.input === at + 1);
      const paths = walks.map(({ events }) => events.flatMap((name) => stepsBy(name)));
      return coverageOf(other, paths, input);
    });
    const missedByAll = (key: 'statesMissed' | 'transitionsMissed') =>
      (coverages[0]?.[key] ?? []).some((name) => coverages.every((coverage) => coverage[key].includes(name)));
    return missedByAll('statesMissed') || missedByAll('transitionsMissed');
  };

  // A check that fails on the chart itself tells nothing of another.
  const isWhole = !leavesOut(machine);
  const isSound = !breaksUnseen(machine);
  return (other) => {
    try {
      const failed = walkedOtherwise(other);
      if (failed.length > 0) return failed;
      if (isSound && breaksUnseen(other)) return ['invariant'];
      return isWhole && leavesOut(other) ? ['coverage'] : [];
    } catch {
      // A chart that cannot even be begun passes no check.
      return ['walk'];
    }
  };
}

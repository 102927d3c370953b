import { coverageOf } from '@selvedge/core/testing';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { inputsOf, namedEvents, type RecordedPath, replay, type Sampled } from './record.ts';
import type { Seen } from './stepper.ts';

/**
 * What tells a mutant from its chart: `invariant`, a sentence that must always hold is broken on a path; `coverage`, the
 * walks leave a state or a transition out; `walk`, a step looks otherwise than it was recorded. The first two are stated
 * by the suite, the third only repeats what the chart did.
 */
export type Check = 'invariant' | 'coverage' | 'path';

/** What is held against a chart: its samples, its recorded paths and what must always hold. */
export interface Held extends Sampled {
  readonly recordedPaths: readonly RecordedPath[];
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

/** The checks of a chart, ready to be held against charts that should be like it: which of them fail. */
export function checksAgainst(machine: AnyStateMachine, held: Held): (other: AnyStateMachine) => Check[] {
  const inputs = inputsOf(held);
  const named = namedEvents(machine, held);
  const walked = (chart: AnyStateMachine, { input, events }: RecordedPath) =>
    replay(chart, inputs[input - 1], events, named);
  const recorded = held.recordedPaths.map((recordedPath) =>
    [...walked(machine, recordedPath)].map(({ line }) => line),
  );

  const isBroken = breaks(held.invariants);
  // A check that fails on the chart itself tells nothing of another.
  const isStated =
    Object.keys(held.invariants).length > 0 &&
    !held.recordedPaths.some((recordedPath) => [...walked(machine, recordedPath)].some(isBroken));

  /** Takes one walk, until an invariant is broken. */
  const replayedOnce = (other: AnyStateMachine, recordedPath: RecordedPath, lines: readonly string[]) => {
    let differs = false;
    let taken = 0;
    for (const step of walked(other, recordedPath)) {
      differs ||= step.line !== lines[taken];
      if (isStated && isBroken(step)) return { differs, broken: true };
      taken += 1;
    }
    return { differs: differs || taken !== lines.length, broken: false };
  };

  /** Takes the paths until an invariant is broken; without invariants until a step looks otherwise. */
  const walkedOtherwise = (other: AnyStateMachine): Check[] => {
    let differs = false;
    for (const [at, recordedPath] of held.recordedPaths.entries()) {
      const found = replayedOnce(other, recordedPath, recorded[at] ?? []);
      differs ||= found.differs;
      if (found.broken) return differs ? ['invariant', 'path'] : ['invariant'];
      if (differs && !isStated) break;
    }
    return differs ? ['path'] : [];
  };

  const stepsBy = (name: string) => {
    const event = named.get(name);
    return event ? [{ event }] : [];
  };

  const leavesOut = (other: AnyStateMachine): boolean => {
    const coverages = inputs.map((input, at) => {
      const recordedPaths = held.recordedPaths.filter((recordedPath) => recordedPath.input === at + 1);
      const paths = recordedPaths.map(({ events }) => events.flatMap((name) => stepsBy(name)));
      return coverageOf(other, paths, input);
    });
    const missedByAll = (key: 'statesMissed' | 'transitionsMissed') =>
      (coverages[0]?.[key] ?? []).some((name) => coverages.every((coverage) => coverage[key].includes(name)));
    return missedByAll('statesMissed') || missedByAll('transitionsMissed');
  };

  const isWhole = !leavesOut(machine);
  return (other) => {
    try {
      const failed = walkedOtherwise(other);
      if (failed.length > 0) return failed;
      return isWhole && leavesOut(other) ? ['coverage'] : [];
    } catch {
      // A chart that cannot even be begun passes no check.
      return ['path'];
    }
  };
}

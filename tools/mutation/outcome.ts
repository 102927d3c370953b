import type { TourOptions } from '@selvedge/core/testing';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Check, checksAgainst } from './bite.ts';
import { type Kind, mutantsOf } from './mutants.ts';
import type { RecordedPath, Sampled } from './record.ts';
import { furtherPaths, tourPaths } from './touring.ts';

/** The suite of a chart, as far as walks and mutation need it. */
export interface Toured extends TourOptions, Sampled {
  readonly invariants: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
}

/** What came of a mutant: which checks notice it. */
interface Tried {
  readonly kind: Kind;
  readonly state: string;
  readonly name: string;
  readonly killedBy: readonly Check[];
}

/** The walks of a chart: its tours, and what they need to tell it from a chart that lacks a part of it. */
export function pathsOf(machine: AnyStateMachine, suite: Toured): RecordedPath[] {
  const tours = tourPaths(machine, suite);
  return [...tours, ...furtherPaths(machine, suite, tours)];
}

/** Holds the checks of a chart against each of its mutants. */
export function mutated(
  machine: AnyStateMachine,
  suite: Toured,
  recordedPaths: readonly RecordedPath[],
): Tried[] {
  const killersOf = checksAgainst(machine, { ...suite, recordedPaths });
  return mutantsOf(machine).map(({ kind, state, name, make }) => ({
    kind,
    state,
    name,
    killedBy: killersOf(make()),
  }));
}

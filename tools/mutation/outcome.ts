import type { TourOptions } from '@selvedge/core/testing';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { type Check, checksAgainst } from './bite.ts';
import { type Kind, mutantsOf } from './mutants.ts';
import type { RecordedWalk, Sampled } from './record.ts';
import { furtherWalks, tourWalks } from './touring.ts';

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
export function walksOf(machine: AnyStateMachine, suite: Toured): RecordedWalk[] {
  const tours = tourWalks(machine, suite);
  return [...tours, ...furtherWalks(machine, suite, tours)];
}

/** Holds the checks of a chart against each of its mutants. */
export function mutated(machine: AnyStateMachine, suite: Toured, walks: readonly RecordedWalk[]): Tried[] {
  const killersOf = checksAgainst(machine, { ...suite, walks });
  return mutantsOf(machine).map(({ kind, state, name, make }) => ({
    kind,
    state,
    name,
    killedBy: killersOf(make()),
  }));
}

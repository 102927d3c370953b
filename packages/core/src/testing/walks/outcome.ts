import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { TourOptions } from '../tour.ts';
import { type Check, checksAgainst } from './bite.ts';
import { type Kind, mutantsOf } from './mutants.ts';
import { digestOf } from './plain.ts';
import { recordOf, type Sampled, walksIn } from './record.ts';
import { furtherWalks, tourWalks } from './touring.ts';

/** The suite of a chart, as far as walks and mutation need it. */
export interface Toured extends TourOptions, Sampled {
  readonly invariants: Readonly<Record<string, (snapshot: AnyMachineSnapshot) => boolean>>;
}

/** What came of the mutants of a chart. */
export interface Outcome {
  readonly digest: string;
  readonly mutants: readonly {
    readonly kind: Kind;
    readonly state: string;
    readonly name: string;
    readonly killedBy: readonly Check[];
  }[];
}

/** A new record of a chart: its tours, and what they need to tell it from a chart that lacks a part of it. */
export function recorded(machine: AnyStateMachine, suite: Toured): string {
  const tours = tourWalks(machine, suite);
  return recordOf(machine, suite, [...tours, ...furtherWalks(machine, suite, tours)]);
}

/** What an outcome rests on: the parts of the chart, what it does on the recorded walks, and what must always hold. */
export const digestFor = (machine: AnyStateMachine, suite: Toured, record: string): string =>
  digestOf(
    [...mutantsOf(machine).map(({ name }) => name), ...Object.keys(suite.invariants), record].join('\n'),
  );

/** Holds the checks of a chart against each of its mutants. */
export function mutated(machine: AnyStateMachine, suite: Toured, record: string): Outcome {
  const killersOf = checksAgainst(machine, { ...suite, walks: walksIn(record) });
  return {
    digest: digestFor(machine, suite, record),
    mutants: mutantsOf(machine).map(({ kind, state, name, make }) => ({
      kind,
      state,
      name,
      killedBy: killersOf(make()),
    })),
  };
}

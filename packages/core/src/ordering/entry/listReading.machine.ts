import { assign, setup } from 'xstate';
import { errorOf } from '../../platform/actors/failing.ts';
import { statusReporter } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import type { ListReading, ListSource } from './readList.ts';
import { type ListProblem, listProblemOf, type NamedTable } from './table.ts';

export interface ListReadingInput {
  readonly source: ListSource;
}

/** What reading ended with: a table, or why there is none. */
export interface ListRead {
  readonly sheet: NamedTable | null;
  readonly problem: ListProblem | null;
}

export interface ListReadingContext extends ListReadingInput, ListRead {
  /** Progress of reading a file, from 0 to 1. */
  progress: number;
  sheets: readonly NamedTable[];
}

export type ListReadingEvent =
  | { type: 'read.progressed'; share: number }
  | { type: 'sheet.chosen'; index: number };

/** What reading tells its parent, once on every change: it begins under way. */
export interface ReadingStatusChanged {
  readonly type: 'reading.statusChanged';
  readonly status: 'underWay' | 'choosingSheet';
  /** The names of the sheets there are. */
  readonly names: readonly string[];
}

const readingStatusChanged = ({
  value,
  context: { sheets },
}: {
  readonly value: unknown;
  readonly context: ListReadingContext;
}): ReadingStatusChanged => ({
  type: 'reading.statusChanged',
  status: value === 'choosingSheet' ? 'choosingSheet' : 'underWay',
  names: sheets.map(({ name }) => name),
});

/** Reads a pasted text or a file. Of several sheets the user says which one is the list. */
export const listReadingMachine = setup({
  types: {
    context: {} as ListReadingContext,
    events: {} as ListReadingEvent,
    input: {} as ListReadingInput,
    output: {} as ListRead,
  },
  actors: {
    read: service<readonly NamedTable[], ListReading>(),
    reportStatus: statusReporter(readingStatusChanged, (one, other) => one.status === other.status),
  },
  actions: {
    setProgress: assign((_, { share }: { share: number }) => ({ progress: share })),
    setSheets: assign((_, { sheets }: { sheets: readonly NamedTable[] }) => ({ sheets })),
    openSheet: assign(({ context }, { index }: { index: number }) => ({
      sheet: context.sheets[index] ?? null,
    })),
    setProblem: assign((_, { error }: { error: unknown }) => ({ problem: listProblemOf(error) })),
  },
  guards: {
    areSeveral: (_, { sheets }: { sheets: readonly NamedTable[] }) => sheets.length > 1,
    isThere: ({ context }, { index }: { index: number }) => context.sheets[index] !== undefined,
  },
}).createMachine({
  id: 'listReading',
  description: 'A pasted text or a file is read into a table',
  context: ({ input }) => ({ ...input, progress: 0, sheets: [], sheet: null, problem: null }),
  invoke: { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  initial: 'reading',
  output: ({ context: { sheet, problem } }) => ({ sheet, problem }),
  states: {
    reading: {
      description: 'The text or the file is being read',
      tags: 'pending',
      invoke: {
        id: 'read',
        src: 'read',
        input: ({ context: { source }, self }) => ({
          source,
          tell: (share) => self.send({ type: 'read.progressed', share }),
        }),
        onDone: [
          {
            target: 'choosingSheet',
            guard: { type: 'areSeveral', params: ({ event }) => ({ sheets: event.output }) },
            actions: { type: 'setSheets', params: ({ event }) => ({ sheets: event.output }) },
          },
          {
            target: 'ended',
            actions: [
              { type: 'setSheets', params: ({ event }) => ({ sheets: event.output }) },
              { type: 'openSheet', params: { index: 0 } },
            ],
          },
        ],
        onError: { target: 'ended', actions: { type: 'setProblem', params: errorOf } },
      },
      on: { 'read.progressed': { actions: { type: 'setProgress', params: ({ event }) => event } } },
    },
    choosingSheet: {
      description: 'The file has several sheets; the user says which one',
      on: {
        'sheet.chosen': {
          guard: { type: 'isThere', params: ({ event }) => event },
          target: 'ended',
          actions: { type: 'openSheet', params: ({ event }) => event },
        },
      },
    },
    ended: { type: 'final', description: 'There is a table, or a reason why there is none' },
  },
});

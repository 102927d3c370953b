import { assign, sendTo, setup } from 'xstate';
import type { Lock, SeasonPlace } from '../contract/index.ts';
import { type EntryList, listOf } from '../ordering/entry/entryList.ts';
import {
  type ListRead,
  listReadingMachine,
  type ReadingStatusChanged,
} from '../ordering/entry/listReading.machine.ts';
import {
  type Matched,
  type MatchingStatusChanged,
  matchingMachine,
  unmatched,
} from '../ordering/entry/matching.machine.ts';
import type { ListProblem } from '../ordering/entry/table.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';
import { lockFindings } from '../rules/lockRules.ts';
import { tokensMachine } from '../session/tokens.machine.ts';
import type { CheckedList, PlaceContents, ValidationEnd, ValidationInput } from './validationEnd.ts';
import type { PlaceFound, WantedPlace } from './wantedPlace.ts';

export interface ValidationContext extends ValidationInput {
  place: SeasonPlace | null;
  /** The list, once it was read. */
  list: EntryList | null;
  end: ValidationEnd | null;
}

const placeOf = ({ place }: ValidationContext): SeasonPlace => {
  if (place === null) throw new Error('a state that needs a place was entered without one');
  return place;
};

const listIn = ({ list }: ValidationContext): EntryList => {
  if (list === null) throw new Error('a list was matched before it was read');
  return list;
};

const lockOf = ({ place }: ValidationContext, locks: readonly Lock[]) =>
  place === null ? undefined : lockFindings(locks, place)[0];

/**
 * Checks an order file for a point of sale and season without a screen. Uses the services and verdicts of bulk entry,
 * and orders nothing. Its output is the result.
 */
export const validationMachine = setup({
  types: {
    context: {} as ValidationContext,
    events: {} as ReadingStatusChanged | MatchingStatusChanged,
    input: {} as ValidationInput,
    output: {} as ValidationEnd,
    children: {} as { tokens: 'tokens'; listReading: 'listReading'; matching: 'matching' },
    tags: {} as 'pending',
  },
  actors: {
    tokens: tokensMachine,
    listReading: listReadingMachine,
    matching: matchingMachine,
    findPlace: service<PlaceFound, WantedPlace>(),
    /** Loads whether the user may enter quantities in the place, and the pieces in its cart. */
    readPlaceContents: service<PlaceContents, SeasonPlace>(),
  },
  actions: {
    setPlace: assign((_, { found }: { found: PlaceFound }) =>
      found.kind === 'one' ? { place: found.place } : {},
    ),
    setPlaceless: assign((_, { found }: { found: PlaceFound }) => ({
      end: { kind: 'placeless' as const, found },
    })),
    setLocked: assign(({ context }, { locks }: { locks: readonly Lock[] }) => {
      const finding = lockOf(context, locks);
      return finding ? { end: { kind: 'locked' as const, finding } } : {};
    }),
    setPlaceContents: assign((_, { contents }: { contents: PlaceContents }) => ({ pieces: contents.pieces })),
    setEnd: assign((_, { end }: { end: ValidationEnd }) => ({ end })),
    setList: assign((_, { sheet }: ListRead) =>
      sheet ? { list: listOf(sheet.name, { lines: sheet.lines }) } : {},
    ),
    setUnreadable: assign((_, { problem }: { problem: ListProblem | null }) => ({
      end: { kind: 'unreadable' as const, problem: problem ?? { code: 'broken' as const } },
    })),
    setSheets: assign((_, { names }: ReadingStatusChanged) => ({ end: { kind: 'sheets' as const, names } })),
    setChecked: assign(({ context }, { verdicts, found, serverTime }: Matched) => {
      const { mode, pieces } = context;
      const judged = verdicts?.judged ?? [];
      const list: CheckedList = { judged, found, place: placeOf(context), serverTime, mode, pieces };
      return { end: { kind: 'checked' as const, list } };
    }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({
      end: { kind: 'failed' as const, failure },
    })),
    chooseSheet: sendTo('listReading', ({ context }, { names }: ReadingStatusChanged) => ({
      type: 'sheet.chosen' as const,
      index: names.indexOf(context.sheet ?? ''),
    })),
  },
  guards: {
    isOne: (_, { found }: { found: PlaceFound }) => found.kind === 'one',
    isLocked: (_, { found }: { found: PlaceFound }) =>
      found.kind === 'one' && lockFindings(found.locks, found.place).length > 0,
    mayInsert: (_, { contents }: { contents: PlaceContents }) => contents.mayInsert,
    isRead: (_, { sheet }: ListRead) => sheet !== null,
    isKnownSheet: ({ context }, { status, names }: ReadingStatusChanged) =>
      status === 'choosingSheet' && names.some((name) => name === context.sheet),
    areSheets: (_, { status }: ReadingStatusChanged) => status === 'choosingSheet',
    isStuck: (_, { status }: MatchingStatusChanged) => status === 'stuck',
    isMatched: (_, { verdicts }: Matched) => verdicts !== null,
  },
}).createMachine({
  id: 'validation',
  description: 'An order file against a point of sale and season, without a screen',
  context: ({ input }) => ({ ...input, place: null, list: null, end: null }),
  invoke: {
    id: 'tokens',
    src: 'tokens',
    onDone: {
      target: '.ended',
      actions: { type: 'setEnd', params: { end: { kind: 'signedOut' as const } } },
    },
  },
  initial: 'placing',
  states: {
    placing: {
      description: 'The point of sale and its season are looked for',
      tags: 'pending',
      invoke: {
        id: 'findPlace',
        src: 'findPlace',
        input: ({ context }) => context.wanted,
        onDone: [
          {
            guard: { type: 'isLocked', params: ({ event }) => ({ found: event.output }) },
            target: 'ended',
            actions: [
              { type: 'setPlace', params: ({ event }) => ({ found: event.output }) },
              {
                type: 'setLocked',
                params: ({ event }) => ({ locks: event.output.kind === 'one' ? event.output.locks : [] }),
              },
            ],
          },
          {
            guard: { type: 'isOne', params: ({ event }) => ({ found: event.output }) },
            target: 'asking',
            actions: { type: 'setPlace', params: ({ event }) => ({ found: event.output }) },
          },
          {
            target: 'ended',
            actions: { type: 'setPlaceless', params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: {
          target: 'ended',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    asking: {
      description: 'The right to order there, and what its cart holds, are asked for',
      tags: 'pending',
      invoke: {
        id: 'readPlaceContents',
        src: 'readPlaceContents',
        input: ({ context }) => placeOf(context),
        onDone: [
          {
            guard: { type: 'mayInsert', params: ({ event }) => ({ contents: event.output }) },
            target: 'reading',
            actions: { type: 'setPlaceContents', params: ({ event }) => ({ contents: event.output }) },
          },
          {
            target: 'ended',
            actions: { type: 'setEnd', params: { end: { kind: 'noRight' as const } } },
          },
        ],
        onError: {
          target: 'ended',
          actions: { type: 'setFailure', params: ({ event }) => ({ failure: failureOf(event.error) }) },
        },
      },
    },
    reading: {
      description: 'The file is read, as on the screen of bulk entry',
      tags: 'pending',
      invoke: {
        id: 'listReading',
        src: 'listReading',
        input: ({ context: { file } }) => ({ source: { kind: 'file', file } }),
        onDone: [
          {
            guard: { type: 'isRead', params: ({ event }) => event.output },
            target: 'matching',
            actions: { type: 'setList', params: ({ event }) => event.output },
          },
          { target: 'ended', actions: { type: 'setUnreadable', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'reading.statusChanged': [
          {
            guard: { type: 'isKnownSheet', params: ({ event }) => event },
            actions: { type: 'chooseSheet', params: ({ event }) => event },
          },
          {
            guard: { type: 'areSheets', params: ({ event }) => event },
            target: 'ended',
            actions: { type: 'setSheets', params: ({ event }) => event },
          },
        ],
      },
    },
    matching: {
      description: 'Its codes are looked up and its rows judged, as on the screen of bulk entry',
      tags: 'pending',
      invoke: {
        id: 'matching',
        src: 'matching',
        input: ({ context }) => ({ ...unmatched, place: placeOf(context), list: listIn(context) }),
        onDone: [
          {
            guard: { type: 'isMatched', params: ({ event }) => event.output },
            target: 'ended',
            actions: { type: 'setChecked', params: ({ event }) => event.output },
          },
          { target: 'ended', actions: { type: 'setUnreadable', params: ({ event }) => event.output } },
        ],
      },
      on: {
        'matching.statusChanged': {
          guard: { type: 'isStuck', params: ({ event }) => event },
          target: 'ended',
          actions: {
            type: 'setFailure',
            params: ({ event }) => ({ failure: event.failure ?? failureOf(null) }),
          },
        },
      },
    },
    ended: { description: 'It is known what came of it', type: 'final' },
  },
  output: ({ context }) => context.end ?? { kind: 'signedOut' },
});

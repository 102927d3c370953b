import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Lock, SeasonPlace } from '../contract/index.ts';
import { entryMachine } from '../ordering/entry/entry.machine.ts';
import type { ChosenFile } from '../ordering/entry/readList.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';
import { lockFindings } from '../rules/lockRules.ts';
import { tokensMachine } from '../session/tokens.machine.ts';
import type { CheckedList, PlaceStanding, ValidationEnd, ValidationInput } from './validationEnd.ts';
import type { PlaceFound, WantedPlace } from './wantedPlace.ts';

export interface ValidationContext extends ValidationInput {
  place: SeasonPlace | null;
  end: ValidationEnd | null;
}

type EntrySnapshot = Pick<SnapshotFrom<typeof entryMachine>, 'value' | 'context'>;
type EntryChanged = { type: 'xstate.snapshot.entry'; snapshot: EntrySnapshot };

const placeOf = ({ place }: ValidationContext): SeasonPlace => {
  if (place === null) throw new Error('a state that needs a place was entered without one');
  return place;
};

const isIn = (value: unknown, state: string, below?: string): boolean =>
  below === undefined
    ? value === state
    : typeof value === 'object' && value !== null && (value as Record<string, unknown>)[state] === below;

const ofEntry = ({ event }: { event: Pick<EntryChanged, 'snapshot'> }): { entry: EntrySnapshot } => ({
  entry: event.snapshot,
});
const lockOf = ({ place }: ValidationContext, locks: readonly Lock[]) =>
  place === null ? undefined : lockFindings(locks, place)[0];

/**
 * Checks an order file for a point of sale and season without a screen. Uses the services and verdicts of fast entry,
 * and orders nothing. Its output is the result.
 */
export const validationMachine = setup({
  types: {
    context: {} as ValidationContext,
    events: {} as EntryChanged,
    input: {} as ValidationInput,
    output: {} as ValidationEnd,
    children: {} as { tokens: 'tokens'; entry: 'entry' },
    tags: {} as 'pending',
  },
  actors: {
    tokens: tokensMachine,
    entry: entryMachine,
    findPlace: service<PlaceFound, WantedPlace>(),
    /** Loads whether the user may enter quantities in the place, and the pieces in its cart. */
    readStanding: service<PlaceStanding, SeasonPlace>(),
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
    setStanding: assign((_, { standing }: { standing: PlaceStanding }) => ({ pieces: standing.pieces })),
    setEnd: assign((_, { end }: { end: ValidationEnd }) => ({ end })),
    setUnreadable: assign((_, { entry: { context } }: { entry: EntrySnapshot }) => ({
      end: { kind: 'unreadable' as const, problem: context.problem ?? { code: 'broken' as const } },
    })),
    setSheets: assign((_, { entry: { context } }: { entry: EntrySnapshot }) => ({
      end: { kind: 'sheets' as const, names: context.sheets.map(({ name }) => name) },
    })),
    setChecked: assign(({ context: { mode, pieces } }, { entry }: { entry: EntrySnapshot }) => {
      const { judged, found, place, serverTime } = entry.context;
      const list: CheckedList = { judged, found, place, serverTime, mode, pieces };
      return { end: { kind: 'checked' as const, list } };
    }),
    setFailure: assign((_, { failure }: { failure: Failure }) => ({
      end: { kind: 'failed' as const, failure },
    })),
    giveFile: sendTo('entry', ({ context }) => ({
      type: 'file.chosen' as const,
      file: context.file as ChosenFile,
    })),
    chooseSheet: sendTo('entry', ({ context }, { entry }: { entry: EntrySnapshot }) => ({
      type: 'sheet.chosen' as const,
      index: entry.context.sheets.findIndex(({ name }) => name === context.sheet),
    })),
  },
  guards: {
    isOne: (_, { found }: { found: PlaceFound }) => found.kind === 'one',
    isLocked: (_, { found }: { found: PlaceFound }) =>
      found.kind === 'one' && lockFindings(found.locks, found.place).length > 0,
    mayInsert: (_, { standing }: { standing: PlaceStanding }) => standing.mayInsert,
    isEmpty: (_, { entry }: { entry: EntrySnapshot }) => isIn(entry.value, 'empty'),
    isUnreadable: (_, { entry }: { entry: EntrySnapshot }) => isIn(entry.value, 'unreadable'),
    isKnownSheet: ({ context }, { entry }: { entry: EntrySnapshot }) =>
      isIn(entry.value, 'choosingSheet') && entry.context.sheets.some(({ name }) => name === context.sheet),
    areSheets: (_, { entry }: { entry: EntrySnapshot }) => isIn(entry.value, 'choosingSheet'),
    hasFailed: (_, { entry }: { entry: EntrySnapshot }) =>
      isIn(entry.value, 'resolving', 'stalled') || isIn(entry.value, 'resolving', 'refused'),
    isJudged: (_, { entry }: { entry: EntrySnapshot }) => isIn(entry.value, 'reviewing', 'settled'),
  },
}).createMachine({
  id: 'validation',
  description: 'An order file against a point of sale and season, without a screen',
  context: ({ input }) => ({ ...input, place: null, end: null }),
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
        id: 'readStanding',
        src: 'readStanding',
        input: ({ context }) => placeOf(context),
        onDone: [
          {
            guard: { type: 'mayInsert', params: ({ event }) => ({ standing: event.output }) },
            target: 'reading',
            actions: { type: 'setStanding', params: ({ event }) => ({ standing: event.output }) },
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
      description:
        'The file is read, its codes are looked up and its rows judged, as on the screen of fast entry',
      tags: 'pending',
      invoke: {
        id: 'entry',
        src: 'entry',
        input: ({ context }) => ({ place: placeOf(context), mayInsert: true }),
        onSnapshot: [
          { guard: { type: 'isEmpty', params: ofEntry }, actions: 'giveFile' },
          {
            guard: { type: 'isUnreadable', params: ofEntry },
            target: 'ended',
            actions: { type: 'setUnreadable', params: ofEntry },
          },
          {
            guard: { type: 'isKnownSheet', params: ofEntry },
            actions: { type: 'chooseSheet', params: ofEntry },
          },
          {
            guard: { type: 'areSheets', params: ofEntry },
            target: 'ended',
            actions: { type: 'setSheets', params: ofEntry },
          },
          {
            guard: { type: 'hasFailed', params: ofEntry },
            target: 'ended',
            actions: {
              type: 'setFailure',
              params: ({ event }) => ({
                failure: event.snapshot.context.failure ?? failureOf(null),
              }),
            },
          },
          {
            guard: { type: 'isJudged', params: ofEntry },
            target: 'ended',
            actions: { type: 'setChecked', params: ofEntry },
          },
        ],
      },
    },
    ended: { description: 'It is known what came of it', type: 'final' },
  },
  output: ({ context }) => context.end ?? { kind: 'signedOut' },
});

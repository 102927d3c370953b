import { assign, setup } from 'xstate';
import type { CellConflict, Finding } from '../../contract/index.ts';
import { entryOf, piecesOf } from '../../rules/quantityText.ts';
import { type CellEvent, type Edit, MOST_UNSURE } from './cell.ts';
import { invalidConflicted, quantityConflicted, quantityStored } from './cellAnswers.ts';

const answered = { sent: null, unsure: [], moved: false };

/** The state of a cell that shows what is stored. */
const showing = (pieces: number): Edit => ({
  entry: entryOf(pieces),
  pieces,
  was: pieces,
  ...answered,
  refusal: null,
  conflict: null,
});

/** Types, actions and guards of the cell chart. */
const cellSetup = setup({
  types: {
    context: {} as Edit,
    events: {} as CellEvent,
    input: {} as { stored: number },
  },
  actions: {
    type: assign((_, { entry }: { entry: string }) => ({ entry, pieces: piecesOf(entry), refusal: null })),
    send: assign(({ context }) => ({ sent: context.pieces })),
    settle: assign((_, { quantity }: { quantity: number }) => ({ was: quantity, ...answered })),
    refuse: assign((_, { finding }: { finding: Finding }) => ({ refusal: finding, ...answered })),
    outlive: assign(answered),
    setConflict: assign((_, { conflict }: { conflict: CellConflict }) => ({ conflict, ...answered })),
    recognize: assign((_, { conflict }: { conflict: CellConflict }) => ({
      was: conflict.theirs,
      ...answered,
    })),
    doubt: assign(({ context: { sent, unsure } }) => ({
      sent: null,
      unsure: [...unsure.filter((pieces) => pieces !== sent), sent ?? 0].slice(-MOST_UNSURE),
    })),
    comeBack: assign({ sent: null }),
    insist: assign(({ context }) => ({ was: context.conflict?.theirs ?? context.was, conflict: null })),
    giveWay: assign(({ context }) => ({ was: context.conflict?.theirs ?? context.was })),
    unsay: assign(({ context: { was } }) => ({ entry: entryOf(was), pieces: was })),
    unsayRetyped: assign(({ context: { sent } }) => ({ entry: entryOf(sent ?? 0), pieces: sent })),
    adopt: assign((_, { quantity }: { quantity: number }) => ({ ...answered, was: quantity })),
    notice: assign(({ context }, { quantity }: { quantity: number }) => ({
      moved: quantity !== context.was,
    })),
    show: assign(({ context }) => showing(context.was)),
  },
  guards: {
    isQuantity: (_, { entry }: { entry: string }) => piecesOf(entry) !== null,
    isWhatStands: ({ context }, { entry }: { entry: string }) =>
      piecesOf(entry) === context.was && context.unsure.length === 0 && !context.moved,
    isWhatWasSent: ({ context }, { entry }: { entry: string }) => piecesOf(entry) === context.sent,
    isWanted: ({ context }, { quantity }: { quantity: number }) => context.pieces === quantity,
    isBackAgain: ({ context }) => context.pieces === context.was,
    isBackForSure: ({ context: { pieces, was, unsure, moved } }) =>
      pieces === was && unsure.length === 0 && !moved,
    wasSent: ({ context }, { quantity }: { quantity: number }) => context.unsure.includes(quantity),
    isOwn: ({ context }, { conflict }: { conflict: CellConflict }) =>
      context.unsure.includes(conflict.theirs),
    isOwnAndWanted: ({ context }, { conflict }: { conflict: CellConflict }) =>
      context.unsure.includes(conflict.theirs) && context.pieces === conflict.theirs,
    agrees: ({ context }) => context.pieces === context.conflict?.theirs,
    isUnsure: ({ context }) => context.unsure.length > 0,
    isGivenUp: (_, { keep }: { keep: 'mine' | 'theirs' }) => keep === 'theirs',
  },
});

/**
 * The life cycle of one cell of a cart (N1, N3), from a keystroke to the stored quantity. A cart holds thousands of
 * cells, so this chart never runs as an actor. `cellAfter` does the same on plain data; a test walks this chart and
 * compares the two in every situation.
 */
export const cellMachine = cellSetup.createMachine({
  id: 'cell',
  description: 'One cell of the cart, from a keystroke to the stored quantity',
  context: ({ input }) => showing(input.stored),
  initial: 'stored',
  states: {
    stored: {
      description: 'The cell shows what is stored',
      entry: 'show',
      on: {
        'cell.typed': [
          { guard: { type: 'isWhatStands', params: ({ event }) => event } },
          {
            guard: { type: 'isQuantity', params: ({ event }) => event },
            target: 'unsent.typed',
            actions: { type: 'type', params: ({ event }) => event },
          },
          { target: 'unsent.invalid', actions: { type: 'type', params: ({ event }) => event } },
        ],
      },
    },
    unsent: {
      description: 'The cell means something else than what is stored, and nothing is on its way',
      initial: 'typed',
      on: {
        'cell.typed': [
          { guard: { type: 'isWhatStands', params: ({ event }) => event }, target: 'stored' },
          {
            guard: { type: 'isQuantity', params: ({ event }) => event },
            target: '.typed',
            actions: { type: 'type', params: ({ event }) => event },
          },
          { target: '.invalid', actions: { type: 'type', params: ({ event }) => event } },
        ],
        'cell.found': [
          {
            guard: { type: 'isWanted', params: ({ event }) => event },
            target: 'stored',
            actions: { type: 'settle', params: ({ event }) => event },
          },
          {
            guard: { type: 'wasSent', params: ({ event }) => event },
            actions: { type: 'adopt', params: ({ event }) => event },
          },
          { actions: { type: 'notice', params: ({ event }) => event } },
        ],
        'cell.dropped': [{ guard: 'isUnsure', target: '.typed', actions: 'unsay' }, { target: 'stored' }],
      },
      states: {
        typed: {
          description: 'A quantity waits to be sent',
          on: { 'cell.sent': { target: '#cell.underWay', actions: 'send' } },
        },
        invalid: { description: 'What is typed is no quantity' },
        refused: { description: 'The server did not take the quantity, and said why' },
      },
    },
    underWay: {
      description: 'A quantity is on its way to the server; typing goes on',
      initial: 'sending',
      on: {
        'cell.typed': [
          {
            guard: { type: 'isWhatWasSent', params: ({ event }) => event },
            target: '.sending',
            actions: { type: 'type', params: ({ event }) => event },
          },
          {
            guard: { type: 'isQuantity', params: ({ event }) => event },
            target: '.retyped',
            actions: { type: 'type', params: ({ event }) => event },
          },
          { target: '.mistyped', actions: { type: 'type', params: ({ event }) => event } },
        ],
        'cell.dropped': { target: '.sending', actions: 'unsayRetyped' },
      },
      states: {
        sending: {
          description: 'What is on its way is what is meant',
          on: {
            ...quantityStored,
            'cell.refused': {
              target: '#cell.unsent.refused',
              actions: { type: 'refuse', params: ({ event }) => event },
            },
            ...quantityConflicted,
            'cell.lost': { target: '#cell.unsent.typed', actions: 'doubt' },
            'cell.returned': { target: '#cell.unsent.typed', actions: 'comeBack' },
          },
        },
        retyped: {
          description: 'Another quantity is meant by now; it waits for the answer',
          on: {
            ...quantityStored,
            'cell.refused': [
              { guard: 'isBackAgain', target: '#cell.stored' },
              { target: '#cell.unsent.typed', actions: 'outlive' },
            ],
            ...quantityConflicted,
            'cell.lost': { target: '#cell.unsent.typed', actions: 'doubt' },
            'cell.returned': [
              { guard: 'isBackForSure', target: '#cell.stored' },
              { target: '#cell.unsent.typed', actions: 'comeBack' },
            ],
          },
        },
        mistyped: {
          description: 'What is typed by now is no quantity',
          on: {
            'cell.stored': {
              target: '#cell.unsent.invalid',
              actions: { type: 'settle', params: ({ event }) => event },
            },
            'cell.refused': { target: '#cell.unsent.invalid', actions: 'outlive' },
            ...invalidConflicted,
            'cell.lost': { target: '#cell.unsent.invalid', actions: 'doubt' },
            'cell.returned': { target: '#cell.unsent.invalid', actions: 'comeBack' },
          },
        },
      },
    },
    changedElsewhere: {
      description: 'Somebody else changed the cell; theirs stands until the user decides',
      initial: 'conflicting',
      on: {
        'cell.typed': [
          {
            guard: { type: 'isQuantity', params: ({ event }) => event },
            target: '.conflicting',
            actions: { type: 'type', params: ({ event }) => event },
          },
          { target: '.conflictingInvalid', actions: { type: 'type', params: ({ event }) => event } },
        ],
        'cell.dropped': { target: 'stored', actions: 'giveWay' },
      },
      states: {
        conflicting: {
          description: 'Mine and theirs are both quantities',
          on: {
            'cell.decided': [
              {
                guard: { type: 'isGivenUp', params: ({ event }) => event },
                target: '#cell.stored',
                actions: 'giveWay',
              },
              { guard: 'agrees', target: '#cell.stored', actions: 'insist' },
              { target: '#cell.unsent.typed', actions: 'insist' },
            ],
          },
        },
        conflictingInvalid: {
          description: 'Mine is no quantity at the moment',
          on: {
            'cell.decided': [
              {
                guard: { type: 'isGivenUp', params: ({ event }) => event },
                target: '#cell.stored',
                actions: 'giveWay',
              },
              { target: '#cell.unsent.invalid', actions: 'insist' },
            ],
          },
        },
      },
    },
  },
});

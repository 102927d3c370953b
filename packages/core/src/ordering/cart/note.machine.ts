import { and, assign, enqueueActions, setup } from 'xstate';
import { type Cart, type CartHead, noteFault, orderNote, type SeasonPlace } from '../../contract/index.ts';
import type { NoteDraft } from '../../keptWork/noteDraft.ts';
import { notifyParent, statusReporter } from '../../platform/actors/notifyParent.ts';
import { service, watch } from '../../platform/actors/service.ts';
import { failureOf } from '../../platform/api/failure.ts';
import type { NoteContext, NoteEvent, NoteInput, NoteOwner } from './noteEvents.ts';
import { isUnsent, noteStatusChanged } from './noteStatus.ts';

/** The note an earlier page kept for this cart or its predecessor; null: none, or it has been stored since. */
const resumed = (head: CartHead, found: NoteDraft | null) => {
  if (found === null || orderNote(found.text) === orderNote(head.note)) return null;
  const was = found.cartId === head.cartId ? found.was : head.note;
  return { text: found.text, was, resumedAt: found.at };
};

const headOf = ({ head }: NoteContext): CartHead => {
  if (head === null) throw new Error('a note is written without a cart');
  return head;
};

/** Writing the order note (N2, N5): its rule, unsent text, and notes by somebody else. */
export const noteMachine = setup({
  types: {
    context: {} as NoteContext,
    events: {} as NoteEvent,
    input: {} as { place: SeasonPlace; mayInsert: boolean },
  },
  actors: {
    writeNote: service<Cart, NoteInput>(),
    readNote: service<Cart, CartHead>(),
    /** Saves the unsent note for a later page, and reports a note kept by an earlier page. */
    keepNote: watch<NoteOwner>(),
    reportStatus: statusReporter(noteStatusChanged, (one, other) => one.status === other.status),
  },
  actions: {
    /** If text for this cart was typed and not sent, it is still there. */
    open: assign(({ context }, { head }: { head: CartHead }) =>
      context.head?.cartId === head.cartId && isUnsent(context)
        ? { head, failure: null }
        : {
            head,
            text: head.note,
            was: head.note,
            failure: null,
            found: null,
            resumedAt: null,
            ...resumed(head, context.found),
          },
    ),
    setFound: assign((_, { draft }: { draft: NoteDraft }) => ({ found: draft })),
    setText: assign((_, { text }: { text: string }) => ({ text })),
    setCart: assign((_, { cart }: { cart: Cart }) => ({
      head: cart.head,
      text: cart.head.note,
      was: cart.head.note,
      theirs: null,
      failure: null,
      resumedAt: null,
    })),
    setTheirs: assign((_, { cart }: { cart: Cart }) => ({
      head: cart.head,
      theirs: cart.head.note,
    })),
    takeTheirs: assign(({ context: { theirs, was } }) => ({
      text: theirs ?? was,
      was: theirs ?? was,
      theirs: null,
      resumedAt: null,
    })),
    writeOver: assign(({ context: { theirs, was } }) => ({ was: theirs ?? was, theirs: null })),
    discard: assign(({ context: { was } }) => ({
      text: was,
      theirs: null,
      failure: null,
      resumedAt: null,
    })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    /** Whoever shows the cart gets the newer one. */
    handOver: enqueueActions((at, { cart }: { cart: Cart }) =>
      notifyParent(at, { type: 'cart.answered', cart }),
    ),
  },
  guards: {
    holdsInsert: ({ context }) => context.mayInsert,
    isChanged: ({ context }) => isUnsent(context),
    isWithoutExclamation: ({ context }) => noteFault(context.text) !== 'exclamation',
    isShortEnough: ({ context }) => noteFault(context.text) !== 'tooLong',
    isReadable: ({ context }) => noteFault(context.text) !== 'unreadable',
    isOverwritten: (_, { error }: { error: unknown }) => failureOf(error).code === 'versionConflict',
    isTheirs: (_, { keep }: { keep: 'mine' | 'theirs' }) => keep === 'theirs',
  },
}).createMachine({
  id: 'note',
  description: 'The order note of a cart is written',
  context: ({ input: { place, mayInsert } }) => ({
    place,
    mayInsert,
    head: null,
    text: '',
    was: '',
    theirs: null,
    failure: null,
    found: null,
    resumedAt: null,
  }),
  invoke: [
    {
      id: 'keepNote',
      src: 'keepNote',
      input: ({ context: { place }, self }) => ({ place, note: self }),
    },
    { id: 'reportStatus', src: 'reportStatus', input: ({ self }) => self },
  ],
  initial: 'closed',
  on: {
    'note.discarded': { target: '.closed', actions: 'discard' },
    'note.found': {
      guard: 'holdsInsert',
      actions: { type: 'setFound', params: ({ event }) => event },
    },
  },
  states: {
    closed: {
      description: 'The dialog is closed; what was typed and not sent is kept',
      on: {
        'note.opened': {
          guard: 'holdsInsert',
          target: 'editing',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    editing: {
      description: 'The note is typed; its rule is checked at each keystroke',
      on: {
        'note.typed': { actions: { type: 'setText', params: ({ event }) => event } },
        'note.saved': {
          guard: and(['isChanged', 'isWithoutExclamation', 'isShortEnough', 'isReadable']),
          target: 'saving',
        },
        'note.closed': 'closed',
      },
    },
    saving: {
      description: 'The note is being stored',
      tags: 'pending',
      invoke: {
        id: 'writeNote',
        src: 'writeNote',
        input: ({ context }) => ({
          head: headOf(context),
          was: context.was,
          note: orderNote(context.text),
        }),
        onDone: {
          target: 'closed',
          actions: [
            { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
            { type: 'handOver', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        onError: [
          {
            guard: { type: 'isOverwritten', params: ({ event }) => event },
            target: 'rereading',
            actions: { type: 'setFailure', params: ({ event }) => event },
          },
          { target: 'refused', actions: { type: 'setFailure', params: ({ event }) => event } },
        ],
      },
      on: { 'note.discarded': {} },
    },
    rereading: {
      description: 'Somebody else wrote a note meanwhile; it is being read',
      tags: 'pending',
      invoke: {
        id: 'readNote',
        src: 'readNote',
        input: ({ context }) => headOf(context),
        onDone: {
          target: 'conflicting',
          actions: [
            { type: 'setTheirs', params: ({ event }) => ({ cart: event.output }) },
            { type: 'handOver', params: ({ event }) => ({ cart: event.output }) },
          ],
        },
        onError: {
          target: 'refused',
          actions: { type: 'setFailure', params: ({ event }) => event },
        },
      },
    },
    conflicting: {
      description: 'Mine and theirs are shown; nothing is overwritten before somebody decides',
      on: {
        'note.decided': [
          {
            guard: { type: 'isTheirs', params: ({ event }) => event },
            target: 'closed',
            actions: 'takeTheirs',
          },
          { target: 'saving', actions: 'writeOver' },
        ],
        'note.closed': 'closed',
      },
    },
    refused: {
      description: 'The note was not stored; what is typed is kept',
      tags: 'failed',
      on: {
        'note.typed': {
          target: 'editing',
          actions: { type: 'setText', params: ({ event }) => event },
        },
        // No validity check: the text was valid when it was sent, and it has not changed since.
        'note.saved': 'saving',
        'note.closed': 'closed',
      },
    },
  },
});

import { assign, setup } from 'xstate';
import type { Message } from '../contract/index.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';
import { forwardMachine } from './forward.machine.ts';

export interface EventDialogInput {
  readonly message: Message;
}

export interface EventDialogContext extends EventDialogInput {
  /** Why the calendar file could not be opened. */
  failure: Failure | null;
}

/** The dialog's view: the event, or the form to forward it by e-mail. */
export type EventView = 'event' | 'forward';

export type EventDialogEvent =
  | { type: 'view.chosen'; view: EventView }
  | { type: 'calendar.requested' }
  | { type: 'dialog.closed' };

/** The dialog of an event: read it, forward it, add it to a calendar (F3 to F5). */
export const eventDialogMachine = setup({
  types: {
    context: {} as EventDialogContext,
    events: {} as EventDialogEvent,
    input: {} as EventDialogInput,
    children: {} as { forward: 'forward' },
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    forward: forwardMachine,
    /** Opens the calendar file in a window of its own, with a token requested for it. */
    openCalendar: service<void, { messageId: string }>(),
  },
  actions: {
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isForward: (_, { view }: { view: EventView }) => view === 'forward',
    isEvent: (_, { view }: { view: EventView }) => view === 'event',
  },
}).createMachine({
  id: 'eventDialog',
  description: 'The dialog of an event',
  context: ({ input }) => ({ message: input.message, failure: null }),
  initial: 'open',
  states: {
    open: {
      description: 'The dialog is open; what is typed to send it on stays while the event is read',
      invoke: {
        id: 'forward',
        src: 'forward',
        input: ({ context }) => ({ messageId: context.message.id }),
      },
      on: { 'dialog.closed': 'closed' },
      type: 'parallel',
      states: {
        view: {
          description: 'Which of its two sides is shown',
          initial: 'event',
          states: {
            event: {
              description: 'The event is read',
              on: {
                'view.chosen': {
                  guard: { type: 'isForward', params: ({ event }) => event },
                  target: 'forward',
                },
              },
            },
            forward: {
              description: 'The event is sent on',
              on: {
                'view.chosen': {
                  guard: { type: 'isEvent', params: ({ event }) => event },
                  target: 'event',
                },
              },
            },
          },
        },
        calendar: {
          description: 'Its way into a calendar',
          initial: 'idle',
          states: {
            idle: {
              description: 'Nothing was asked for',
              on: { 'calendar.requested': 'requesting' },
            },
            requesting: {
              description: 'A print token is being got, and a window opened with it',
              tags: 'pending',
              invoke: {
                id: 'openCalendar',
                src: 'openCalendar',
                input: ({ context }) => ({ messageId: context.message.id }),
                onDone: 'opened',
                onError: { target: 'failed', actions: keepFailure },
              },
            },
            opened: {
              description: 'The browser was asked for a window; whether it opened one is not known',
              on: { 'calendar.requested': 'requesting' },
            },
            failed: {
              description: 'The calendar could not be had',
              tags: 'failed',
              on: { 'calendar.requested': { target: 'requesting', actions: 'forgetFailure' } },
            },
          },
        },
      },
    },
    closed: { description: 'The dialog is closed', type: 'final' },
  },
});

import { assign, setup } from 'xstate';
import { keepFailure } from '../../platform/actors/failing.ts';
import { service } from '../../platform/actors/service.ts';
import { type Failure, failureOf } from '../../platform/api/failure.ts';
import { isTooManyRecipients, malformedIn, recipientsIn } from './recipients.ts';

export interface MailingInput {
  readonly orderId: string;
}

export interface MailingContext extends MailingInput {
  /** As typed. */
  addresses: string;
  failure: Failure | null;
}

export type MailingEvent =
  | { type: 'mailing.opened' }
  | { type: 'mailing.closed' }
  | { type: 'addresses.changed'; addresses: string }
  | { type: 'mailing.submitted' }
  | { type: 'mailing.repeated' };

/** Sends the confirmation of an order by e-mail (O4). */
export const mailingMachine = setup({
  types: {
    context: {} as MailingContext,
    events: {} as MailingEvent,
    input: {} as MailingInput,
    tags: {} as 'pending' | 'failed',
  },
  actors: {
    /** The user's own address; empty if there is none. */
    readOwnAddress: service<string>(),
    mail: service<void, { orderId: string; recipients: string[] }>(),
  },
  actions: {
    setAddresses: assign((_, { addresses }: { addresses: string }) => ({ addresses })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isEmpty: ({ context }) => recipientsIn(context.addresses).length === 0,
    isMalformed: ({ context }) => malformedIn(context.addresses).length > 0,
    isTooMany: ({ context }) => isTooManyRecipients(context.addresses),
    isBlank: ({ context }) => context.addresses === '',
  },
}).createMachine({
  id: 'mailing',
  description: 'Sending the confirmation of an order by e-mail',
  context: ({ input }) => ({ orderId: input.orderId, addresses: '', failure: null }),
  initial: 'closed',
  states: {
    closed: {
      description: 'Nothing is to be sent',
      on: {
        'mailing.opened': [{ guard: 'isBlank', target: 'preparing' }, { target: 'idle' }],
      },
    },
    preparing: {
      description: "The user's own address is being read, to begin with; one may write at once",
      invoke: {
        id: 'readOwnAddress',
        src: 'readOwnAddress',
        onDone: {
          target: 'idle',
          actions: { type: 'setAddresses', params: ({ event }) => ({ addresses: event.output }) },
        },
        onError: 'idle',
      },
      on: {
        'addresses.changed': {
          target: 'idle',
          actions: { type: 'setAddresses', params: ({ event }) => event },
        },
        'mailing.submitted': 'idle.missing',
        'mailing.closed': 'closed',
      },
    },
    idle: {
      description: 'The addresses are being written',
      initial: 'writing',
      on: {
        'addresses.changed': {
          target: '.writing',
          actions: { type: 'setAddresses', params: ({ event }) => event },
        },
        'mailing.submitted': [
          { guard: 'isEmpty', target: '.missing' },
          { guard: 'isMalformed', target: '.malformed' },
          { guard: 'isTooMany', target: '.tooMany' },
          { target: 'sending' },
        ],
        'mailing.closed': 'closed',
      },
      states: {
        writing: { description: 'Nothing is to be said about them' },
        missing: { description: 'There is no address' },
        malformed: { description: 'One of them is no address' },
        tooMany: { description: 'There are more than may be written to at once' },
        failed: {
          description: 'It could not be sent; the addresses are kept',
          tags: 'failed',
          exit: 'forgetFailure',
        },
      },
    },
    sending: {
      description: 'The confirmation is being handed over for sending',
      tags: 'pending',
      invoke: {
        id: 'mail',
        src: 'mail',
        input: ({ context: { orderId, addresses } }) => ({
          orderId,
          recipients: recipientsIn(addresses),
        }),
        onDone: 'sent',
        onError: { target: 'idle.failed', actions: keepFailure },
      },
    },
    sent: {
      description: 'It was accepted for sending',
      on: {
        'mailing.repeated': {
          target: 'idle',
          actions: { type: 'setAddresses', params: { addresses: '' } },
        },
        'mailing.closed': {
          target: 'closed',
          actions: { type: 'setAddresses', params: { addresses: '' } },
        },
      },
    },
  },
});

import { assign, setup } from 'xstate';
import { isEmail } from '../contract/email.ts';
import { keepFailure } from '../platform/actors/failing.ts';
import { service } from '../platform/actors/service.ts';
import { type Failure, failureOf } from '../platform/api/failure.ts';

export interface ForwardInput {
  readonly messageId: string;
}

export interface ForwardContext extends ForwardInput {
  /** As typed. */
  address: string;
  failure: Failure | null;
}

export type ForwardEvent =
  | { type: 'address.changed'; address: string }
  | { type: 'forward.submitted' }
  | { type: 'forward.repeated' };

/** Forwards an event to somebody by e-mail (F4). */
export const forwardMachine = setup({
  types: {
    context: {} as ForwardContext,
    events: {} as ForwardEvent,
    input: {} as ForwardInput,
    tags: {} as 'pending' | 'failed',
  },
  actors: { mail: service<void, { messageId: string; recipient: string }>() },
  actions: {
    setAddress: assign((_, { address }: { address: string }) => ({ address })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    forgetFailure: assign({ failure: null }),
  },
  guards: {
    isEmpty: ({ context }) => context.address.trim() === '',
    isEmail: ({ context }) => isEmail(context.address.trim()),
  },
}).createMachine({
  id: 'forward',
  description: 'Sending an event to somebody by e-mail',
  context: ({ input }) => ({ messageId: input.messageId, address: '', failure: null }),
  initial: 'idle',
  states: {
    idle: {
      description: 'The address is being written',
      initial: 'writing',
      on: {
        'address.changed': {
          target: '.writing',
          actions: { type: 'setAddress', params: ({ event }) => event },
        },
        'forward.submitted': [
          { guard: 'isEmpty', target: '.missing' },
          { guard: 'isEmail', target: 'sending' },
          { target: '.malformed' },
        ],
      },
      states: {
        writing: { description: 'Nothing is to be said about it' },
        missing: { description: 'There is no address' },
        malformed: { description: 'It is not an address' },
        failed: {
          description: 'It could not be sent; the address is kept',
          tags: 'failed',
          exit: 'forgetFailure',
        },
      },
    },
    sending: {
      description: 'The message is being handed over for sending',
      tags: 'pending',
      invoke: {
        id: 'mail',
        src: 'mail',
        input: ({ context }) => ({ messageId: context.messageId, recipient: context.address.trim() }),
        onDone: 'success',
        onError: { target: 'idle.failed', actions: keepFailure },
      },
    },
    success: {
      description: 'It was accepted for sending',
      on: {
        'forward.repeated': {
          target: 'idle',
          actions: { type: 'setAddress', params: { address: '' } },
        },
      },
    },
  },
});

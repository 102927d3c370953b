import { cartSetup } from './cart.setup.ts';

/** Somebody else changed the cart: it is reread, and edits made here are kept on top. */
export const catchingUpState = cartSetup.createStateConfig({
  description: 'Somebody else changed the cart: it is read anew, and typing goes on',
  tags: 'lacks isCaughtUp',
  invoke: {
    id: 'catchUp',
    src: 'loadCart',
    input: ({ context }) => context.place,
    onDone: [
      {
        guard: { type: 'orphansEdits', params: ({ event }) => ({ cart: event.output }) },
        target: '#cart.overtaken',
      },
      {
        target: 'stored',
        actions: [
          { type: 'setCart', params: ({ event }) => ({ cart: event.output }) },
          'forgetTries',
          'reportCaughtUp',
        ],
      },
    ],
    onError: {
      target: 'missedNews',
      actions: { type: 'setFailure', params: ({ event }) => event },
    },
  },
  on: {
    'page.hidden': { guard: 'hasChanges', target: 'saving', actions: 'forgetFailure' },
    'cart.replaced': {
      target: 'stored',
      actions: { type: 'setCart', params: ({ event }) => event },
    },
  },
});

export const missedNewsState = cartSetup.createStateConfig({
  description: 'What somebody else changed could not be read; it is tried again by itself',
  tags: 'lacks isCaughtUp',
  always: { guard: 'hasChanges', target: 'waiting', actions: 'forgetFailure' },
  after: { retryDelay: 'catchingUp' },
  on: { 'cart.outdated': 'catchingUp', 'cart.retried': 'catchingUp', 'calls.resumed': 'catchingUp' },
});

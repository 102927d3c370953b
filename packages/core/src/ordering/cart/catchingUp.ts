import { cartSetup } from './cart.setup.ts';

/** Somebody else changed the cart: it is reread, and edits made here are kept on top. */
export const catchingUpState = cartSetup.createStateConfig({
  description: 'Somebody else changed the cart: it is read anew, and typing goes on',
  tags: 'lacks isCaughtUp',
  entry: 'readCart',
  on: {
    'cart.read': [
      { guard: 'orphansEdits', target: '#cart.overtaken' },
      { target: 'stored', actions: ['setCart', 'forgetFailure', 'forgetTries', 'reportCaughtUp'] },
    ],
    'reading.failed': { target: 'missedNews', actions: 'setFailure' },
    'page.hidden': { guard: 'hasChanges', target: 'saving', actions: 'forgetFailure' },
    'cart.replaced': { target: 'stored', actions: ['setCart', 'forgetFailure'] },
  },
});

export const missedNewsState = cartSetup.createStateConfig({
  description: 'What somebody else changed could not be read; it is tried again by itself',
  tags: 'lacks isCaughtUp',
  always: { guard: 'hasChanges', target: 'waiting', actions: 'forgetFailure' },
  entry: 'pause',
  on: {
    'retry.due': 'catchingUp',
    'cart.outdated': 'catchingUp',
    'cart.retried': 'catchingUp',
    'calls.resumed': 'catchingUp',
  },
});

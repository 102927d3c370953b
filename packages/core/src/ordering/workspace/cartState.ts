import { not, sendTo } from 'xstate';
import { workspaceSetup } from './workspace.setup.ts';
import { closing, inputs, precheckOf } from './workspaceFacts.ts';

/** The state of the workspace that shows the cart with all its styles. */
export const cartState = workspaceSetup.createStateConfig({
  description: 'The cart with all its styles',
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Is there a cart yet?',
      always: [{ guard: 'hasCart', target: 'filled' }, { target: 'empty' }],
    },
    empty: {
      description: 'There is no cart yet',
      on: { 'cart.moved': { guard: 'hasCart', target: 'filled' } },
    },
    filled: {
      description: 'The styles in the cart are shown with their quantities',
      exit: sendTo('quickOrder', closing.quickOrder),
      invoke: [
        { id: 'contents', src: 'contents', input: inputs.cartRef },
        { id: 'missingStyles', src: 'missingStyles' },
        { id: 'adding', src: 'adding', input: inputs.ordering },
        { id: 'cartView', src: 'cartView', input: inputs.searchable },
        { id: 'sections', src: 'sections' },
        { id: 'precheck', src: 'precheck', input: inputs.precheck },
      ],
      on: {
        'language.changed': {
          actions: [
            'passOnLanguage',
            sendTo('contents', { type: 'language.changed' }),
            sendTo('adding', { type: 'language.changed' }),
          ],
        },
        'styles.came': { actions: sendTo('contents', { type: 'reading.refreshed' }) },
        'cart.caughtUp': { actions: sendTo('contents', { type: 'reading.refreshed' }) },
        'cart.moved': [
          { guard: not('hasCart'), target: 'empty' },
          {
            actions: sendTo('precheck', ({ context }) => ({
              type: 'cart.statusChanged' as const,
              ...precheckOf(context),
            })),
          },
        ],
      },
    },
  },
});

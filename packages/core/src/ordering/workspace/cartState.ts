import { not, sendTo } from 'xstate';
import { searchIn } from '../../navigation/orderingRoute.ts';
import { mayInsert } from '../../rules/rights.ts';
import { workspaceSetup } from './workspace.setup.ts';
import { cartRefOf, headOf, may } from './workspaceFacts.ts';

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
      invoke: [
        { id: 'contents', src: 'contents', input: ({ context }) => cartRefOf(context) },
        { id: 'missingStyles', src: 'missingStyles' },
        {
          id: 'adding',
          src: 'adding',
          input: ({ context }) => ({
            place: context.route.place,
            mayInsert: may(context, mayInsert),
          }),
        },
        {
          id: 'cartView',
          src: 'cartView',
          input: ({ context: { route } }) => ({ place: route.place, search: searchIn(route) }),
        },
        {
          id: 'precheck',
          src: 'precheck',
          input: ({ context }) => ({
            ...cartRefOf(context),
            settled: context.cart.status === 'stored',
            version: headOf(context).version,
          }),
        },
      ],
      on: {
        'route.changed': {
          guard: { type: 'isSameScreen', params: ({ event }) => event },
          actions: [
            { type: 'setRoute', params: ({ event }) => event },
            sendTo('cartView', ({ event }) => ({ type: 'search.shown', search: searchIn(event.route) })),
          ],
        },
        'language.changed': { target: 'filled', reenter: true, actions: 'passOnLanguage' },
        'workspace.retried': {
          actions: ['retryKept', sendTo('contents', { type: 'reading.retried' })],
        },
        'styles.came': { actions: sendTo('contents', { type: 'reading.refreshed' }) },
        'cart.caughtUp': { actions: sendTo('contents', { type: 'reading.refreshed' }) },
        'cart.moved': [
          { guard: not('hasCart'), target: 'empty' },
          {
            actions: sendTo('precheck', ({ context }) => ({
              type: 'cart.statusChanged' as const,
              settled: context.cart.status === 'stored',
              version: headOf(context).version,
            })),
          },
        ],
      },
    },
  },
});

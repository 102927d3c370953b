import { assign, enqueueActions, not, raise, sendTo, setup } from 'xstate';
import { service } from '../../actors/service.ts';
import { failureOf } from '../../api/failure.ts';
import type { CartHead, ResolvedRights, SeasonPlace } from '../../contract/index.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { catalogMachine } from '../catalog/catalog.machine.ts';
import { checkMachine } from '../check/check.machine.ts';
import { contentsMachine } from '../contents/contents.machine.ts';
import { finalizationMachine } from '../finalization/finalization.machine.ts';
import type { PlaceRoute } from '../orderingRoute.ts';
import { styleMachine } from '../style/style.machine.ts';
import {
  type CartFactsShown,
  cartChanged,
  cartRefOf,
  differs,
  headOf,
  isPreview,
  may,
  type PlaceFacts,
  shownOf,
  type WorkspaceContext,
  type WorkspaceEvent,
} from './workspaceFacts.ts';

/** Ordering in one season for one customer: its styles, its cart, the check (specification, section 2). */
export const workspaceMachine = setup({
  types: {
    context: {} as WorkspaceContext,
    events: {} as WorkspaceEvent,
    input: {} as { route: PlaceRoute; rights: ResolvedRights },
  },
  actors: {
    loadPlace: service<PlaceFacts, SeasonPlace>(),
    catalog: catalogMachine,
    cart: cartMachine,
    style: styleMachine,
    contents: contentsMachine,
    check: checkMachine,
    approval: approvalMachine,
    finalization: finalizationMachine,
  },
  actions: {
    setRoute: assign((_, { route }: { route: PlaceRoute }) => ({ route })),
    setFacts: assign((_, { facts }: { facts: PlaceFacts }) => ({ facts, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setCart: assign((_, { cart }: { cart: CartFactsShown }) => ({ cart })),
    retryKept: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('catalog', { type: 'catalog.retried' });
      enqueue.sendTo('cart', { type: 'cart.retried' });
    }),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isOn: ({ context }, { screen }: { screen: PlaceRoute['screen'] }) => context.route.screen === screen,
    cartMoved: ({ context }, { cart }: { cart: CartFactsShown }) =>
      differs(context.cart.head, cart.head) ||
      context.cart.settled !== cart.settled ||
      context.cart.unsaved !== cart.unsaved,
    hasCart: ({ context }) => context.cart.head !== null,
    isReadyToCheck: ({ context }) => context.cart.settled && context.cart.head !== null,
    hasNothingToCheck: ({ context }) => context.cart.settled && context.cart.head === null,
    approvalMoved: ({ context }, { head }: { head: CartHead | null }) =>
      head !== null && head.version > (context.cart.head?.version ?? Number.POSITIVE_INFINITY),
    /** What was acted on is over, and still the cart that is shown: it is read anew, once. */
    isOver: ({ context }, { head, over }: { head: CartHead; over: boolean }) =>
      over && !differs(head, context.cart.head),
  },
}).createMachine({
  id: 'workspace',
  description: 'Ordering in one season for one customer',
  context: ({ input }) => ({
    ...input,
    facts: null,
    cart: { head: null, settled: false, unsaved: false },
    failure: null,
  }),
  initial: 'loading',
  on: { 'route.changed': { actions: { type: 'setRoute', params: ({ event }) => event } } },
  states: {
    loading: {
      description: 'Customer and season are being fetched',
      tags: 'pending',
      invoke: {
        id: 'loadPlace',
        src: 'loadPlace',
        input: ({ context }) => context.route.place,
        onDone: {
          target: 'open',
          actions: { type: 'setFacts', params: ({ event }) => ({ facts: event.output }) },
        },
        onError: [
          {
            target: 'missing',
            guard: { type: 'isMissing', params: ({ event }) => ({ error: event.error }) },
          },
          {
            target: 'failed',
            actions: { type: 'setFailure', params: ({ event }) => ({ error: event.error }) },
          },
        ],
      },
    },
    missing: { description: 'There is no such season for this customer or user' },
    failed: {
      description: 'Customer or season could not be loaded',
      tags: 'failed',
      on: { 'workspace.retried': 'loading' },
    },
    open: {
      description: 'The season is open before the user; catalogue and cart stay while screens change',
      invoke: [
        { id: 'catalog', src: 'catalog', input: ({ context }) => ({ place: context.route.place }) },
        {
          id: 'cart',
          src: 'cart',
          input: ({ context }) => ({
            place: context.route.place,
            mayInsert: may(context, 'SHOPPINGCART_INSERT'),
          }),
          onSnapshot: {
            guard: { type: 'cartMoved', params: ({ event }) => ({ cart: shownOf(event.snapshot) }) },
            actions: [
              { type: 'setCart', params: ({ event }) => ({ cart: shownOf(event.snapshot) }) },
              raise({ type: 'cart.moved' }),
            ],
          },
        },
      ],
      initial: 'deciding',
      on: {
        'route.changed': {
          target: '.deciding',
          actions: { type: 'setRoute', params: ({ event }) => event },
        },
        'language.changed': { actions: sendTo('catalog', { type: 'language.changed' }) },
        'workspace.retried': { actions: 'retryKept' },
      },
      states: {
        deciding: {
          description: 'The address decides which screen is shown',
          always: [
            { guard: { type: 'isOn', params: { screen: 'style' } }, target: 'style' },
            { guard: { type: 'isOn', params: { screen: 'cart' } }, target: 'cart' },
            { guard: { type: 'isOn', params: { screen: 'check' } }, target: 'check' },
            { target: 'styles' },
          ],
        },
        styles: { description: 'The list of styles' },
        style: {
          description: 'One style with its quantity matrix',
          invoke: {
            id: 'style',
            src: 'style',
            input: ({ context: { route } }) => ({
              place: route.place,
              articleId: route.screen === 'style' ? route.articleId : '',
            }),
          },
          on: {
            'language.changed': {
              actions: [
                sendTo('catalog', { type: 'language.changed' }),
                sendTo('style', { type: 'language.changed' }),
              ],
            },
            'workspace.retried': { actions: ['retryKept', sendTo('style', { type: 'style.retried' })] },
          },
        },
        cart: {
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
              invoke: { id: 'contents', src: 'contents', input: ({ context }) => cartRefOf(context) },
              on: {
                'language.changed': { target: 'filled', reenter: true },
                'workspace.retried': {
                  actions: ['retryKept', sendTo('contents', { type: 'reading.retried' })],
                },
                'cart.moved': { guard: not('hasCart'), target: 'empty' },
              },
            },
          },
        },
        check: {
          description: 'Order-Check: findings, approval, finalization',
          initial: 'settling',
          states: {
            settling: {
              description: 'What is typed must be stored before it is checked',
              tags: 'pending',
              entry: sendTo('cart', { type: 'save.requested' }),
              always: [
                { guard: 'isReadyToCheck', target: 'reviewing' },
                { guard: 'hasNothingToCheck', target: 'empty' },
              ],
              on: { 'cart.moved': { target: 'settling' } },
            },
            empty: {
              description: 'There is no cart to check',
              on: { 'cart.moved': { guard: 'hasCart', target: 'settling' } },
            },
            reviewing: {
              description: 'The stored cart is checked; it can be approved or finalized',
              invoke: [
                { id: 'contents', src: 'contents', input: ({ context }) => cartRefOf(context) },
                { id: 'check', src: 'check', input: ({ context }) => cartRefOf(context) },
                {
                  id: 'approval',
                  src: 'approval',
                  input: ({ context }) => ({
                    head: headOf(context),
                    mayApprove: may(context, 'SHOPPINGCART_INSERT') && !isPreview(context),
                    mayReturn: may(context, 'SHOPPINGCART_SUBMIT'),
                  }),
                  onSnapshot: [
                    {
                      guard: {
                        type: 'isOver',
                        params: ({ event: { snapshot } }) => ({
                          head: snapshot.context.head,
                          over: snapshot.matches({ refused: 'rereading' }),
                        }),
                      },
                      actions: sendTo('cart', { type: 'cart.reloaded' }),
                    },
                    {
                      guard: {
                        type: 'approvalMoved',
                        params: ({ event }) => ({ head: event.snapshot.context.cart?.head ?? null }),
                      },
                      actions: sendTo('cart', ({ event }) => ({
                        type: 'cart.replaced' as const,
                        cart: event.snapshot.context.cart,
                      })),
                    },
                  ],
                },
                {
                  id: 'finalization',
                  src: 'finalization',
                  input: ({ context }) => ({
                    head: headOf(context),
                    maySubmit: may(context, 'SHOPPINGCART_SUBMIT') && !isPreview(context),
                  }),
                  onSnapshot: {
                    guard: {
                      type: 'isOver',
                      params: ({ event: { snapshot } }) => ({
                        head: snapshot.context.head,
                        over:
                          snapshot.matches('finalized') ||
                          snapshot.matches('overtaken') ||
                          snapshot.matches({ outdated: 'rereading' }),
                      }),
                    },
                    actions: sendTo('cart', { type: 'cart.reloaded' }),
                  },
                },
              ],
              on: {
                'cart.moved': {
                  guard: 'isReadyToCheck',
                  actions: [
                    sendTo('approval', ({ context }) => cartChanged(context)),
                    sendTo('finalization', ({ context }) => cartChanged(context)),
                    sendTo('check', { type: 'check.repeated' }),
                    sendTo('contents', { type: 'reading.refreshed' }),
                  ],
                },
                'workspace.retried': {
                  actions: [
                    'retryKept',
                    sendTo('contents', { type: 'reading.retried' }),
                    sendTo('check', { type: 'check.retried' }),
                  ],
                },
              },
            },
          },
        },
      },
    },
  },
});

import { type SnapshotFrom, sendTo } from 'xstate';
import { mayInsert, maySubmit } from '../../access/orderingRights.ts';
import { searchIn } from '../../navigation/orderingRoute.ts';
import { findingsOf } from '../check/check.machine.ts';
import type { finalizationMachine } from '../finalization/finalization.machine.ts';
import type { Ending } from '../whyNot/ending.ts';
import { workspaceSetup } from './workspace.setup.ts';
import { cartChanged, cartRefOf, headOf, may, opensAt } from './workspaceFacts.ts';

/** Unless this is `none`, changes of the cart come from this page and are not reported as news from elsewhere. */
const endingOf = (snapshot: SnapshotFrom<typeof finalizationMachine>): Ending => {
  if (snapshot.matches('finalized') || snapshot.matches('overtaken')) return 'over';
  if (snapshot.matches('outdated')) return 'outdated';
  return snapshot.hasTag('pending') || snapshot.matches('uncertain') ? 'uncertain' : 'none';
};

/** The state of the workspace that checks the cart and places the order. */
export const checkState = workspaceSetup.createStateConfig({
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
    },
    empty: {
      description: 'There is no cart to check',
      on: { 'cart.moved': { guard: 'hasCart', target: 'settling' } },
    },
    ended: {
      description: 'Somebody else finalized or removed the cart that was checked',
      on: { 'cart.moved': { guard: 'hasCart', target: 'settling' } },
    },
    reviewing: {
      description: 'The stored cart is checked; it can be approved or finalized',
      exit: { type: 'setEnding', params: { ending: 'none' } },
      invoke: [
        { id: 'contents', src: 'contents', input: ({ context }) => cartRefOf(context) },
        {
          id: 'check',
          src: 'check',
          input: ({ context }) => cartRefOf(context),
          onSnapshot: {
            actions: {
              type: 'tellFindings',
              params: ({ event }) => ({ findings: findingsOf(event.snapshot) }),
            },
          },
        },
        { id: 'acceptedPrices', src: 'acceptedPrices', input: ({ context }) => cartRefOf(context) },
        { id: 'approvalHistory', src: 'approvalHistory', input: ({ context }) => cartRefOf(context) },
        {
          id: 'rack',
          src: 'rack',
          input: ({ context: { route } }) => ({ place: route.place, search: searchIn(route) }),
        },
        { id: 'rackFile', src: 'rackFile' },
        {
          id: 'approval',
          src: 'approval',
          input: ({ context }) => ({
            head: headOf(context),
            holdsInsert: may(context, mayInsert),
            holdsSubmit: may(context, maySubmit),
            opensAt: opensAt(context),
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
            holdsSubmit: may(context, maySubmit),
            opensAt: opensAt(context),
          }),
          onSnapshot: [
            {
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
              actions: [
                { type: 'setEnding', params: ({ event }) => ({ ending: endingOf(event.snapshot) }) },
                'tellEnding',
                sendTo('cart', { type: 'cart.reloaded' }),
              ],
            },
            {
              guard: {
                type: 'endingMoved',
                params: ({ event }) => ({ ending: endingOf(event.snapshot) }),
              },
              actions: [
                { type: 'setEnding', params: ({ event }) => ({ ending: endingOf(event.snapshot) }) },
                'tellEnding',
              ],
            },
          ],
        },
      ],
      on: {
        'route.changed': {
          guard: { type: 'isSameScreen', params: ({ event }) => event },
          actions: [
            { type: 'setRoute', params: ({ event }) => event },
            sendTo('rack', ({ event }) => ({ type: 'search.shown', search: searchIn(event.route) })),
          ],
        },
        'cart.moved': [
          { guard: 'isEndedElsewhere', target: 'ended' },
          {
            guard: 'isReadyToCheck',
            actions: [
              sendTo('approval', ({ context }) => cartChanged(context)),
              sendTo('finalization', ({ context }) => cartChanged(context)),
              sendTo('check', { type: 'check.repeated' }),
              sendTo('acceptedPrices', { type: 'reading.refreshed' }),
              sendTo('contents', { type: 'reading.refreshed' }),
              sendTo('approvalHistory', { type: 'reading.refreshed' }),
            ],
          },
        ],
        'workspace.retried': {
          actions: [
            'retryKept',
            sendTo('contents', { type: 'reading.retried' }),
            sendTo('check', { type: 'check.retried' }),
            sendTo('acceptedPrices', { type: 'reading.retried' }),
            sendTo('approvalHistory', { type: 'reading.retried' }),
          ],
        },
      },
    },
  },
});

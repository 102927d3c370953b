import { sendTo } from 'xstate';
import { workspaceSetup } from './workspace.setup.ts';
import { inputs, updates } from './workspaceFacts.ts';
import { orderNews } from './workspaceNews.ts';

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
      description: 'The cart that was checked was removed, or became an order, as the news say',
      on: { 'cart.moved': { guard: 'hasCart', target: 'settling' } },
    },
    reviewing: {
      description: 'The stored cart is checked; it can be approved or finalized',
      entry: 'startDetails',
      exit: { type: 'setEnding', params: { status: 'none' } },
      invoke: [
        { id: 'contents', src: 'contents', input: inputs.cartRef },
        { id: 'check', src: 'check', input: inputs.cartRef },
        { id: 'acceptedPrices', src: 'acceptedPrices', input: inputs.cartRef },
        { id: 'approvalHistory', src: 'approvalHistory', input: inputs.cartRef },
        { id: 'rack', src: 'rack', input: inputs.searchable },
        { id: 'rackFile', src: 'rackFile' },
        { id: 'approval', src: 'approval', input: inputs.approval },
        { id: 'finalization', src: 'finalization', input: inputs.finalization },
      ],
      on: {
        'language.changed': { actions: ['passOnLanguage', 'passOnLanguageToCheck'] },
        'findings.changed': { actions: { type: 'passOnFindings', params: ({ event }) => event } },
        'approval.outdated': {
          guard: { type: 'isShown', params: ({ event }) => event },
          actions: 'rereadCart',
        },
        'news.came': {
          guard: { type: 'tellsOrder', params: ({ event }) => event },
          actions: [sendTo('cartUpdates', updates.news), sendTo('finalization', orderNews)],
        },
        'finalization.statusChanged': [
          { guard: { type: 'isEnded', params: ({ event }) => event }, target: 'ended' },
          {
            guard: { type: 'isOver', params: ({ event }) => event },
            actions: [{ type: 'setEnding', params: ({ event }) => event }, 'passOnEnding', 'rereadCart'],
          },
          { actions: [{ type: 'setEnding', params: ({ event }) => event }, 'passOnEnding'] },
        ],
        'cart.moved': [
          { guard: 'isEndedElsewhere', target: 'ended' },
          { guard: 'isReadyToCheck', actions: 'passOnCart' },
          {
            guard: 'hasNothingToCheck',
            actions: sendTo('finalization', { type: 'cart.left', ordered: null }),
          },
        ],
      },
    },
  },
});

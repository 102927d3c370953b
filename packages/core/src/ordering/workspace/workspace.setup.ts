import { assign, enqueueActions, setup } from 'xstate';
import type { CartHead, CartNews, Finding, ResolvedRights, SeasonPlace } from '../../contract/index.ts';
import { type PlaceRoute, sameScreen, searchIn } from '../../navigation/orderingRoute.ts';
import { service } from '../../platform/actors/service.ts';
import { failureOf } from '../../platform/api/failure.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { approvalHistoryMachine } from '../approval/approvalHistory.machine.ts';
import { acceptedPricesMachine } from '../cart/acceptedPrices.machine.ts';
import { addingMachine } from '../cart/adding.machine.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { cartViewMachine } from '../cart/cartView.machine.ts';
import { noteMachine } from '../cart/note.machine.ts';
import { catalogMachine } from '../catalog/catalog.machine.ts';
import { checkMachine } from '../check/check.machine.ts';
import { precheckMachine } from '../check/precheck.machine.ts';
import { rackMachine } from '../check/rack.machine.ts';
import { rackFileMachine } from '../check/rackFile.machine.ts';
import { contentsMachine } from '../contents/contents.machine.ts';
import { entryMachine } from '../entry/entry.machine.ts';
import { sheetFileMachine } from '../entry/sheetFile.machine.ts';
import { finalizationMachine } from '../finalization/finalization.machine.ts';
import { limitMachine } from '../limit/limit.machine.ts';
import { liveMachine } from '../live/live.machine.ts';
import { liveEventsMachine } from '../live/liveEvents.machine.ts';
import { quickOrderMachine } from '../matrix/quickOrder.machine.ts';
import { cartNewsMachine } from '../news/cartNews.machine.ts';
import { scanMachine } from '../scan/scan.machine.ts';
import { styleMachine } from '../style/style.machine.ts';
import type { Ending } from '../whyNot/ending.ts';
import {
  type CartFactsShown,
  differs,
  isBehind,
  type PlaceFacts,
  type WorkspaceContext,
  type WorkspaceEvent,
} from './workspaceFacts.ts';

/** Types, actors, actions and guards of the workspace chart. */
export const workspaceSetup = setup({
  types: {
    context: {} as WorkspaceContext,
    events: {} as WorkspaceEvent,
    input: {} as { route: PlaceRoute; rights: ResolvedRights },
  },
  actors: {
    loadPlace: service<PlaceFacts, SeasonPlace>(),
    catalog: catalogMachine,
    cart: cartMachine,
    note: noteMachine,
    precheck: precheckMachine,
    cartView: cartViewMachine,
    adding: addingMachine,
    acceptedPrices: acceptedPricesMachine,
    quickOrder: quickOrderMachine,
    scan: scanMachine,
    style: styleMachine,
    entry: entryMachine,
    sheetFile: sheetFileMachine,
    live: liveMachine,
    liveEvents: liveEventsMachine,
    contents: contentsMachine,
    check: checkMachine,
    rack: rackMachine,
    rackFile: rackFileMachine,
    approval: approvalMachine,
    approvalHistory: approvalHistoryMachine,
    cartNews: cartNewsMachine,
    limit: limitMachine,
    finalization: finalizationMachine,
  },
  actions: {
    setRoute: assign((_, { route }: { route: PlaceRoute }) => ({ route })),
    setFacts: assign((_, { facts }: { facts: PlaceFacts }) => ({ facts, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setNote: assign((_, { unsent }: { unsent: boolean }) => ({ noteUnsent: unsent })),
    setCart: assign((_, { cart }: { cart: CartFactsShown }) => ({ cart })),
    setNews: assign((_, { news }: { news: CartNews }) => ({ news })),
    setEnding: assign((_, { ending }: { ending: Ending }) => ({ ending })),
    tellEnding: enqueueActions(({ context: { ending }, enqueue }) => {
      enqueue.sendTo('approval', { type: 'ending.told', ending });
    }),
    /** The findings decide what can be approved and finalized. */
    tellFindings: enqueueActions(({ enqueue }, { findings }: { findings: readonly Finding[] | null }) => {
      enqueue.sendTo('approval', { type: 'check.told', findings });
      enqueue.sendTo('finalization', { type: 'check.told', findings });
    }),
    forgetElsewhere: assign({ elsewhere: null }),
    /** Tells the cart once about changes it does not know yet, as soon as it can reread. */
    tellCart: enqueueActions(({ context: { cart, news, told }, enqueue }) => {
      if (!news || news.mark === told || !cart.rereads) return;
      if (isBehind(cart, news)) {
        enqueue.assign({ elsewhere: news.cart });
        enqueue.sendTo('cart', { type: 'cart.outdated' });
      }
      enqueue.assign({ told: news.mark });
    }),
    /** Lines changed elsewhere have arrived: reload what is shown of styles. */
    tellCaughtUp: enqueueActions(({ context, enqueue }, { cart }: { cart: CartFactsShown }) => {
      if (cart.caughtUp !== context.cart.caughtUp) enqueue.raise({ type: 'cart.caughtUp' });
    }),
    /** The catalogue keeps the filters of the address. */
    tellSearch: enqueueActions(({ enqueue }, { route }: { route: PlaceRoute }) => {
      if (route.screen === 'styles' || route.screen === 'style')
        enqueue.sendTo('catalog', { type: 'search.shown', search: searchIn(route) });
    }),
    /** Actors that survive a change of screen need the new language too. */
    tellLanguage: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('catalog', { type: 'language.changed' });
      enqueue.sendTo('liveEvents', { type: 'language.changed' });
      enqueue.sendTo('scan', { type: 'language.changed' });
    }),
    retryKept: enqueueActions(({ enqueue }) => {
      enqueue.sendTo('catalog', { type: 'catalog.retried' });
      enqueue.sendTo('cart', { type: 'cart.retried' });
      enqueue.sendTo('liveEvents', { type: 'events.retried' });
      enqueue.sendTo('scan', { type: 'scan.retried' });
    }),
  },
  guards: {
    noteMoved: ({ context }, { unsent }: { unsent: boolean }) => context.noteUnsent !== unsent,
    noteStored: ({ context }, { head }: { head: CartHead | null }) =>
      head !== null && head.cartId === context.cart.head?.cartId && head.version > context.cart.head.version,
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isSameScreen: ({ context }, { route }: { route: PlaceRoute }) => sameScreen(context.route, route),
    isOn: ({ context }, { screen }: { screen: PlaceRoute['screen'] }) => context.route.screen === screen,
    isWatching: ({ context: { route } }) => route.screen === 'live' && route.eventId !== null,
    cartMoved: ({ context }, { cart }: { cart: CartFactsShown }) =>
      differs(context.cart.head, cart.head) ||
      context.cart.settled !== cart.settled ||
      context.cart.unsaved !== cart.unsaved ||
      context.cart.atRisk !== cart.atRisk ||
      context.cart.open !== cart.open ||
      context.cart.whole !== cart.whole ||
      context.cart.caughtUp !== cart.caughtUp ||
      context.cart.rereads !== cart.rereads,
    newsCame: ({ context }, { news }: { news: CartNews | null }) =>
      news !== null && news.mark !== context.news?.mark,
    endingMoved: ({ context }, { ending }: { ending: Ending }) => context.ending !== ending,
    /** Somebody else finalized or removed the cart that was shown. */
    isEndedElsewhere: ({ context: { cart, ending } }) =>
      cart.settled && cart.head === null && ending === 'none',
    hasCart: ({ context }) => context.cart.head !== null,
    isReadyToCheck: ({ context }) => context.cart.settled && context.cart.head !== null,
    hasNothingToCheck: ({ context }) => context.cart.settled && context.cart.head === null,
    approvalMoved: ({ context }, { head }: { head: CartHead | null }) =>
      head !== null && head.version > (context.cart.head?.version ?? Number.POSITIVE_INFINITY),
    /** The cart that was acted on is closed, but is still the one shown: reread it once. */
    isOver: ({ context }, { head, over }: { head: CartHead; over: boolean }) =>
      over && !differs(head, context.cart.head),
  },
});

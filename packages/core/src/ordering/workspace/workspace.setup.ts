import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { Cart, CartHead, CartNews, Finding, ResolvedRights, SeasonPlace } from '../../contract/index.ts';
import { type PlaceRoute, sameScreen, searchIn } from '../../navigation/orderingRoute.ts';
import { service } from '../../platform/actors/service.ts';
import { teller } from '../../platform/actors/telling.ts';
import { failureOf } from '../../platform/api/failure.ts';
import { mayInsert } from '../../rules/rights.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { approvalHistoryMachine } from '../approval/approvalHistory.machine.ts';
import { acceptedPricesMachine } from '../cart/acceptedPrices.machine.ts';
import { addingMachine } from '../cart/adding.machine.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { differs, isNewer } from '../cart/cartStanding.ts';
import { cartViewMachine } from '../cart/cartView.machine.ts';
import { noteMachine } from '../cart/note.machine.ts';
import type { NoteStands } from '../cart/noteStanding.ts';
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
import { newStylesMachine } from './newStyles.machine.ts';
import {
  type CartTold,
  isBehind,
  may,
  type PlaceFacts,
  type WorkspaceContext,
  type WorkspaceEvent,
  workspaceStands,
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
    newStyles: newStylesMachine,
    check: checkMachine,
    rack: rackMachine,
    rackFile: rackFileMachine,
    approval: approvalMachine,
    approvalHistory: approvalHistoryMachine,
    cartNews: cartNewsMachine,
    limit: limitMachine,
    finalization: finalizationMachine,
    tellStanding: teller(workspaceStands, (one, other) => one.unsaved === other.unsaved),
  },
  actions: {
    setRoute: assign((_, { route }: { route: PlaceRoute }) => ({ route })),
    setFacts: assign((_, { facts }: { facts: PlaceFacts }) => ({ facts, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setCart: assign((_, { standing, head, whole }: CartTold) => ({ cart: { standing, head, whole } })),
    setNote: assign((_, { standing }: Pick<NoteStands, 'standing'>) => ({ noteStanding: standing })),
    tellScan: sendTo('scan', ({ context }) => ({
      type: 'cart.turned' as const,
      open: context.cart.standing !== 'closed' && may(context, mayInsert),
    })),
    setAnswered: assign((_, { cart }: { cart: Cart }) => ({ answered: cart })),
    /** The cart ignores it while a call of its own is running, and is told again when that is over. */
    tellAnswered: enqueueActions(({ context: { cart, answered }, enqueue }) => {
      if (answered && isNewer(answered.head, cart.head))
        enqueue.sendTo('cart', { type: 'cart.replaced', cart: answered });
    }),
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
    tellCart: enqueueActions(({ context: { cart, news }, enqueue }) => {
      if (!news || cart.standing === 'closed' || cart.standing === 'busy') return;
      if (isBehind(cart, news)) {
        enqueue.assign({ elsewhere: news.cart });
        enqueue.sendTo('cart', { type: 'cart.outdated' });
      }
      enqueue.assign({ news: null });
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
      enqueue.sendTo('cart', { type: 'calls.resumed' });
      enqueue.sendTo('liveEvents', { type: 'events.retried' });
      enqueue.sendTo('scan', { type: 'scan.retried' });
    }),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isSameScreen: ({ context }, { route }: { route: PlaceRoute }) => sameScreen(context.route, route),
    isOn: ({ context }, { screen }: { screen: PlaceRoute['screen'] }) => context.route.screen === screen,
    isWatching: ({ context: { route } }) => route.screen === 'live' && route.eventId !== null,
    /** Somebody else finalized or removed the cart that was shown. */
    isEndedElsewhere: ({ context: { cart, ending } }) =>
      cart.standing === 'stored' && cart.head === null && ending === 'none',
    hasCart: ({ context }) => context.cart.head !== null,
    isReadyToCheck: ({ context: { cart } }) => cart.standing === 'stored' && cart.head !== null,
    hasNothingToCheck: ({ context: { cart } }) => cart.standing === 'stored' && cart.head === null,
    isShown: ({ context }, { head }: { head: CartHead }) => !differs(head, context.cart.head),
    /** The cart that was to be finalized is closed or changed, but is still the one shown: reread it once. */
    isOver: ({ context }, { standing, head }: { standing: Ending; head: CartHead }) =>
      (standing === 'over' || standing === 'outdated') && !differs(head, context.cart.head),
  },
});

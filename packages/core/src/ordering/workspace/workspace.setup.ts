import { assign, enqueueActions, sendTo, setup } from 'xstate';
import type { CartHead, CartNews, ResolvedRights, SeasonPlace } from '../../contract/index.ts';
import { type PlaceRoute, sameScreen, searchIn } from '../../navigation/orderingRoute.ts';
import { statusReporter } from '../../platform/actors/notifyParent.ts';
import { service } from '../../platform/actors/service.ts';
import { tellRunning } from '../../platform/actors/tellRunning.ts';
import { failureOf } from '../../platform/api/failure.ts';
import { notifyPageSettled } from '../../platform/pageSettled.ts';
import { differs, type ReportedCart } from '../cart/cartStatus.ts';
import type { FindingsChanged } from '../check/check.machine.ts';
import type { NewsCame } from '../news/newsChart.ts';
import type { CodeCame } from '../screenCode/screenCode.machine.ts';
import { needsCode } from '../screenCode/screenCodes.ts';
import { type Ending, endsWithCart } from '../whyNot/ending.ts';
import { discards, languageNews, languageNewsOfCheck, retries, workspaceCharts } from './workspaceCharts.ts';
import {
  inputs,
  type PlaceFacts,
  type UnsentTexts,
  type WorkspaceContext,
  type WorkspaceEvent,
  workspaceStatusChanged,
} from './workspaceFacts.ts';
import { checkNews, decisionNews, endingNews, findingsNews, scanNews, searchNews } from './workspaceNews.ts';

/** Types, actors, actions and guards of the workspace chart. */
export const workspaceSetup = setup({
  types: {
    context: {} as WorkspaceContext,
    events: {} as WorkspaceEvent,
    input: {} as { route: PlaceRoute; rights: ResolvedRights },
  },
  actors: {
    ...workspaceCharts,
    loadPlace: service<PlaceFacts, SeasonPlace>(),
    reportStatus: statusReporter(workspaceStatusChanged, (one, other) => one.unsaved === other.unsaved),
  },
  actions: {
    /** No list comes that would say so itself. */
    notifyPortal: ({ system }) => notifyPageSettled(system),
    setRoute: assign((_, { route }: { route: PlaceRoute }) => ({ route })),
    setFacts: assign((_, { output: facts }: { output: PlaceFacts }) => ({ facts, failure: null })),
    setFailure: assign((_, { error }: { error: unknown }) => ({ failure: failureOf(error) })),
    setBrought: assign(({ context: { brought } }, { screen }: CodeCame) => ({
      brought: [...brought, screen],
    })),
    setCart: assign((_, { status, head, whole }: ReportedCart) => ({ cart: { status, head, whole } })),
    setUnsent: assign(({ context }, part: Partial<UnsentTexts>) => ({
      unsent: { ...context.unsent, ...part },
    })),
    /** Nothing is approved or finalized that would go without what is typed. */
    notifyDecision: enqueueActions((given) => tellRunning(given, decisionNews(given.context))),
    /** Started once for the season: what is typed stays when the check is left. */
    startDetails: enqueueActions(({ context, self, enqueue }) => {
      if (self.getSnapshot()?.children?.orderDetails) return;
      enqueue.spawnChild('orderDetails', { id: 'orderDetails', input: inputs.ordering({ context }) });
    }),
    discardAll: enqueueActions((given) => tellRunning(given, discards)),
    notifyScan: sendTo('scan', scanNews),
    setEnding: assign((_, { status: ending }: { status: Ending }) => ({ ending })),
    rereadCart: sendTo('cart', { type: 'cart.reloaded' }),
    passOnEnding: enqueueActions((given) => tellRunning(given, endingNews(given))),
    passOnFindings: enqueueActions((given, now: FindingsChanged) => tellRunning(given, findingsNews(now))),
    passOnCart: enqueueActions((given) => tellRunning(given, checkNews(given.context))),
    /** The catalogue keeps the filters of the address. */
    followRoute: enqueueActions(({ enqueue }, { route }: { route: PlaceRoute }) => {
      enqueue.assign({ route });
      if (route.screen === 'styles' || route.screen === 'style')
        enqueue.sendTo('catalog', { type: 'search.shown', search: searchIn(route) });
    }),
    /** The page that is shown has a search of its own in the address. */
    showSearch: enqueueActions((given, { route }: { route: PlaceRoute }) =>
      tellRunning(given, searchNews(searchIn(route))),
    ),
    passOnLanguage: enqueueActions((given) => tellRunning(given, languageNews)),
    passOnLanguageToCheck: enqueueActions((given) => tellRunning(given, languageNewsOfCheck)),
    retryAll: enqueueActions((given) => tellRunning(given, retries)),
  },
  guards: {
    isMissing: (_, { error }: { error: unknown }) => failureOf(error).status === 404,
    isSameScreen: ({ context }, { route }: { route: PlaceRoute }) => sameScreen(context.route, route),
    isOn: ({ context }, { screen }: { screen: PlaceRoute['screen'] }) => context.route.screen === screen,
    lacksCode: ({ context: { route, brought } }) => needsCode(route.screen, brought),
    isWatching: ({ context: { route } }) => route.screen === 'live' && route.eventId !== null,
    isEndedElsewhere: ({ context: { cart, ending } }) =>
      cart.status === 'stored' && cart.head === null && endsWithCart(ending),
    hasCart: ({ context }) => context.cart.head !== null,
    isReadyToCheck: ({ context: { cart } }) => cart.status === 'stored' && cart.head !== null,
    hasNothingToCheck: ({ context: { cart } }) => cart.status === 'stored' && cart.head === null,
    isShown: ({ context }, { head }: { head: CartHead }) => !differs(head, context.cart.head),
    tellsOrder: (_, { news }: NewsCame<CartNews>) => Boolean(news.cart?.order),
    isEnded: ({ context: { cart } }, { status }: { status: Ending }) =>
      cart.status === 'stored' && cart.head === null && endsWithCart(status),
    /** The cart that was to be finalized is closed or changed, but is still the one shown: reread it once. */
    isOver: ({ context }, { status, head }: { status: Ending; head: CartHead }) =>
      (status === 'over' || status === 'outdated') && !differs(head, context.cart.head),
  },
});

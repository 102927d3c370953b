import { enqueueActions, fromCallback, fromPromise } from 'xstate';
import {
  approvalHistory,
  customer,
  priceAcceptances,
  type SeasonPlace,
  seasonState,
} from '../../contract/index.ts';
import { parseRoute } from '../../navigation/routes.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import { reader } from '../../platform/actors/reading.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { LONGEST_IDLE_WAIT, soon, type Turn } from '../../platform/turns.ts';
import { approvalActors } from '../approval/approval.actors.ts';
import { approvalMachine } from '../approval/approval.machine.ts';
import { approvalHistoryMachine } from '../approval/approvalHistory.machine.ts';
import { acceptedPricesMachine } from '../cart/acceptedPrices.machine.ts';
import { addingActors } from '../cart/adding.actors.ts';
import { addingMachine } from '../cart/adding.machine.ts';
import { cartActors } from '../cart/cart.actors.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { cartViewMachine } from '../cart/cartView.machine.ts';
import { noteActors } from '../cart/note.actors.ts';
import { noteMachine } from '../cart/note.machine.ts';
import { catalogActors } from '../catalog/catalog.actors.ts';
import { catalogMachine } from '../catalog/catalog.machine.ts';
import { catalogReader } from '../catalog/readAhead.ts';
import { checkActors } from '../check/check.actors.ts';
import { checkMachine } from '../check/check.machine.ts';
import { precheckMachine } from '../check/precheck.machine.ts';
import { rackMachine } from '../check/rack.machine.ts';
import { rackFileActors } from '../check/rackFile.actors.ts';
import { rackFileMachine } from '../check/rackFile.machine.ts';
import { contentsActors } from '../contents/contents.actors.ts';
import { contentsMachine } from '../contents/contents.machine.ts';
import { entryParts } from '../entry/entry.actors.ts';
import { entryMachine } from '../entry/entry.machine.ts';
import { sheetFileActors } from '../entry/sheetFile.actors.ts';
import { sheetFileMachine } from '../entry/sheetFile.machine.ts';
import { finalizationActors } from '../finalization/finalization.actors.ts';
import { finalizationMachine } from '../finalization/finalization.machine.ts';
import { limitActors } from '../limit/limit.actors.ts';
import { limitMachine } from '../limit/limit.machine.ts';
import { liveActors, liveEventsActors } from '../live/live.actors.ts';
import { liveMachine } from '../live/live.machine.ts';
import { liveEventsMachine } from '../live/liveEvents.machine.ts';
import { quickOrderActors } from '../matrix/quickOrder.actors.ts';
import { quickOrderMachine } from '../matrix/quickOrder.machine.ts';
import { cartNewsMachine } from '../news/cartNews.machine.ts';
import { cartNewsActors } from '../news/news.actors.ts';
import { scanParts } from '../scan/scan.actors.ts';
import { scanMachine } from '../scan/scan.machine.ts';
import { sectionsLogic } from '../sections/sections.actors.ts';
import { styleLogic } from '../style/style.actors.ts';
import { styleShelf } from '../style/styleShelf.ts';
import { styleSearch } from '../style/styleView.ts';
import { missingStylesLogic } from './missingStyles.actors.ts';
import { quickStyleLogic } from './quickStyle.actors.ts';
import type { PlaceFacts } from './workspaceFacts.ts';

export const workspaceActors = (dependencies: OrderingDependencies) => {
  const { api, ports, showRoute, openRoute, language } = dependencies;
  // On the cart page the cart has priority: the season's styles are indexed while the page is idle.
  const turn: Turn = () =>
    parseRoute(new URL(ports.location.href()).pathname).screen === 'cart'
      ? ports.whenIdle(LONGEST_IDLE_WAIT)
      : soon();
  const styles = catalogReader(api, language, turn);
  const shelf = styleShelf({ api, language, now: dependencies.clock.now });
  return {
    loadPlace: fromPromise<PlaceFacts, SeasonPlace>(async ({ input: place, signal }) => {
      const { rightEnv, customerId } = place;
      styles.ahead(place);
      const [found, season] = await Promise.all([
        api.send(customer, { params: { rightEnv, customerId }, signal }),
        api.send(seasonState, { params: place, signal }),
      ]);
      return { customer: found, season };
    }),
    // Where it does not come, opening the order details brings it.
    bringDetails: fromCallback(({ sendBack }) => {
      import('../orderDetails/orderDetails.actors.ts').then(
        ({ orderDetailsPart: part }) => sendBack({ type: 'orderDetails.came', part }),
        () => {},
      );
    }),
    catalog: catalogMachine.provide({
      actors: catalogActors(dependencies, styles),
      actions: {
        showRoute: (_, { route }) => showRoute(route),
        addParts: enqueueActions(({ context: { place }, self, enqueue }, { parts }) => {
          const { search } = new URL(ports.location.href());
          for (const [id, logic] of Object.entries(parts(dependencies))) {
            if (self.getSnapshot().children[id]) return;
            // XState types no id for a chart that comes later than its parent.
            const options: object = { id, input: { place, search } };
            enqueue.spawnChild(logic, options);
          }
        }),
        openStyle: (_, { place, articleId, articleColorId, search, replace }) =>
          openRoute(
            {
              screen: 'style',
              place,
              articleId,
              search: styleSearch(search, { articleColorId, tab: 'details' }),
            },
            replace,
          ),
      },
    }),
    cart: cartMachine.provide({ actors: cartActors(dependencies) }),
    note: noteMachine.provide({ actors: noteActors(dependencies) }),
    precheck: precheckMachine.provide({ actors: checkActors(api) }),
    cartView: cartViewMachine.provide({ actions: { showRoute: (_, { route }) => showRoute(route) } }),
    sections: sectionsLogic(dependencies),
    adding: addingMachine.provide({ actors: addingActors(api) }),
    acceptedPrices: acceptedPricesMachine.provide({ actors: { read: reader(api, priceAcceptances) } }),
    quickOrder: quickOrderMachine.provide({
      actors: quickOrderActors(api),
      actions: {
        handOver: enqueueActions(({ self, enqueue }, { cells, wanted }) => {
          notifyParent({ self, enqueue }, { type: 'cells.typed', cells });
          if (wanted) notifyParent({ self, enqueue }, wanted);
        }),
      },
    }),
    quickStyle: quickStyleLogic(shelf),
    scan: scanMachine.provide(scanParts(dependencies)),
    style: styleLogic(dependencies, shelf),
    contents: contentsMachine.provide({ actors: contentsActors(api) }),
    missingStyles: missingStylesLogic(dependencies),
    entry: entryMachine.provide(entryParts(dependencies)),
    sheetFile: sheetFileMachine.provide({ actors: sheetFileActors(dependencies) }),
    live: liveMachine.provide({ actors: liveActors(dependencies) }),
    liveEvents: liveEventsMachine.provide({ actors: liveEventsActors(dependencies) }),
    check: checkMachine.provide({ actors: checkActors(api) }),
    rack: rackMachine.provide({ actions: { showRoute: (_, { route }) => showRoute(route) } }),
    rackFile: rackFileMachine.provide({ actors: rackFileActors(dependencies) }),
    approval: approvalMachine.provide({ actors: approvalActors(api) }),
    approvalHistory: approvalHistoryMachine.provide({ actors: { read: reader(api, approvalHistory) } }),
    cartNews: cartNewsMachine.provide({ actors: cartNewsActors(dependencies) }),
    limit: limitMachine.provide({ actors: limitActors(api) }),
    finalization: finalizationMachine.provide({ actors: finalizationActors(api) }),
  };
};

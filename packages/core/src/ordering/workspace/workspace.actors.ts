import { enqueueActions, fromPromise } from 'xstate';
import { customer, type SeasonPlace, seasonState } from '../../contract/index.ts';
import { parseRoute } from '../../navigation/routes.ts';
import { lateCharts } from '../../platform/actors/lateChart.ts';
import { notifyParent } from '../../platform/actors/notifyParent.ts';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { LONGEST_IDLE_WAIT, soon, type Turn } from '../../platform/turns.ts';
import { cartActors } from '../cart/cart.actors.ts';
import { cartMachine } from '../cart/cart.machine.ts';
import { noteActors } from '../cart/note.actors.ts';
import { noteMachine } from '../cart/note.machine.ts';
import { catalogActors } from '../catalog/catalog.actors.ts';
import { catalogMachine } from '../catalog/catalog.machine.ts';
import { catalogReader } from '../catalog/readAhead.ts';
import { contentsActors } from '../contents/contents.actors.ts';
import { contentsMachine } from '../contents/contents.machine.ts';
import { sheetFileActors } from '../entry/sheetFile.actors.ts';
import { sheetFileMachine } from '../entry/sheetFile.machine.ts';
import { limitActors } from '../limit/limit.actors.ts';
import { limitMachine } from '../limit/limit.machine.ts';
import { liveEventsActors } from '../live/live.actors.ts';
import { liveEventsMachine } from '../live/liveEvents.machine.ts';
import { quickOrderActors } from '../matrix/quickOrder.actors.ts';
import { quickOrderMachine } from '../matrix/quickOrder.machine.ts';
import { cartNewsMachine } from '../news/cartNews.machine.ts';
import { cartNewsActors } from '../news/news.actors.ts';
import { scanParts } from '../scan/scan.actors.ts';
import { scanMachine } from '../scan/scan.machine.ts';
import { screenCodeLogic } from '../screenCode/screenCode.actors.ts';
import { screenCodes } from '../screenCode/screenCodes.ts';
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
    ...lateCharts(screenCodes.style, { ...dependencies, shelf }, ['style']),
    ...lateCharts(screenCodes.cart, dependencies, ['precheck', 'cartView', 'sections', 'adding']),
    ...lateCharts(screenCodes.check, dependencies, [
      'check',
      'acceptedPrices',
      'rack',
      'rackFile',
      'approval',
      'approvalHistory',
      'finalization',
      'orderDetails',
    ]),
    ...lateCharts(screenCodes.entry, dependencies, ['entry']),
    ...lateCharts(screenCodes.live, dependencies, ['live']),
    screenCode: screenCodeLogic(dependencies),
    cart: cartMachine.provide({ actors: cartActors(dependencies) }),
    note: noteMachine.provide({ actors: noteActors(dependencies) }),
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
    contents: contentsMachine.provide({ actors: contentsActors(api) }),
    missingStyles: missingStylesLogic(dependencies),
    sheetFile: sheetFileMachine.provide({ actors: sheetFileActors(dependencies) }),
    liveEvents: liveEventsMachine.provide({ actors: liveEventsActors(dependencies) }),
    cartNews: cartNewsMachine.provide({ actors: cartNewsActors(dependencies) }),
    limit: limitMachine.provide({ actors: limitActors(api) }),
  };
};

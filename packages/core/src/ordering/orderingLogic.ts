import { customer } from '../contract/index.ts';
import { findIn } from '../finds/finds.actors.ts';
import { givenUpSince, untilGivenUp } from '../keptWork/givenUp.ts';
import { sealingOf } from '../keptWork/sealing.ts';
import { formatRoute, parseRoute } from '../navigation/routes.ts';
import { lateCharts } from '../platform/actors/lateChart.ts';
import { reader } from '../platform/actors/reading.ts';
import { assertProvided } from '../platform/actors/service.ts';
import type { OrderingDependencies } from '../platform/orderingDependencies.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import type { StoragePort } from '../platform/ports.ts';
import { signedInUser } from '../session/signedInUser.ts';
import { copyLogic } from './copy/copy.actors.ts';
import { waitingNewsActors } from './news/news.actors.ts';
import { waitingNewsMachine } from './news/waitingNews.machine.ts';
import { orderingMachine } from './ordering.machine.ts';
import { paletteMachine } from './palette/palette.machine.ts';
import { screenCodeLogic } from './screenCode/screenCode.actors.ts';
import { fetchScreenCode, screenCodes } from './screenCode/screenCodes.ts';
import { customerMachine } from './season/customer.machine.ts';
import { workspaceActors } from './workspace/workspace.actors.ts';
import { workspaceMachine } from './workspace/workspace.machine.ts';

/**
 * The dependencies, changed so that nothing more is stored in the browser once the user has deleted the work kept
 * there.
 */
const untilRemoved = (dependencies: OrderingDependencies): OrderingDependencies => {
  const { ports, storage } = dependencies;
  const isGivenUp = givenUpSince(storage);
  const keeping = (place: StoragePort) => untilGivenUp(isGivenUp, place);
  return {
    ...dependencies,
    ports: {
      ...ports,
      localStorage: keeping(ports.localStorage),
      sessionStorage: keeping(ports.sessionStorage),
    },
    storage: keeping(storage),
  };
};

/** The ordering area's chart with its services. Loaded on the first visit. Throws if a service is missing. */
export function orderingLogic(given: OrderingDependencies): typeof orderingMachine {
  const dependencies = untilRemoved(given);
  const { api, showRoute } = dependencies;
  const logic = orderingMachine.provide({
    actors: {
      ...lateCharts(screenCodes.pos, dependencies, ['pos', 'seasons', 'waiting']),
      ...lateCharts(screenCodes.orders, dependencies, ['carts', 'orders', 'order', 'orderDocuments']),
      ...lateCharts(screenCodes.groups, dependencies, ['groups']),
      screenCode: screenCodeLogic(dependencies),
      waitingNews: waitingNewsMachine.provide({ actors: waitingNewsActors(dependencies) }),
      customer: customerMachine.provide({ actors: { read: reader(api, customer) } }),
      copy: copyLogic(api),
      workspace: workspaceMachine.provide({ actors: workspaceActors(dependencies) }),
      palette: paletteMachine.provide({ actors: { find: findIn(api) } }),
    },
    actions: { showRoute: (_, { route }) => showRoute(route) },
  });
  assertProvided(logic);
  return logic;
}

/** The ordering area within the portal: its routes stand in the address bar, and the signed-in user is asked for. */
export const orderingInPortal = ({
  api,
  configuration,
  ports,
  storage,
  clock,
  portal,
}: OverlaysDependencies): typeof orderingMachine => {
  const sealing = sealingOf(api, ports);
  const askWho = signedInUser(api);
  // The screen of the address needs it right away; others wait until somebody goes there.
  void fetchScreenCode(parseRoute(new URL(ports.location.href()).pathname).screen);
  return orderingLogic({
    api,
    bases: configuration,
    ports: {
      ...ports,
      localStorage: sealing.over(ports.localStorage),
      sessionStorage: sealing.over(ports.sessionStorage),
    },
    storage: sealing.over(storage),
    clock,
    language: () => portal.facts().language,
    // Nobody reads or keeps work before it is known whose it is; by then it can be sealed.
    user: async () => (await Promise.all([askWho(), sealing.ready()]))[0],
    showRoute: (route) => ports.location.replaceSoon(formatRoute(route)),
    openRoute: (route, replace) => ports.location[replace ? 'replace' : 'open'](formatRoute(route)),
  });
};

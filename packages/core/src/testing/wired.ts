import type { PromiseActorLogic } from 'xstate';
import { accessActors } from '../access/access.actors.ts';
import { accessMachine } from '../access/access.machine.ts';
import {
  approvalHistory,
  approvedCarts,
  type Customer,
  order,
  orders,
  priceAcceptances,
} from '../contract/index.ts';
import { greetingActors, tilesActors } from '../dashboard/dashboard.actors.ts';
import { greetingMachine } from '../dashboard/greeting.machine.ts';
import { tilesMachine } from '../dashboard/tiles.machine.ts';
import { languageActors } from '../language/language.actors.ts';
import { languageMachine } from '../language/language.machine.ts';
import { legalActors } from '../legal/legal.actors.ts';
import { legalMachine } from '../legal/legal.machine.ts';
import { approvalActors } from '../ordering/approval/approval.actors.ts';
import { approvalMachine } from '../ordering/approval/approval.machine.ts';
import { approvalHistoryMachine } from '../ordering/approval/approvalHistory.machine.ts';
import { acceptedPricesMachine } from '../ordering/cart/acceptedPrices.machine.ts';
import { addingActors } from '../ordering/cart/adding.actors.ts';
import { addingMachine } from '../ordering/cart/adding.machine.ts';
import { cartActors } from '../ordering/cart/cart.actors.ts';
import { cartMachine } from '../ordering/cart/cart.machine.ts';
import { orphanedEditsActors } from '../ordering/cart/orphanedEdits.actors.ts';
import { orphanedEditsMachine } from '../ordering/cart/orphanedEdits.machine.ts';
import { comparePart } from '../ordering/catalog/compare/compare.actors.ts';
import { favoriteStylesPart } from '../ordering/catalog/favoriteStyles.actors.ts';
import { checkActors } from '../ordering/check/check.actors.ts';
import { checkMachine } from '../ordering/check/check.machine.ts';
import { precheckMachine } from '../ordering/check/precheck.machine.ts';
import { contentsActors } from '../ordering/contents/contents.actors.ts';
import { contentsMachine } from '../ordering/contents/contents.machine.ts';
import { copyActors } from '../ordering/copy/copy.actors.ts';
import { copyMachine } from '../ordering/copy/copy.machine.ts';
import { targetsMachine } from '../ordering/copy/targets.machine.ts';
import { sheetFileActors } from '../ordering/entry/sheetFile.actors.ts';
import { sheetFileMachine } from '../ordering/entry/sheetFile.machine.ts';
import { finalizationActors } from '../ordering/finalization/finalization.actors.ts';
import { finalizationMachine } from '../ordering/finalization/finalization.machine.ts';
import { groupActors } from '../ordering/group/group.actors.ts';
import { limitActors } from '../ordering/limit/limit.actors.ts';
import { limitMachine } from '../ordering/limit/limit.machine.ts';
import { quickOrderActors } from '../ordering/matrix/quickOrder.actors.ts';
import { quickOrderMachine } from '../ordering/matrix/quickOrder.machine.ts';
import { mailingActors } from '../ordering/order/documents.actors.ts';
import { mailingMachine } from '../ordering/order/mailing.machine.ts';
import { orderMachine } from '../ordering/order/order.machine.ts';
import { ordersMachine } from '../ordering/order/orders.machine.ts';
import type { PosSearch } from '../ordering/pos/customerSearch.ts';
import { styleShelf } from '../ordering/style/styleShelf.ts';
import { waitingMachine } from '../ordering/waiting/waiting.machine.ts';
import { quickStyleLogic } from '../ordering/workspace/quickStyle.actors.ts';
import { reader } from '../platform/actors/reading.ts';
import type { Api } from '../platform/api/client.ts';
import type { OverlaysDependencies } from '../platform/overlaysDependencies.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import { fakeOrderingDependencies } from './ordering.ts';
import { mapStorage } from './ports.ts';

/** Single charts with their real services, for the tests of their screens. */
export const wired = {
  tiles: (api: Api) => tilesMachine.provide({ actors: tilesActors(api) }),
  access: (api: Api) => accessMachine.provide({ actors: accessActors(api) }),
  greeting: (api: Api) => greetingMachine.provide({ actors: greetingActors(api) }),
  language: (api: Api) => languageMachine.provide({ actors: languageActors(api, mapStorage(new Map())) }),
  legal: ({ api, ports, portal }: Pick<OverlaysDependencies, 'api' | 'ports' | 'portal'>) =>
    legalMachine.provide({ actors: { ...legalActors({ api, ports }), watchPortal: watchPortal(portal) } }),
  cart: (api: Api) => cartMachine.provide({ actors: cartActors(fakeOrderingDependencies(api)) }),
  orphanedEdits: (api: Api) => orphanedEditsMachine.provide({ actors: orphanedEditsActors(api) }),
  contents: (api: Api) => contentsMachine.provide({ actors: contentsActors(api) }),
  acceptedPrices: (api: Api) =>
    acceptedPricesMachine.provide({ actors: { read: reader(api, priceAcceptances) } }),
  adding: (api: Api) => addingMachine.provide({ actors: addingActors(api) }),
  precheck: (api: Api) => precheckMachine.provide({ actors: checkActors(api) }),
  check: (api: Api) => checkMachine.provide({ actors: checkActors(api) }),
  approvalHistory: (api: Api) =>
    approvalHistoryMachine.provide({ actors: { read: reader(api, approvalHistory) } }),
  limit: (api: Api) => limitMachine.provide({ actors: limitActors(api) }),
  approval: (api: Api) => approvalMachine.provide({ actors: approvalActors(api) }),
  finalization: (api: Api) => finalizationMachine.provide({ actors: finalizationActors(api) }),
  /** With a search for customers of its own, so that only planning and running are called. */
  copy: (api: Api, findCustomers: PromiseActorLogic<Customer[], PosSearch>) =>
    copyMachine.provide({
      actors: { ...copyActors(api), targets: targetsMachine.provide({ actors: { findCustomers } }) },
    }),
  copyRun: (api: Api) => copyActors(api).copyRun,
  targets: (api: Api) => copyActors(api).targets,
  sheetFile: (api: Api) =>
    sheetFileMachine.provide({ actors: sheetFileActors(fakeOrderingDependencies(api)) }),
  groups: (api: Api) => groupActors(fakeOrderingDependencies(api)).groups,
  groupOrder: (api: Api) => groupActors(fakeOrderingDependencies(api)).groupOrder,
  picking: (api: Api) => groupActors(fakeOrderingDependencies(api)).picking,
  /** On its own: what it hands over goes nowhere. */
  quickOrder: (api: Api) => quickOrderMachine.provide({ actors: quickOrderActors(api) }),
  quickStyle: (api: Api) => {
    const { language, clock } = fakeOrderingDependencies(api);
    return quickStyleLogic(styleShelf({ api, language, now: clock.now }));
  },
  favoriteStyles: favoriteStylesPart,
  compare: (api: Api) => comparePart(fakeOrderingDependencies(api)),
  sizeCurves: (api: Api) => quickOrderActors(api).curves,
  mailing: (api: Api) => mailingMachine.provide({ actors: mailingActors({ api }) }),
  orders: (api: Api) => ordersMachine.provide({ actors: { read: reader(api, orders) } }),
  order: (api: Api) => orderMachine.provide({ actors: { read: reader(api, order) } }),
  waiting: (api: Api) => waitingMachine.provide({ actors: { read: reader(api, approvedCarts) } }),
};

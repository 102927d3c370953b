export { agendaLogic } from '../agenda/agenda.actors.ts';
export { eventDialogLogic } from '../event/event.actors.ts';
export { rackFileActors } from '../ordering/check/rackFile.actors.ts';
export { documentsLogic } from '../ordering/order/documents.actors.ts';
export { nodesOf } from '../platform/actors/composition.ts';
export { activeNodes, isChartSnapshot } from '../platform/actors/internals.ts';
export { tickerLogic } from '../ticker/ticker.actors.ts';
export { type ChartSuite, chartSuite, type TakeSuite, takeSuites } from './chartSuite.ts';
export { type Coverage, coverageOf } from './coverage.ts';
export { type Failing, failingIn } from './failing.ts';
export { createFakeApi, type FakeApi, type PendingCall } from './fakeApi.ts';
export type { Edge, Graph, Vertex } from './graph.ts';
export { type Held, hold } from './held.ts';
export { fakeOrderingDependencies } from './ordering.ts';
export { fakeOverlaysDependencies, samplePortalFacts } from './overlays.ts';
export {
  blockedStorage,
  type FakeBrowser,
  type FakePage,
  fakeBrowser,
  mapStorage,
  type PendingRequest,
} from './ports.ts';
export { readingSuite } from './readingSuite.ts';
export * from './samples/index.ts';
export { eventsIn, instancesOf, networkLost, type Samples, underMaintenance } from './samples.ts';
export { bringScreenCodes } from './screenCodes.ts';
export { leavesOf, type ShortestPath, shortestPathsTo } from './shortestPaths.ts';
export { situationOf } from './situation.ts';
export { settlingTiles } from './tiles.ts';
export { told } from './told.ts';
export { explore, type Path, pathTitle, type Step, type TourOptions, tourOf } from './tour.ts';
export { noteTest, type Walked, walkedOf } from './walkedPath.ts';
export { type ChartHarness, type PathRun, settle, walkPath } from './walkPath.ts';
export { wired } from './wired.ts';
export { type WiringSuite, wiringSuite } from './wiringSuite.ts';

export { type ChartSuite, chartSuite } from './chartSuite.ts';
export { type Coverage, coverageOf } from './coverage.ts';
export { createFakeApi, type FakeApi, type PendingCall } from './fakeApi.ts';
export { networkLost, type Samples } from './samples.ts';
export { explore, type Path, pathTitle, type Step, type TourOptions, tourOf } from './tour.ts';
export { settle, type Walk, type World, walkPath } from './walk.ts';
export { type WiringSuite, wiringSuite } from './wiringSuite.ts';

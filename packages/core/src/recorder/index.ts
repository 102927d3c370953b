export type { FlightRecorder } from '../platform/flightRecorder/flightRecorder.ts';
export { charts } from './charts.ts';
export type { Charts } from './decode.ts';
export { LONGEST_RECORDING, openRecording, packed, packedFlows } from './pack.ts';
export { excerpt, type RecordedFlow, type RecordedStep, type Recording } from './recording.ts';
export {
  placeDigest,
  placeText,
  type ReplayedFlow,
  type ReplayedStep,
  replay,
  replayFlow,
} from './replay.ts';
export { type End, type Expectation, endOf, regressionTest, statesOf } from './savedTest.ts';

export type { SayEntry } from '../ordering/entry/entryWords.ts';
export { type EntryMode, isTaken, type Review, type ReviewedRow } from '../ordering/entry/review.ts';
export { type ListProblem, UnreadableList } from '../ordering/entry/table.ts';
export { listProblemText, verdictText } from '../ordering/entry/verdictText.ts';
export type { Failure } from '../platform/api/failure.ts';
export { type DeviceSignInEnd, deviceSignInMachine } from '../session/deviceSignIn.machine.ts';
export { requestTokens, TokenRefusal } from '../session/tokenEndpoint.ts';
export { type Tokens, tokensStruct } from '../session/tokens.ts';
export {
  createDeviceSignIn,
  createValidation,
  type PortalAccess,
  type ProgramPorts,
  type ValidationDeps,
} from './createValidation.ts';
export { validationMachine } from './validation.machine.ts';
export { reviewOfList, type ValidationEnd } from './validationEnd.ts';
export type { PlaceFound, WantedPlace } from './wantedPlace.ts';

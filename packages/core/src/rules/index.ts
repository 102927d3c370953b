export { readableDocuments } from '../access/documentRights.ts';
export {
  handlesCarts,
  mayInsert,
  mayPreview,
  maySubmit,
  mayView,
} from '../access/orderingRights.ts';
export { hindersApproval } from './approvalWarnings.ts';
export type { CopyFacts, PlannedLine, StandingLine } from './copyFacts.ts';
export { endOf, type LineOutcome, linesToTell, planTarget, type TargetPlan } from './copyPlan.ts';
export { cartMissing } from './emptyCartRule.ts';
export type { CartFacts, LineFacts } from './facts.ts';
export { type FindingSpot, spotOf } from './findingSpot.ts';
export { type LimitUse, limitUse } from './limitRule.ts';
export { factsOfLines } from './lineFacts.ts';
export { locksInTheWay } from './lockRules.ts';
export { judgeCart } from './orderCheck.ts';
export { type Helper, type Remedy, remedyFor } from './remedy.ts';
export {
  type CellFacts,
  findingsOfCell,
  findingsOfStyle,
  hindranceOf,
  lengthFindingOf,
  type OrderingMoment,
} from './styleFindings.ts';

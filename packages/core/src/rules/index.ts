export { hindersApproval } from './approvalWarnings.ts';
export { blocksPart } from './blocksPart.ts';
export { collectionMessageOf } from './collectionMessages.ts';
export type { CopyFacts, ExistingLine, PlannedLine } from './copyFacts.ts';
export { endOf, type LineOutcome, linesToReport, planTarget, type TargetPlan } from './copyPlan.ts';
export { cartMissing } from './emptyCartRule.ts';
export type { CartFacts, LineFacts } from './facts.ts';
export { type FindingSpot, namedSpotOf, spotOf } from './findingSpot.ts';
export { type FindingMessage, findingMessageOf, findingValues } from './findingText.ts';
export { hasCheckDigit } from './gtin.ts';
export { isComparable, type LimitUse, limitUse } from './limitRule.ts';
export { factsOfLines } from './lineFacts.ts';
export { lineTitle } from './lineTitle.ts';
export { locksInTheWay } from './lockRules.ts';
export { type ComparedPrices, comparedPrices, type Profit, profitOf, withoutTax } from './margin.ts';
export { judgeCart } from './orderCheck.ts';
export { type CountedLine, type OrderTotals, toldTotals, totalsOf } from './orderTotals.ts';
export { mostPiecesOf, permittedTotalOf } from './quantityRules.ts';
export { type Helper, type Remedy, remedyFor } from './remedy.ts';
export {
  type RequestedWeekFault,
  requestableWeeks,
  requestedWeekFault,
  startOfWeek,
  weeksIn,
  weekText,
} from './requestedWeek.ts';
export {
  entersAdministration,
  entersOrdering,
  handlesCarts,
  mayApprove,
  mayInsert,
  mayPreview,
  mayScan,
  maySubmit,
  mayView,
  mayViewIn,
  type RightQuestion,
  readableDocuments,
  rightTo,
} from './rights.ts';
export {
  lastSalesMoment,
  type SalesPeriod,
  type SellingPhase,
  salesDays,
  sellingPhaseOf,
  sellingPhases,
} from './sellingPhase.ts';
export { sellingTimeTakesEntries } from './sellingTimeRules.ts';
export {
  type CellFacts,
  findingsOfCell,
  findingsOfStyle,
  hindranceOf,
  lengthFindingOf,
  type OrderingMoment,
} from './styleFindings.ts';
export { subdivisionTitle } from './subdivisionTitle.ts';
export { townLine } from './townLine.ts';
export { assortmentFaultOf } from './variantRules.ts';

export { cartMissing } from './cartRules.ts';
export type { CartFacts, LineFacts } from './facts.ts';
export { judgeCart } from './judge.ts';
export { factsOfLines } from './lineFacts.ts';
export { locksInTheWay } from './lockRules.ts';
export {
  type CellFacts,
  findingsOfCell,
  findingsOfStyle,
  hindranceOf,
  lengthFindingOf,
  type OrderingMoment,
} from './styleFindings.ts';

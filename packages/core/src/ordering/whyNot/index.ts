export type { Ending } from './ending.ts';
export {
  type Changer,
  type ConditionName,
  conditionNames,
  type Moment,
  type RemedyPlace,
  reasons,
} from './reasons.ts';
export { reasonFor, type WhyNot, type WhyNotFacts, whyNot } from './whyNot.ts';

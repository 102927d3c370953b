import type { CollectionMessage } from '../../rules/collectionMessages.ts';
import type { FindingMessage } from '../../rules/findingText.ts';
import type { QuantityProblem } from '../../rules/quantityText.ts';
import type { RowVerdict } from './review.ts';

type Unknown = Extract<RowVerdict, { kind: 'unknown' }>['field'];
type ReportedDamage = Extract<RowVerdict, { kind: 'damaged' }>['damage'];

export const quantityWords = {
  missing: 'entry.quantity.missing',
  notNumber: 'entry.quantity.notNumber',
  notWhole: 'entry.quantity.notWhole',
  negative: 'entry.quantity.negative',
  tooMany: 'entry.quantity.tooMany',
  unclear: 'entry.quantity.unclear',
} as const satisfies Record<QuantityProblem['code'], string>;

export const unknownWords = {
  code: 'entry.unknown.code',
  missing: 'entry.unknown.missing',
  checkDigit: 'entry.unknown.checkDigit',
  colour: 'entry.unknown.colour',
  length: 'entry.unknown.length',
  size: 'entry.unknown.size',
} as const satisfies Record<Unknown, string>;

export const damageWords = {
  date: 'entry.damaged.date',
  digitsLost: 'entry.damaged.digitsLost',
} as const satisfies Record<ReportedDamage, string>;

const verdictWords = [
  'entry.verdict.ready',
  'entry.verdict.summed',
  'entry.verdict.unchanged',
  'entry.verdict.exceeded',
  'entry.verdict.ambiguous',
  'entry.verdict.contradictory',
  'entry.verdict.elsewhere',
  'entry.verdict.leftOut',
  'entry.verdict.zeros',
] as const;

const problemWords = [
  'entry.problem.empty',
  'entry.problem.broken',
  'entry.problem.unavailable',
  'entry.problem.tooLong',
  'entry.problem.farCell',
  'entry.problem.tooManyCells',
  'entry.problem.tooMuchText',
  'entry.problem.tooLarge',
  'entry.problem.old',
  'entry.problem.kind',
] as const;

const reviewWords = ['entry.review.said', 'entry.row.line'] as const;

/** Message ids of bulk entry in the core's catalogue. */
export type EntryMessage =
  | (typeof quantityWords)[keyof typeof quantityWords]
  | (typeof unknownWords)[keyof typeof unknownWords]
  | (typeof damageWords)[keyof typeof damageWords]
  | (typeof verdictWords)[number]
  | (typeof problemWords)[number]
  | (typeof reviewWords)[number]
  | FindingMessage
  | CollectionMessage;

/** Formats a message of the core's catalogue in the reader's language. */
export type SayEntry = (id: EntryMessage, values?: Readonly<Record<string, string | number>>) => string;

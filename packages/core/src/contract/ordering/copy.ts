import {
  array,
  enums,
  type Infer,
  integer,
  literal,
  nullable,
  object,
  size,
  string,
  type,
  union,
} from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { idStruct } from '../id.ts';
import { copyTargetStruct, copyWishStruct } from './copyTarget.ts';
import { envParams, rightEnvStruct } from './place.ts';

/** Maximum number of customers per copy. */
export const MOST_COPY_TARGETS = 20;

/** The source of a copy: the current lines of a cart, or those of an order ('Order again'). */
export const copySourceStruct = union([
  object({ kind: literal('cart'), cartId: idStruct }),
  object({ kind: literal('order'), orderId: idStruct }),
]);
export type CopySource = Infer<typeof copySourceStruct>;

const wishes = size(array(copyWishStruct), 1, MOST_COPY_TARGETS);

/** The plan as it was shown; the server does nothing that differs from it. */
const plannedWish = object({ ...copyWishStruct.schema, version: size(string(), 1, 100) });
/** A target as planned. `version` is that of the plan shown; the server does nothing that differs from it. */
export type PlannedWish = Infer<typeof plannedWish>;
const plannedWishes = size(array(plannedWish), 1, MOST_COPY_TARGETS);

/** The source of a copy and its season; `number` is that of the order, or of the cart's customer. */
const copyHead = {
  source: type({
    kind: enums(['cart', 'order']),
    number: string(),
    customerName: string(),
    currency: string(),
  }),
  rightEnv: rightEnvStruct,
  season: string(),
  subdivision: string(),
  collectionType: string(),
};

/** `version` identifies the whole plan: it changes if anything in the plan changes. */
export const copyPlanStruct = type({ ...copyHead, version: string(), targets: array(copyTargetStruct) });
export type CopyPlan = Infer<typeof copyPlanStruct>;

/** The result for a target (N9); `failed` ones can be retried. */
export const copyEnds = ['copied', 'copiedWithWarnings', 'failed'] as const;
export type CopyEnd = (typeof copyEnds)[number];

/**
 * The report of a copy: `by` whom it was made, `at` which time (epoch ms), and the result for each target. `cartId`
 * is the cart that was written; null if the target failed.
 */
export const copyReportStruct = type({
  copyId: string(),
  at: integer(),
  by: string(),
  ...copyHead,
  targets: array(type({ ...copyTargetStruct.schema, end: enums(copyEnds), cartId: nullable(string()) })),
});
export type CopyReport = Infer<typeof copyReportStruct>;
/** One target of a report: its plan as carried out, its result and its cart. */
export type CopyOutcome = CopyReport['targets'][number];

/**
 * Plans a copy without carrying it out. `rightEnv` is that of the targets. 404 if the source or a customer is missing
 * or belongs to somebody else.
 */
export const planCopy = endpoint({
  name: 'planCopy',
  method: 'POST',
  path: '/:rightEnv/copy-plans',
  params: envParams,
  body: object({ source: copySourceStruct, targets: wishes }),
  answer: copyPlanStruct,
});

/**
 * Copies as planned, with one transaction per target. A repeated call with the same key continues where it stopped,
 * and copies nothing twice.
 */
export const runCopy = endpoint({
  name: 'runCopy',
  method: 'POST',
  path: '/:rightEnv/copies',
  params: envParams,
  body: object({ source: copySourceStruct, targets: plannedWishes }),
  answer: copyReportStruct,
  idempotent: true,
});

const copyParams = object({ rightEnv: rightEnvStruct, copyId: idStruct });

/** The report of a copy, for the user who made it. */
export const copyReport = endpoint({
  name: 'copyReport',
  path: '/:rightEnv/copies/:copyId',
  params: copyParams,
  answer: copyReportStruct,
});

/**
 * Retries failed targets of a copy with a new plan. Targets that succeeded are never changed, even if they are
 * requested.
 */
export const retryCopy = endpoint({
  name: 'retryCopy',
  method: 'POST',
  path: '/:rightEnv/copies/:copyId/retry',
  params: copyParams,
  body: object({ targets: plannedWishes }),
  answer: copyReportStruct,
});

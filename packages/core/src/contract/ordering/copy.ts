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
import { copyTargetStruct, copyWishStruct } from './copyTarget.ts';
import { envParams, idStruct, rightEnvStruct } from './place.ts';

/** The most customers one copy goes to. */
export const MOST_COPY_TARGETS = 20;

/** What is copied: the lines of a cart as they are, or those of an order ('Order again'). */
export const copySourceStruct = union([
  object({ kind: literal('cart'), cartId: idStruct }),
  object({ kind: literal('order'), orderId: idStruct }),
]);
export type CopySource = Infer<typeof copySourceStruct>;

const wishes = size(array(copyWishStruct), 1, MOST_COPY_TARGETS);

/** The plan as it was shown: nothing that differs from it is done. */
const plannedWish = object({ ...copyWishStruct.schema, version: size(string(), 1, 100) });
/** A target as it was planned: `version` is that of the plan shown, and nothing that differs from it is done. */
export type PlannedWish = Infer<typeof plannedWish>;
const plannedWishes = size(array(plannedWish), 1, MOST_COPY_TARGETS);

/** Where a copy comes from and which season it goes to; `number` is that of the order, or of the cart's customer. */
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

/** `version` names the whole plan: as long as nothing in it differs, it is the same. */
export const copyPlanStruct = type({ ...copyHead, version: string(), targets: array(copyTargetStruct) });
export type CopyPlan = Infer<typeof copyPlanStruct>;

/** How a target ended (N9); `failed` ones can be tried again. */
export const copyEnds = ['copied', 'copiedWithWarnings', 'failed'] as const;
export type CopyEnd = (typeof copyEnds)[number];

/**
 * What a copy has done: made `by` whom and `at` which time (epoch ms), and how each target ended. `cartId` is the
 * cart that was written; null where the target failed.
 */
export const copyReportStruct = type({
  copyId: string(),
  at: integer(),
  by: string(),
  ...copyHead,
  targets: array(type({ ...copyTargetStruct.schema, end: enums(copyEnds), cartId: nullable(string()) })),
});
export type CopyReport = Infer<typeof copyReportStruct>;
/** One target of a report: its plan as carried out, how it ended and the cart it is in. */
export type CopyOutcome = CopyReport['targets'][number];

/** What a copy would do, without effect. `rightEnv` is where it goes. 404 for a foreign source or customer alike. */
export const planCopy = endpoint({
  name: 'planCopy',
  method: 'POST',
  path: '/:rightEnv/copy-plans',
  params: envParams,
  body: object({ source: copySourceStruct, targets: wishes }),
  answer: copyPlanStruct,
});

/** Copies as planned, one transaction for each target; the same key goes on where it ended and copies nothing twice. */
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

/** The report of a copy, for whoever made it. */
export const copyReport = endpoint({
  name: 'copyReport',
  path: '/:rightEnv/copies/:copyId',
  params: copyParams,
  answer: copyReportStruct,
});

/** Tries failed targets of a copy again, by a new plan; what was copied stays as it is, whatever is asked. */
export const retryCopy = endpoint({
  name: 'retryCopy',
  method: 'POST',
  path: '/:rightEnv/copies/:copyId/retry',
  params: copyParams,
  body: object({ targets: plannedWishes }),
  answer: copyReportStruct,
});

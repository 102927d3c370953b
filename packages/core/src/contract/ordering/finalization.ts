import { array, boolean, integer, object, string, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { findingStruct } from './finding.ts';
import { cartParams, seenVersionStruct } from './place.ts';

/** Runs every rule without side effects. */
export const validateCart = endpoint({
  name: 'validateCart',
  path: '/:rightEnv/carts/:cartId/findings',
  params: cartParams,
  answer: type({ version: integer(), findings: array(findingStruct) }),
});

/**
 * Finalizes in one transaction, exactly once per Idempotency-Key. 409 `cartFinalized` tells the loser of a race which
 * order exists; 409 `versionConflict`: the lines are not those the user saw; 422 `cartRefused` contains all findings.
 */
export const finalizeCart = endpoint({
  name: 'finalizeCart',
  method: 'POST',
  path: '/:rightEnv/carts/:cartId/finalization',
  params: cartParams,
  body: object({ version: seenVersionStruct }),
  answer: type({ orderId: string(), orderNumber: string(), replayed: boolean() }),
  idempotent: true,
});

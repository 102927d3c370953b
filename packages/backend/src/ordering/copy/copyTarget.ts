import { createHash } from 'node:crypto';
import { linesToReport, planTarget, type TargetPlan } from '@selvedge/core/rules';
import type { StoredOutcome } from './copy.schema.ts';
import type { ReadTarget } from './copyFacts.store.ts';
import type { ReadSource } from './copySource.ts';

/** A target with its plan, and what is reported of both. */
export interface PlannedTarget extends ReadTarget {
  readonly plan: TargetPlan;
  readonly said: Omit<StoredOutcome, 'end' | 'cartId'>;
}

/** An empty cart that nobody has written to counts as none. */
const cartSeen = ({ cart }: ReadTarget) =>
  cart === null || (cart.version === 1 && cart.lines.length === 0) ? null : [cart.cartId, cart.version];

/** Changes with everything that a plan shows, so that the run matches what the user saw. */
function versionOf(source: ReadSource, target: ReadTarget, plan: TargetPlan): string {
  const { place, standing, currency } = target.facts;
  const seen = [
    place,
    standing,
    currency,
    target.finalized,
    cartSeen(target),
    plan.reasons.map(({ code }) => code),
    source.lines.map(({ articleVariantId, planned, priceWas }) => [articleVariantId, planned, priceWas]),
    plan.lines.map(({ copied, price, reasons }) => [copied, price, reasons.map(({ code }) => code)]),
  ];
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url');
}

export function planned(source: ReadSource, target: ReadTarget): PlannedTarget {
  const plan = planTarget(target.facts);
  const { customer, cart, facts } = target;
  return {
    ...target,
    plan,
    said: {
      customerId: customer.customerId,
      customerNumber: customer.customerNumber,
      customerName: customer.name,
      city: customer.city,
      currency: customer.currency,
      otherCurrency: customer.currency !== source.said.currency,
      standing: facts.standing,
      cart: cart && {
        cartId: cart.cartId,
        approved: cart.state === 'approved',
        pieces: cart.lines.reduce((sum, { quantity }) => sum + quantity, 0),
      },
      removed: plan.removed,
      version: versionOf(source, target, plan),
      reasons: [...plan.reasons],
      sums: plan.sums,
      value: plan.value,
      priceDifferences: plan.priceDifferences,
      lines: linesToReport(plan).map((outcome) => ({
        articleVariantId: outcome.line.articleVariantId,
        planned: outcome.line.planned,
        copied: outcome.copied,
        refused: outcome.refused,
        standing: outcome.standing,
        priceWas: outcome.line.priceWas,
        price: outcome.price,
        reasons: [...outcome.reasons],
      })),
    },
  };
}

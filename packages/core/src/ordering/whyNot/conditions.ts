import type { CartHead, Finding } from '../../contract/index.ts';
import { hindersApproval } from '../rules/limitRule.ts';
import type { Ending } from './ending.ts';

/** What the conditions of approving and finalizing are read from. */
export interface DecisionFacts {
  readonly head: CartHead;
  /** Epoch ms, where the season is in preview. */
  readonly opensAt: number | null;
  /** What the rules say of the cart; null: not known yet. */
  readonly findings: readonly Finding[] | null;
}

type Given<TFacts> = { context: TFacts };

/** Preview is a condition of its own, and so is the order limit. */
export const toSettle = ({ findings }: Pick<DecisionFacts, 'findings'>): readonly Finding[] =>
  (findings ?? []).filter((finding) => finding.code !== 'inPreview' && hindersApproval(finding));

export const holdsInsert = ({ context }: Given<{ readonly holdsInsert: boolean }>): boolean =>
  context.holdsInsert;

export const holdsSubmit = ({ context }: Given<{ readonly holdsSubmit: boolean }>): boolean =>
  context.holdsSubmit;

/** In preview nothing is approved or finalized (L3, O3). */
export const hasBegun = ({ context }: Given<DecisionFacts>): boolean => context.opensAt === null;

export const isChecked = ({ context }: Given<DecisionFacts>): boolean => context.findings !== null;

export const hasNothingToSettle = ({ context }: Given<DecisionFacts>): boolean =>
  toSettle(context).length === 0;

/** The order limit keeps from finalizing alone: an order over it may wait for a higher one. */
export const keepsLimit = ({ context: { findings } }: Given<DecisionFacts>): boolean =>
  !findings?.some(({ code }) => code === 'limitExceeded');

/** As the limit, it stops finalizing alone. */
export const isLimitComparable = ({ context: { findings } }: Given<DecisionFacts>): boolean =>
  !findings?.some(({ code }) => code === 'limitNotComparable');

export const isNotFinalized = ({
  context: { head, ending },
}: Given<DecisionFacts & { readonly ending?: Ending }>): boolean =>
  head.state !== 'finalized' && ending !== 'over';

/** While an order may stand there is nothing to approve. */
export const isNotUncertain = ({ context }: Given<{ readonly ending: Ending }>): boolean =>
  context.ending !== 'uncertain';

/** Who approved takes the approval back. */
export const isMine = ({ context }: Given<DecisionFacts>): boolean => context.head.approval?.mine === true;

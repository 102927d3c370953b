import type { CartHead, Finding } from '../../contract/index.ts';
import { hindersApproval } from '../../rules/approvalWarnings.ts';
import type { Ending } from './ending.ts';

/** The facts needed to evaluate the conditions of approving and finalizing. */
export interface DecisionFacts {
  readonly head: CartHead;
  /** Epoch ms, if the season is in preview. */
  readonly opensAt: number | null;
  /** The findings of the rules; null: not known yet. */
  readonly findings: readonly Finding[] | null;
}

type Given<TFacts> = { context: TFacts };

/** The findings to settle. Preview and the order limit are left out, because they are conditions of their own. */
export const toSettle = ({ findings }: Pick<DecisionFacts, 'findings'>): readonly Finding[] =>
  (findings ?? []).filter((finding) => finding.code !== 'inPreview' && hindersApproval(finding));

export const holdsInsert = ({ context }: Given<{ readonly holdsInsert: boolean }>): boolean =>
  context.holdsInsert;

export const holdsSubmit = ({ context }: Given<{ readonly holdsSubmit: boolean }>): boolean =>
  context.holdsSubmit;

/** In preview nothing can be approved or finalized (L3, O3). */
export const hasBegun = ({ context }: Given<DecisionFacts>): boolean => context.opensAt === null;

export const isChecked = ({ context }: Given<DecisionFacts>): boolean => context.findings !== null;

export const hasNothingToSettle = ({ context }: Given<DecisionFacts>): boolean =>
  toSettle(context).length === 0;

/** What is typed about the order and not saved would be missing in it (O9). */
export const areDetailsSaved = ({ context }: Given<{ readonly detailsUnsent: boolean }>): boolean =>
  !context.detailsUnsent;

/** The order limit blocks only finalization: an approved order above it may wait until the limit is raised. */
export const keepsLimit = ({ context: { findings } }: Given<DecisionFacts>): boolean =>
  !findings?.some(({ code }) => code === 'limitExceeded');

/** Like the limit, this blocks only finalization. */
export const isLimitComparable = ({ context: { findings } }: Given<DecisionFacts>): boolean =>
  !findings?.some(({ code }) => code === 'limitNotComparable');

export const isNotFinalized = ({
  context: { head, ending },
}: Given<DecisionFacts & { readonly ending?: Ending }>): boolean =>
  head.state !== 'finalized' && ending !== 'over';

/** While it is uncertain whether an order exists, nothing can be approved. */
export const isNotUncertain = ({ context }: Given<{ readonly ending: Ending }>): boolean =>
  context.ending !== 'uncertain';

/** Only the user who approved can recall the approval. */
export const isMine = ({ context }: Given<DecisionFacts>): boolean => context.head.approval?.mine === true;

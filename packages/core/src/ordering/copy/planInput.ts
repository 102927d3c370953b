import type {
  CopyMode,
  CopyPlan,
  CopyReport,
  CopySource,
  CopyWish,
  Customer,
  RightEnv,
} from '../../contract/index.ts';

/**
 * What a copy is opened with: `rightEnvs` are the possible targets (SHOPPINGCART_INSERT), `rightEnv` is the one
 * preselected.
 */
export interface CopyOpening {
  readonly source: CopySource;
  readonly rightEnv: RightEnv;
  readonly rightEnvs: readonly RightEnv[];
  /** Quantities of the source are still being saved. */
  readonly unsaved?: boolean;
  /** Customers chosen initially: those an order was for. */
  readonly chosen: readonly ChosenCustomer[];
}

/** A customer as shown in the copy dialog. */
export type ChosenCustomer = Pick<Customer, 'customerId' | 'customerNumber' | 'name' | 'city'>;

export interface PlanInput {
  readonly rightEnv: RightEnv;
  readonly source: CopySource;
  readonly targets: readonly CopyWish[];
}

interface Copied extends Pick<CopyOpening, 'chosen' | 'rightEnv'> {
  readonly source: CopySource | null;
  readonly modes: Readonly<Record<string, CopyMode>>;
  readonly plan: CopyPlan | null;
  readonly report: CopyReport | null;
}

export const failedIds = ({ report }: Pick<Copied, 'report'>): string[] =>
  (report?.targets ?? []).filter(({ end }) => end === 'failed').map(({ customerId }) => customerId);

/** For a retry, only the failed targets. */
const wishesOf = (copied: Copied): CopyWish[] =>
  (copied.report ? failedIds(copied) : copied.chosen.map(({ customerId }) => customerId)).map(
    (customerId) => ({
      customerId,
      standing: copied.modes[customerId] ?? null,
    }),
  );

const sourceIn = ({ source }: Copied): CopySource => {
  if (!source) throw new Error('a copy was planned without a source');
  return source;
};

const planIn = ({ plan }: Copied): CopyPlan => {
  if (!plan) throw new Error('a copy was run without a plan');
  return plan;
};

/** What a plan is made of. */
export const planInputOf = (copied: Copied): PlanInput => ({
  rightEnv: copied.rightEnv,
  source: sourceIn(copied),
  targets: wishesOf(copied),
});

/** What a plan is carried out with; a retry belongs to the run it fixes. */
export const runInputOf = (copied: Copied) => ({
  source: sourceIn(copied),
  plan: planIn(copied),
  copyId: copied.report?.copyId ?? null,
});

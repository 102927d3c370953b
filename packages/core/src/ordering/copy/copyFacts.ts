import type { Lock, RightEnv, SellingTime, TargetStanding } from '../../contract/index.ts';
import type { LineFacts } from '../rules/facts.ts';

/** A line of the source with the facts that hold for the target; prices in minor units. */
export interface PlannedLine {
  /** Pieces, > 0. */
  readonly planned: number;
  /** What a piece costs in the source, in the source's currency; null: unknown. */
  readonly priceWas: number | null;
  readonly articleColorId: string;
  readonly articleVariantId: string;
  readonly facts: Pick<LineFacts, 'style' | 'colour' | 'variant'>;
}

/** A cell of the target's cart as it stands. */
export interface StandingLine {
  readonly articleColorId: string;
  readonly articleVariantId: string;
  readonly articleLength: string;
  readonly quantity: number;
}

/** One source and one target as they are at one moment; `now` is server time, epoch ms. */
export interface CopyFacts {
  readonly now: number;
  readonly place: {
    readonly rightEnv: RightEnv;
    readonly season: string;
    readonly subdivision: string;
    readonly collectionType: string;
  };
  readonly currency: string;
  readonly sourceCurrency: string;
  readonly isSource: boolean;
  readonly carriesSubdivision: boolean;
  readonly sellingTime: Pick<SellingTime, 'salesPeriodFrom' | 'salesPeriodTo'> | null;
  /** The user may note quantities before the selling time begins. */
  readonly mayPreview: boolean;
  readonly locks: readonly Lock[];
  /** What becomes of what stands there; null: nobody has decided. */
  readonly standing: TargetStanding | null;
  /** Lines of the target's open or approved cart with pieces; empty where there is none. */
  readonly standingLines: readonly StandingLine[];
  readonly lines: readonly PlannedLine[];
}

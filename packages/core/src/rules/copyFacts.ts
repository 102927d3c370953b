import type { CopyMode, Lock, RightEnv } from '../contract/index.ts';
import type { SalesPeriod } from '../rules/sellingPhase.ts';
import type { LineFacts } from './facts.ts';

/** A line of the source with the facts that apply to the target; prices in minor units. */
export interface PlannedLine {
  /** Pieces, > 0. */
  readonly planned: number;
  /** The price of a piece in the source, in the source's currency; null: unknown. */
  readonly priceWas: number | null;
  readonly articleColorId: string;
  readonly articleVariantId: string;
  readonly facts: Pick<LineFacts, 'style' | 'colour' | 'variant'>;
}

/** A cell that already has pieces in the target's cart. */
export interface ExistingLine {
  readonly articleColorId: string;
  readonly articleVariantId: string;
  readonly articleLength: string;
  readonly quantity: number;
}

/** All facts about one source and one target at one moment; `now` is server time, epoch ms. */
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
  readonly sellingTime: SalesPeriod | null;
  /** The user may enter quantities before the selling time begins. */
  readonly mayPreview: boolean;
  readonly locks: readonly Lock[];
  /** What to do with the quantities already in the target's cart; null: not decided. */
  readonly standing: CopyMode | null;
  /** Lines with pieces in the target's open or approved cart; empty if there is none. */
  readonly existingLines: readonly ExistingLine[];
  readonly lines: readonly PlannedLine[];
}

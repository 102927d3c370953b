import type { Style } from '../../contract/index.ts';
import type { CartContext, CellPieces } from './cartEvents.ts';

/** A quantity that was typed for a cart that somebody finalized or removed meanwhile. */
export interface OrphanedEdit {
  readonly articleVariantId: string;
  /** As typed. */
  readonly entry: string;
  /** Pieces that were stored when it was typed: they are in the order, where there is one. */
  readonly ordered: number;
  /** Pieces that are not ordered; 0: none, or what was typed is no quantity. */
  readonly missing: number;
  /** It was sent and no answer came: it may be in the order. */
  readonly unsure: boolean;
}

type Typed = Pick<CartContext, 'ledger' | 'ended'>;

/** What the order of somebody else does not hold, cell by cell; of a cart that was removed nothing is ordered. */
export const orphanedEdits = ({ ledger, ended }: Typed): OrphanedEdit[] =>
  [...ledger.cells]
    .map(([articleVariantId, { entry, pieces, was, unsure, sent }]) => {
      const ordered = ended === 'removed' ? 0 : was;
      return {
        articleVariantId,
        entry,
        ordered,
        missing: Math.max(0, (pieces ?? ordered) - ordered),
        unsure: ended !== 'removed' && (unsure.length > 0 || sent !== null),
      };
    })
    .toSorted((one, other) => (one.articleVariantId < other.articleVariantId ? -1 : 1));

/** What can be taken over into the next cart: the pieces that are missing, not those that are ordered already. */
export const carriedCells = (context: Typed): CellPieces[] =>
  orphanedEdits(context).flatMap(({ articleVariantId, missing }) =>
    missing > 0 ? [{ articleVariantId, pieces: missing }] : [],
  );

/** Of which variants the styles are not known yet. */
export const unnamedIds = ({
  ledger,
  orphanedStyles,
}: Pick<CartContext, 'ledger' | 'orphanedStyles'>): readonly string[] => {
  const known = new Set(
    orphanedStyles.flatMap(({ colours }: Style) =>
      colours.flatMap(({ variants }) => variants.map(({ articleVariantId }) => articleVariantId)),
    ),
  );
  return [...ledger.cells].map(([id]) => id).filter((id) => !known.has(id));
};

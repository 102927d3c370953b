import type { Style } from '../../contract/index.ts';
import type { CartContext } from './cartEvents.ts';
import type { CellPieces } from './cell.ts';

/** A quantity typed for a cart that somebody finalized or removed in the meantime. */
export interface OrphanedEdit {
  readonly articleVariantId: string;
  /** As typed. */
  readonly entry: string;
  /** Pieces that were stored when it was typed. If there is an order, it contains them. */
  readonly ordered: number;
  /** Pieces that are not ordered; 0: none, or the entry is not a valid quantity. */
  readonly missing: number;
  /** It was sent without getting a response, so the order may contain it. */
  readonly unsure: boolean;
}

type Typed = Pick<CartContext, 'ledger' | 'ended'>;

/** The edits that somebody else's order does not contain, by cell. If the cart was removed, nothing is ordered. */
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

/** The pieces to carry over into the next cart: only the missing ones, not those already ordered. */
export const carriedCells = (context: Typed): CellPieces[] =>
  orphanedEdits(context).flatMap(({ articleVariantId, missing }) =>
    missing > 0 ? [{ articleVariantId, pieces: missing }] : [],
  );

/** The variants whose styles are not loaded yet. */
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

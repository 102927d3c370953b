import type { CartHead, SeasonPlace, Style } from '../../contract/index.ts';
import type { Failure } from '../../platform/api/failure.ts';
import type { CellPieces } from './cell.ts';
import type { Ledger } from './ledger.ts';

/** How a cart ended: as an order, or removed by somebody with all its contents. */
export type CartEnd = CartHead | 'removed';

export interface OrphanedEditsContext {
  place: SeasonPlace;
  cartId: string;
  /** The edits as the cart handed them over. It keeps them for a later page until the user decides. */
  ledger: Ledger;
  /** The styles of the edits, as far as they are loaded. */
  styles: readonly Style[];
  /** How the cart ended; null: unknown. */
  ended: CartEnd | null;
  failure: Failure | null;
}

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

type Typed = Pick<OrphanedEditsContext, 'ledger' | 'ended'>;

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
  styles,
}: Pick<OrphanedEditsContext, 'ledger' | 'styles'>): readonly string[] => {
  const known = new Set(
    styles.flatMap(({ colours }: Style) =>
      colours.flatMap(({ variants }) => variants.map(({ articleVariantId }) => articleVariantId)),
    ),
  );
  return [...ledger.cells].map(([id]) => id).filter((id) => !known.has(id));
};

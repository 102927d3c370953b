import { array, integer, is, literal, nullable, object, size, string, tuple } from 'superstruct';
import { quantityStruct, type SeasonPlace } from '../contract/index.ts';
import type { Draft } from './draft.ts';
import {
  type DraftEntry,
  type DraftFormat,
  type DraftsByPage,
  draftsByPage,
  type Stores,
} from './draftsByPage.ts';

/** The stored format; other versions are not read. Cells are [articleVariantId, entry, was, unsure]. */
const draftStruct = object({
  format: literal(1),
  at: integer(),
  cartId: nullable(string()),
  cells: array(
    tuple([size(string(), 1, 64), size(string(), 0, 64), quantityStruct, size(array(quantityStruct), 0, 16)]),
  ),
});

/** Maximum number of cells in a draft: a browser allows a site some five million characters. */
export const MOST_DRAFT_CELLS = 20_000;

/** The storage format of quantities. */
export const quantitiesFormat: DraftFormat<Draft> = {
  prefix: 'selvedge.draft.',
  seen: 'selvedge.unread-drafts',
  read: (text) => {
    if (!is(text, draftStruct)) return null;
    const cells = text.cells.map(([articleVariantId, entry, was, unsure]) => ({
      articleVariantId,
      entry,
      was,
      unsure,
    }));
    return { at: text.at, cartId: text.cartId, cells };
  },
  write: ({ at, cartId, cells }) =>
    JSON.stringify({
      format: 1,
      at,
      cartId,
      cells: cells.map(({ articleVariantId, entry, was, unsure }) => [
        articleVariantId,
        entry.slice(0, 64),
        was,
        unsure,
      ]),
    }),
};

export type FoundDraft = DraftEntry<Draft>;
export type Drafts = DraftsByPage<Draft>;

/** The unsent quantities of one user in one place. A draft without cells is not stored. */
export function draftsOf(user: string, place: SeasonPlace, page: string, stores: Stores): Drafts {
  const kept = draftsByPage(quantitiesFormat, user, place, page, stores);
  return {
    ...kept,
    keep(draft) {
      if (draft === null || draft.cells.length === 0) return kept.keep(null);
      if (draft.cells.length <= MOST_DRAFT_CELLS) return kept.keep(draft);
      kept.remove(kept.own);
      return false;
    },
  };
}

import { type Infer, integer, is, literal, object, string } from 'superstruct';
import { orderDetailsStruct, type SeasonPlace } from '../contract/index.ts';
import { type DraftFormat, type DraftsByPage, draftsByPage, type Stores } from './draftsByPage.ts';

const detailsDraftStruct = object({
  format: literal(1),
  at: integer(),
  cartId: string(),
  details: orderDetailsStruct,
  was: orderDetailsStruct,
});

/** Unsent order details (O9): what was typed for a cart, and what it replaces. */
export type DetailsDraft = Omit<Infer<typeof detailsDraftStruct>, 'format'>;

/** The storage format of order details. */
export const detailsFormat: DraftFormat<DetailsDraft> = {
  prefix: 'selvedge.details.',
  seen: 'selvedge.unread-details',
  read: (text) => {
    if (!is(text, detailsDraftStruct)) return null;
    const { format: _, ...draft } = text;
    return draft;
  },
  write: (draft) => JSON.stringify({ format: 1, ...draft }),
};

/** The unsent order details of one user in one place. */
export const detailsDraftsOf = (
  user: string,
  place: SeasonPlace,
  page: string,
  stores: Stores,
): DraftsByPage<DetailsDraft> => draftsByPage(detailsFormat, user, place, page, stores);

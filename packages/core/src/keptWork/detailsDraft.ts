import { type Infer, integer, is, literal, nullable, object, string } from 'superstruct';
import type { SeasonPlace } from '../contract/index.ts';
import { type DraftFormat, type DraftsByPage, draftsByPage, type Stores } from './draftsByPage.ts';

/** As in the contract, whose calls the list of styles must not load to know what is kept. */
const typedStruct = object({
  customerOrderNumber: string(),
  deliveryAddressId: nullable(string()),
  requestedWeek: nullable(string()),
});

const detailsDraftStruct = object({
  format: literal(1),
  at: integer(),
  cartId: string(),
  details: typedStruct,
  was: typedStruct,
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

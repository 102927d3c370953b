import { type Infer, integer, is, literal, object, size, string } from 'superstruct';
import type { SeasonPlace } from '../contract/index.ts';
import { type DraftFormat, type DraftsByPage, draftsByPage, type Stores } from './draftsByPage.ts';

/** A longer text is not stored; a valid note is far shorter. */
const LONGEST_KEPT = 10_000;

const noteDraftStruct = object({
  format: literal(1),
  at: integer(),
  cartId: string(),
  text: size(string(), 0, LONGEST_KEPT),
  was: string(),
});

/** An unsent order note: the text typed for a cart, and the note it replaces. */
export type NoteDraft = Omit<Infer<typeof noteDraftStruct>, 'format'>;

/** The storage format of notes. */
export const noteFormat: DraftFormat<NoteDraft> = {
  prefix: 'selvedge.note.',
  seen: 'selvedge.unread-notes',
  read: (text) => {
    if (!is(text, noteDraftStruct)) return null;
    const { format: _, ...draft } = text;
    return draft;
  },
  write: (draft) => JSON.stringify({ format: 1, ...draft }),
};

/** The unsent order notes of one user in one place. */
export const noteDraftsOf = (
  user: string,
  place: SeasonPlace,
  page: string,
  stores: Stores,
): DraftsByPage<NoteDraft> => draftsByPage(noteFormat, user, place, page, stores);

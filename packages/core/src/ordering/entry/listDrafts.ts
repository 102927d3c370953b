import type { SeasonPlace } from '../../contract/index.ts';
import { type DraftEntry, type DraftFormat, draftsByPage, type Stores } from '../../keptWork/draftsByPage.ts';
import { LISTS_PREFIX, TAB_LISTS_PREFIX } from '../../keptWork/listKeys.ts';
import type { StoragePort } from '../../platform/ports.ts';
import { draftIn, type EntryDraft } from './entryList.ts';

/** A larger list (characters) stays in its tab: quantities need what room a browser gives a site. */
const MOST_SHARED = 1_000_000;

type KeptList = EntryDraft & { readonly at: number };

/** The storage format of lists. */
export const listFormat: DraftFormat<KeptList> = {
  prefix: LISTS_PREFIX,
  seen: 'selvedge.unread-lists',
  read: (text) => {
    const draft = draftIn(JSON.stringify(text ?? null));
    const { at } = Object(text);
    return draft !== null && typeof at === 'number' ? { ...draft, at } : null;
  },
  write: (list) => JSON.stringify(list),
};

/** The list that one user has begun in one place. No method throws. */
export interface ListDrafts {
  /** The list of this page, or else the one that a closed page kept last; null: none. */
  recall(now: number): Promise<EntryDraft | null>;
  /** null: there is nothing to keep. */
  keep(list: KeptList | null): void;
}

/** The key in a tab's own storage. The place comes last, because its parts may contain dots. */
const inTab = (
  user: string,
  { rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace,
): string => TAB_LISTS_PREFIX + [user, rightEnv, customerId, season, subdivision, collectionType].join('/');

/**
 * Lists lie where all tabs see them, so that whoever logs out is asked about those of every tab, and removes them all.
 * One that is too large for that lies in the storage of its tab.
 *
 * @param tab the tab's own storage; never throws
 * @param page identifies this page among all
 */
export function listDraftsOf(
  user: string,
  place: SeasonPlace,
  page: string,
  stores: Stores & { readonly tab: StoragePort },
): ListDrafts {
  const shared = draftsByPage(listFormat, user, place, page, stores);
  const { tab } = stores;
  const key = inTab(user, place);
  const keepInTab = (text: string | null): void => (text === null ? tab.remove(key) : tab.set(key, text));
  const take = ({ key: from, draft }: DraftEntry<KeptList>): EntryDraft => {
    if (from !== shared.own && shared.keep(draft)) shared.remove(from);
    return draft;
  };
  return {
    async recall(now) {
      const own = draftIn(tab.get(key));
      if (own) return own;
      const found = await shared.abandoned(now);
      const last = found.find((entry) => entry.key === shared.own) ?? found[0];
      return last ? take(last) : null;
    },
    keep(list) {
      const text = list && listFormat.write(list);
      const isShared = shared.keep(text !== null && text.length > MOST_SHARED ? null : list);
      keepInTab(text !== null && (!isShared || text.length > MOST_SHARED) ? text : null);
    },
  };
}

import { type Language, type SeasonPlace, type Style, styleDetail } from '../../contract/index.ts';
import type { Api } from '../../platform/api/client.ts';

/** A prefetched style is used for at most this long (ms), because stock and prices change. */
export const SHELF_LIFE = 60_000;
const MOST_SHELVED = 4;

interface Shelved {
  readonly at: number;
  readonly style: Promise<Style>;
}

export interface StyleShelf {
  /** The style; returned at once if it was prefetched recently. */
  take(place: SeasonPlace, articleId: string, signal: AbortSignal): Promise<Style>;
  /** Prefetches styles the user is likely to open next. */
  fetchAhead(place: SeasonPlace, articleIds: readonly string[]): void;
}

interface ShelfDependencies {
  readonly api: Api;
  readonly language: () => Language;
  /** Epoch ms. */
  readonly now: () => number;
}

/** A short-lived cache for the neighbours of the current style, in the user's language; each entry is used once. */
export function styleShelf({ api, language, now }: ShelfDependencies): StyleShelf {
  const shelved = new Map<string, Shelved>();
  const keyOf = ({ rightEnv, customerId, season, subdivision, collectionType }: SeasonPlace, id: string) =>
    [language(), rightEnv, customerId, season, subdivision, collectionType, id].join(' ');
  const isFresh = (entry: Shelved | undefined): entry is Shelved =>
    entry !== undefined && now() - entry.at < SHELF_LIFE;
  const shelve = (place: SeasonPlace, articleId: string) => {
    const key = keyOf(place, articleId);
    if (isFresh(shelved.get(key))) return;
    const style = api.send(styleDetail, { params: { ...place, articleId } });
    shelved.delete(key);
    shelved.set(key, { at: now(), style });
    style.catch(() => shelved.delete(key));
    const [oldest] = shelved.keys();
    if (shelved.size > MOST_SHELVED && oldest !== undefined) shelved.delete(oldest);
  };
  return {
    take(place, articleId, signal) {
      const key = keyOf(place, articleId);
      const entry = shelved.get(key);
      shelved.delete(key);
      const fetched = () => api.send(styleDetail, { params: { ...place, articleId }, signal });
      return isFresh(entry) ? entry.style.catch(fetched) : fetched();
    },
    fetchAhead(place, articleIds) {
      for (const articleId of articleIds) shelve(place, articleId);
    },
  };
}

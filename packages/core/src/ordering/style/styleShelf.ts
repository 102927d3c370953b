import type { Api } from '../../api/client.ts';
import { type Language, type SeasonPlace, type Style, styleDetail } from '../../contract/index.ts';

/** Facts of a style fetched ahead are shown for this long (ms); stock and prices move. */
export const SHELF_LIFE = 60_000;
const MOST_SHELVED = 4;

interface Shelved {
  readonly at: number;
  readonly style: Promise<Style>;
}

export interface StyleShelf {
  /** The style, at once where it was fetched ahead a moment ago. */
  take(place: SeasonPlace, articleId: string, signal: AbortSignal): Promise<Style>;
  /** Fetches styles that are likely to be looked at next. */
  fetchAhead(place: SeasonPlace, articleIds: readonly string[]): void;
}

interface ShelfDependencies {
  readonly api: Api;
  readonly language: () => Language;
  /** Epoch ms. */
  readonly now: () => number;
}

/** Holds the neighbours of the style in hand, in the user's language, for a short while; each is taken once. */
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

import { type Language, type SeasonPlace, styleIndex } from '../../contract/index.ts';
import { samePlace } from '../../navigation/orderingRoute.ts';
import type { Api } from '../../platform/api/client.ts';
import { soon, type Turn } from '../../platform/turns.ts';
import type { Catalog } from './catalog.ts';
import { openCatalogInSlices } from './opening.ts';

/** Reads a season's styles. */
export interface CatalogReader {
  /** Requests the styles before the season is open. The next `read` takes this response, once. */
  readonly ahead: (place: SeasonPlace) => void;
  /** Rejects with the signal's reason once aborted. */
  readonly read: (place: SeasonPlace, signal: AbortSignal) => Promise<Catalog>;
}

interface Asked {
  readonly place: SeasonPlace;
  readonly language: Language;
  readonly answer: Promise<Catalog>;
}

/** One reader per workspace, which holds the prefetched response. `turn` is awaited before each slice of the work. */
export function catalogReader(api: Api, language: () => Language, turn: Turn = soon): CatalogReader {
  let asked: Asked | null = null;
  const fetched = async (place: SeasonPlace, signal: AbortSignal) =>
    openCatalogInSlices(await api.send(styleIndex, { params: place, signal }), signal, turn);
  return {
    ahead(place) {
      const answer = fetched(place, new AbortController().signal);
      // Whoever takes the response gets the error. If nobody does, it must not become an unhandled rejection.
      answer.catch(() => {});
      asked = { place, language: language(), answer };
    },
    read(place, signal) {
      const known = asked;
      asked = null;
      const fits = known?.language === language() && samePlace(known.place, place);
      return fits ? known.answer : fetched(place, signal);
    },
  };
}

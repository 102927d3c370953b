import type { Language } from '@selvedge/core/contract';
import type { AppContext } from '../appContext.ts';
import { contentVersion } from './contentVersion.ts';
import { contactEntries } from './entries/contactEntries.ts';
import { eventEntries } from './entries/eventEntries.ts';
import { faqEntries } from './entries/faqEntries.ts';
import { manualEntries } from './entries/manualEntries.ts';
import type { SearchEntry, SearchSource } from './entries/searchEntry.ts';
import { staticTextEntries } from './entries/staticTextEntries.ts';
import { tileEntries } from './entries/tileEntries.ts';
import { SearchIndex } from './index/searchIndex.ts';

const sources = [
  tileEntries,
  staticTextEntries,
  manualEntries,
  eventEntries,
  contactEntries,
  faqEntries,
] as const;

async function entriesOf(source: SearchSource): Promise<SearchEntry[]> {
  const entries: SearchEntry[] = [];
  for (const read of sources) entries.push(...(await read(source)));
  return entries;
}

interface CachedEntries {
  readonly version: string;
  readonly index: Promise<SearchIndex<SearchEntry>>;
}

/** The search index of each language, rebuilt when the content has changed. */
export function createCatalogue(context: Pick<AppContext, 'database' | 'config'>) {
  const kept = new Map<Language, CachedEntries>();
  return async (language: Language): Promise<SearchIndex<SearchEntry>> => {
    const version = await contentVersion(context.database);
    const before = kept.get(language);
    if (before?.version === version) return before.index;
    const index = entriesOf({ context, language }).then((entries) => SearchIndex.of(entries));
    const made = { version, index };
    kept.set(language, made);
    index.catch(() => {
      if (kept.get(language) === made) kept.delete(language);
    });
    return index;
  };
}

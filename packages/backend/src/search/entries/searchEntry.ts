import type { Language, SearchFilter, SearchResult } from '@selvedge/core/contract';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { AppContext } from '../../appContext.ts';
import type { Findable } from '../index/searchIndex.ts';

/** A searchable entry, and the result to send when it is found. */
export interface SearchEntry extends Findable {
  readonly filter: SearchFilter;
  readonly result: SearchResult;
  /** Which field of the result gets the matching part of `body`; null: none. */
  readonly excerptIn: 'body' | 'content' | null;
  /** When the entry's event ends, epoch ms; null: never. */
  readonly endsAt: number | null;
  /** Whether a user may find it. */
  visibleTo(user: SignedInUser): boolean;
}

/** The source from which entries are made. */
export interface SearchSource {
  readonly context: Pick<AppContext, 'database' | 'config'>;
  readonly language: Language;
}

type Described = Pick<SearchEntry, 'filter' | 'result' | 'title' | 'description'> & Partial<SearchEntry>;

/** Makes an entry that everyone may find by default. */
export const searchEntry = (described: Described): SearchEntry => ({
  body: '',
  excerptIn: null,
  endsAt: null,
  visibleTo: () => true,
  ...described,
});

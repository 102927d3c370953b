import type { Language, SearchFilter, SearchResult } from '@selvedge/core/contract';
import type { AppContext } from '../../appContext.ts';
import type { SignedInUser } from '../../identity/accessCheck.ts';
import type { Findable } from '../searchIndex.ts';

/** Something that can be found, and what is answered when it is. */
export interface SearchEntry extends Findable {
  readonly filter: SearchFilter;
  readonly result: SearchResult;
  /** Which field of the result takes the part of `body` in which the words stand; null: none. */
  readonly excerptIn: 'body' | 'content' | null;
  /** When it is over, epoch ms; null: never. */
  readonly endsAt: number | null;
  /** Whether a user may find it. */
  visibleTo(user: SignedInUser): boolean;
}

/** What entries are made from. */
export interface SearchSource {
  readonly context: Pick<AppContext, 'database' | 'config'>;
  readonly language: Language;
}

type Described = Pick<SearchEntry, 'filter' | 'result' | 'title' | 'description'> & Partial<SearchEntry>;

/** An entry that everyone may find, unless said otherwise. */
export const searchEntry = (described: Described): SearchEntry => ({
  body: '',
  excerptIn: null,
  endsAt: null,
  visibleTo: () => true,
  ...described,
});

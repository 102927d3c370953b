import { neighboursOf, positionOf, type StyleEntry, styleAt } from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ListOrdering } from './quickOrderRef.ts';

/** A style as it stands in the list. */
export interface ListedStyleFacts {
  readonly entry: StyleEntry;
  readonly currency: string;
  /** 1 for the first of the list; null: the filters leave it out. */
  readonly at: number | null;
  readonly count: number;
  /** The articleId of the style after it. */
  readonly next: string | undefined;
}

/** The style that a quick order in the list is made for; null: there is none. */
export function useListedStyle(list: ListOrdering | undefined): ListedStyleFacts | null {
  const articleId = useSelector(list?.quickStyle, (at) => at?.context.articleId ?? '');
  const listed = useSelector(
    list?.catalog,
    (at) => at && { catalog: at.context.catalog, found: at.context.found, filters: at.context.filters },
    shallowEqual,
  );
  return useMemo(() => {
    const position = listed?.catalog ? positionOf(listed.catalog, articleId) : -1;
    if (!listed?.catalog || position < 0) return null;
    const { at, count, after } = neighboursOf(listed, articleId);
    return {
      entry: styleAt(listed.catalog, position, listed.filters),
      currency: listed.catalog.currency,
      at,
      count,
      next: after?.articleId,
    };
  }, [listed, articleId]);
}

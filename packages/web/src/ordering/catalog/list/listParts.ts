import type { CatalogChildren } from '@selvedge/core/ordering';
import { createContext } from 'react';

/** The charts that come after the list. Empty until their code is there. */
export const ListParts = createContext<CatalogChildren>({});

export interface ActProps {
  /** Mark the style as a favourite, or choose it to be compared. */
  readonly act: 'favorite' | 'compare';
  readonly articleId: string;
  readonly name: string;
}

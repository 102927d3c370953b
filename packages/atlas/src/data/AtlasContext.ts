import { createContext, useContext } from 'react';
import type { AtlasIndex } from './data.ts';

export const AtlasContext = createContext<AtlasIndex | null>(null);

/** The index of the atlas: its charts, the search terms, and the changes. */
export function useAtlas(): AtlasIndex {
  const index = useContext(AtlasContext);
  if (!index) throw new Error('The atlas has not been loaded');
  return index;
}

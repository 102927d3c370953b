import { createContext, useContext } from 'react';
import type { AtlasIndex } from './data.ts';

export const AtlasContext = createContext<AtlasIndex | null>(null);

/** The atlas's index: its charts, what can be searched, what has changed. */
export function useAtlas(): AtlasIndex {
  const index = useContext(AtlasContext);
  if (!index) throw new Error('The atlas has not been loaded');
  return index;
}

import { fetchPart } from '@selvedge/core';
import { isOffline } from './useOffline.ts';

/** Loads a code chunk, with the retries and the time limit of `fetchPart`. */
export const fetchChunk = <Part>(load: () => Promise<Part>): Promise<Part> => fetchPart(load, isOffline);

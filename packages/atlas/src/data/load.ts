import { use } from 'react';
import type { AtlasIndex, Chart } from './data.ts';

declare global {
  interface Window {
    /** Called by the scripts in `data/` with their data. */
    atlasData: (name: string, data: unknown) => void;
  }
}

const handed = new Map<string, unknown>();
const asked = new Map<string, Promise<unknown>>();

window.atlasData = (name, data) => {
  handed.set(name, data);
};

/** Loads data as a classic script. A page opened from a file may do that, but may not fetch. */
const load = (name: string, src: string): Promise<unknown> => {
  const known = asked.get(name);
  if (known) return known;
  const promise = new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.onload = () => resolve(handed.get(name));
    script.onerror = () => reject(new Error(`${src} cannot be read`));
    document.head.append(script);
  });
  asked.set(name, promise);
  return promise;
};

export const loadIndex = (): Promise<AtlasIndex> => load('index', 'data/index.js') as Promise<AtlasIndex>;

/** A chart's data. The component suspends until it is loaded. */
export const useChart = (name: string): Chart =>
  use(load(name, `data/charts/${encodeURIComponent(name)}.js`) as Promise<Chart>);

import { use } from 'react';
import type { AtlasIndex, Chart } from './data.ts';

declare global {
  interface Window {
    /** Called by the scripts in `data/` with what they hold. */
    atlasData: (name: string, data: unknown) => void;
  }
}

const handed = new Map<string, unknown>();
const asked = new Map<string, Promise<unknown>>();

window.atlasData = (name, data) => {
  handed.set(name, data);
};

/** Loads data by a classic script, which a page opened from a disk may do where it may not fetch. */
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

/** A chart's data; the component waits for it (Suspense). */
export const useChart = (name: string): Chart =>
  use(load(name, `data/charts/${encodeURIComponent(name)}.js`) as Promise<Chart>);

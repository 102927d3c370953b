import { useSyncExternalStore } from 'react';
import type { Language, Width } from '../data/data.ts';

/** In which language and on how wide a window the reader looks at screens: the same wherever he goes. */
export interface Choice {
  readonly language: Language;
  readonly width: Width;
}

let choice: Choice = { language: 'en', width: 1500 };
const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

export const choosePictures = (part: Partial<Choice>): void => {
  choice = { ...choice, ...part };
  for (const changed of listeners) changed();
};

export const usePictureChoice = (): Choice => useSyncExternalStore(subscribe, () => choice);

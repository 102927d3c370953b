import { useSyncExternalStore } from 'react';
import type { View } from '../page/route.ts';

/** In which language and on how wide a window the reader looks at screens: the same wherever he goes. */
let choice: View = { language: 'en', width: 1500 };
const listeners = new Set<() => void>();

const subscribe = (changed: () => void) => {
  listeners.add(changed);
  return () => {
    listeners.delete(changed);
  };
};

export const choosePictures = (part: Partial<View>): void => {
  choice = { ...choice, ...part };
  for (const changed of listeners) changed();
};

export const usePictureChoice = (): View => useSyncExternalStore(subscribe, () => choice);

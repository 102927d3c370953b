import { useSyncExternalStore } from 'react';
import type { View } from '../page/route.ts';

/** The language and window width of the pictures shown. The choice applies to the whole site. */
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

import { type Burst, noBurst, paused, pressed, WEDGE_PAUSE } from '@selvedge/core/ordering';
import { useEffect, useEffectEvent } from 'react';
import { type FieldBefore, fieldBefore, restore } from './fieldBefore.ts';

const isChord = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.altKey || event.metaKey) && !event.getModifierState('AltGraph');

/**
 * Detects a hand scanner that types as a keyboard, wherever the focus is. What it typed into a field is removed again,
 * and its Enter or Tab has no other effect. Only a multi-line field keeps the text: codes are listed there on purpose.
 */
export function useWedge(listens: boolean, onScan: (text: string) => void): void {
  const tell = useEffectEvent(onScan);
  useEffect(() => {
    if (!listens) return;
    let burst: Burst = noBurst;
    let before: FieldBefore | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const take = (text: string) => {
      burst = noBurst;
      if (before) restore(before);
      tell(text);
    };
    const rest = () => {
      const text = paused(burst);
      if (text !== null) take(text);
    };
    const press = (event: KeyboardEvent) => {
      clearTimeout(timer);
      const { key, timeStamp: at, repeat, isComposing, target } = event;
      if (isComposing || target instanceof HTMLTextAreaElement) {
        burst = noBurst;
        return;
      }
      const next = pressed(burst, { key, at, held: repeat || isChord(event) });
      if (next.begins) before = fieldBefore(target);
      burst = next.burst;
      if (next.scan !== null) {
        event.preventDefault();
        event.stopImmediatePropagation();
        take(next.scan);
      } else if (burst.text !== '') timer = setTimeout(rest, WEDGE_PAUSE);
    };
    window.addEventListener('keydown', press, { capture: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', press, { capture: true });
    };
  }, [listens]);
}

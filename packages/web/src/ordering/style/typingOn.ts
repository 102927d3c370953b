import { type RefObject, useEffect, useRef } from 'react';
import { quantitiesId } from './quantitiesId.ts';

let wasTyping = false;

/** Before one goes to another style by keys: whether the hand is in the sheet, and wants to be in the next one. */
export const leaveTyping = (): void => {
  wasTyping = document.activeElement?.closest(`#${quantitiesId}`) != null;
};

/** Puts the hand into the sheet of a style that one came to while typing, unless it is somewhere else by then. */
export function useTypingOn(section: RefObject<HTMLElement | null>, articleId: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isAnother = shown.current !== articleId;
    shown.current = articleId;
    if (!wasTyping || !isAnother) return;
    // After the page has put the focus at its start.
    const frame = requestAnimationFrame(() => {
      wasTyping = false;
      const hand = document.activeElement;
      if (hand !== document.body && hand?.tagName !== 'MAIN') return;
      section.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [section, articleId]);
}

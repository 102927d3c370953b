import { type RefObject, useEffect, useRef } from 'react';
import { quantitiesId } from './quantitiesId.ts';

let wasTyping = false;

/**
 * Call before a key leads to another style: remembers whether the focus is in the sheet.
 */
export const leaveTyping = (): void => {
  wasTyping = document.activeElement?.closest(`#${quantitiesId}`) != null;
};

/** Focuses the sheet of a style that was opened by key while typing, unless the focus has moved elsewhere. */
export function useTypingOn(section: RefObject<HTMLElement | null>, articleId: string): void {
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const isAnother = shown.current !== articleId;
    shown.current = articleId;
    if (!wasTyping || !isAnother) return;
    // After the page has moved the focus to its start.
    const frame = requestAnimationFrame(() => {
      wasTyping = false;
      const focused = document.activeElement;
      if (focused !== document.body && focused?.tagName !== 'MAIN') return;
      section.current?.querySelector<HTMLElement>('input[tabindex="0"]')?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [section, articleId]);
}

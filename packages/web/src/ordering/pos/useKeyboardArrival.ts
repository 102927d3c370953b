import { type RefObject, useEffect } from 'react';

/** A mouse or a trackpad, so probably a keyboard too. On a phone the focus would open its keypad over the list. */
const keyboard = '(hover: hover) and (pointer: fine)';

const isFocusFree = () => document.activeElement?.matches('body, main') ?? true;

/** Focuses the search box on arrival for users with a keyboard, unless something else has the focus. */
export function useKeyboardArrival(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia?.(keyboard).matches) return;
    // The page itself moves the focus to its start on arrival. Wait for that.
    const frame = requestAnimationFrame(() => {
      if (isFocusFree())
        area.current?.querySelector<HTMLElement>('input[type=search]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [area]);
}

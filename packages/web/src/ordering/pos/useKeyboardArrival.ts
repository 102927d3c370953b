import { type RefObject, useEffect } from 'react';

/** A mouse or a trackpad, and so a keyboard: on a phone the focus would open one over the list. */
const keyboard = '(hover: hover) and (pointer: fine)';

const isFocusFree = () => document.activeElement?.matches('body, main') ?? true;

/** Whoever arrives with a keyboard types at once: the search box has the focus, unless something else has it already. */
export function useKeyboardArrival(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (!window.matchMedia?.(keyboard).matches) return;
    // The page itself moves the focus to its beginning as it arrives.
    const frame = requestAnimationFrame(() => {
      if (isFocusFree())
        area.current?.querySelector<HTMLElement>('input[type=search]')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [area]);
}

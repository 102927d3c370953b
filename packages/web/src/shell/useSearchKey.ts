import { useEffect, useEffectEvent } from 'react';
import { opensSearch } from './searchKey.ts';

/** Calls `open` when the keys of the search are pressed, instead of what the browser does with them; null: not now. */
export function useSearchKey(open: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!open || !opensSearch(event)) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}

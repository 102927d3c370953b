import { type RefObject, useEffect } from 'react';
import { leaveTyping } from '../quantities/typingOn.ts';

/**
 * Alt+PageUp and Alt+PageDown follow the links to the styles before and after, wherever the focus is. From a sheet they
 * lead to the next sheet.
 */
export function useNeighbourKeys(nav: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const rel = { PageUp: 'prev', PageDown: 'next' }[event.key];
      const link = rel && nav.current?.querySelector<HTMLElement>(`a[rel=${rel}]`);
      if (!link || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      leaveTyping();
      link.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [nav]);
}

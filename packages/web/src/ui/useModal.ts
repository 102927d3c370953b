import { type RefObject, useEffect } from 'react';

/**
 * Opens the browser's modal dialog: it keeps the focus inside, and hands it back to where it was. It begins at what is
 * marked `data-first`, else at the first that takes it.
 */
export function useModal(element: RefObject<HTMLDialogElement | null>, open: boolean): void {
  useEffect(() => {
    const modal = element.current;
    if (!modal || !open) return;
    const before = document.activeElement;
    modal.showModal();
    modal.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => {
      modal.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [element, open]);
}

import { type RefObject, useEffect } from 'react';

/**
 * Opens the browser's modal dialog: it traps the focus, and returns it to where it was. The first focus goes to the
 * element with `data-first`, otherwise to the first focusable one.
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

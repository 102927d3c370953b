import type { KeyboardEvent, RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** The position that a key leads to from `at` in a list of `count` styles, or null. */
export function nextStyle(key: string, at: number, columns: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const next = at + (steps[key]?.(columns) ?? Number.NaN);
  return next >= 0 && next < count ? next : null;
}

/** Frames to wait for a row that was far away. Scrolling to it takes several steps, as rows get measured. */
const patience = 120;

/** A row that is not measured yet is hidden and cannot take the focus. */
const focusOn = (list: HTMLElement, position: number, left = patience) => {
  const link = list.querySelector<HTMLElement>(`[data-position="${position}"]`);
  link?.focus({ preventScroll: true });
  if (link && link === document.activeElement)
    link.closest('[role=listitem], [role=row]')?.scrollIntoView({ block: 'nearest' });
  else if (left > 0 && list.contains(document.activeElement))
    requestAnimationFrame(() => focusOn(list, position, left - 1));
};

/** Arrows, Home and End move the focus between styles, including those that are not rendered yet. */
export function useStyleKeys(
  handle: RefObject<WindowVirtualizerHandle | null>,
  columns: number,
  count: number,
) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { altKey, ctrlKey, metaKey, shiftKey, key, currentTarget, target } = event;
    if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof HTMLElement)) return;
    const { position } = target.dataset;
    if (position === undefined) return;
    const next = nextStyle(key, Number(position), columns, count);
    if (next === null) return;
    event.preventDefault();
    if (!currentTarget.querySelector(`[data-position="${next}"]`)) {
      // The focused style is about to be unmounted. The list keeps the focus meanwhile.
      currentTarget.focus({ preventScroll: true });
      handle.current?.scrollToIndex(Math.floor(next / columns), { align: 'center' });
    }
    focusOn(currentTarget, next);
  };
}

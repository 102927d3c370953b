import type { KeyboardEvent, RefObject } from 'react';
import type { WindowVirtualizerHandle } from 'virtua';

const steps: Readonly<Record<string, (columns: number) => number>> = {
  ArrowRight: () => 1,
  ArrowLeft: () => -1,
  ArrowDown: (columns) => columns,
  ArrowUp: (columns) => -columns,
};

/** Where a key leads from a place of the list of so many; null where it leads nowhere. */
export function nextStyle(key: string, at: number, columns: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const next = at + (steps[key]?.(columns) ?? Number.NaN);
  return next >= 0 && next < count ? next : null;
}

/** Frames in which a row that was far away must have been drawn: it is scrolled to in steps, as rows are measured. */
const patience = 120;

/** A row that is not measured yet is hidden, and takes no focus. */
const focusOn = (list: HTMLElement, position: number, left = patience) => {
  const link = list.querySelector<HTMLElement>(`[data-position="${position}"]`);
  link?.focus({ preventScroll: true });
  if (link && link === document.activeElement)
    link.closest('[aria-posinset]')?.scrollIntoView({ block: 'nearest' });
  else if (left > 0 && list.contains(document.activeElement))
    requestAnimationFrame(() => focusOn(list, position, left - 1));
};

/** Arrows, Home and End go from style to style, also to those that are not drawn yet. */
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
      // The style one leaves goes off the page; the list keeps the focus meanwhile.
      currentTarget.focus({ preventScroll: true });
      handle.current?.scrollToIndex(Math.floor(next / columns), { align: 'center' });
    }
    focusOn(currentTarget, next);
  };
}

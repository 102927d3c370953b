import { type KeyboardEvent, type RefObject, useState } from 'react';

const linksIn = (list: Element | null): HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('a[href]') ?? []),
];

const placeAfter = (key: string, at: number, last: number): number | null => {
  switch (key) {
    case 'ArrowDown':
      return Math.min(at + 1, last);
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
};

/**
 * Arrows, Home and End move the focus through the links of a list, which has a single tab stop. Up from the first one
 * leads to the search box.
 */
export function useRoving(list: RefObject<HTMLElement | null>, box: () => HTMLElement | null | undefined) {
  const [current, setCurrent] = useState<string | null>(null);
  const move = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const links = linksIn(list.current);
    const at = document.activeElement instanceof HTMLElement ? links.indexOf(document.activeElement) : -1;
    const inBox = at < 0;
    if (inBox && event.key !== 'ArrowDown') return;
    const next = placeAfter(event.key, at, links.length - 1);
    if (next === null) return;
    event.preventDefault();
    (next < 0 ? box() : links[next])?.focus();
  };
  return { current, setCurrent, move };
}

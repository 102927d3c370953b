import { useEffect, useRef } from 'react';

const takesArrows = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.scrollWidth > target.clientWidth + 1);

/** ← and →, or k and j, go to the previous and next item. Not where arrows have another meaning. */
export function useStepKeys(at: number, last: number, go: (to: number) => void) {
  // A second press may come before the first is rendered.
  const here = useRef(at);
  useEffect(() => {
    here.current = at;
  }, [at]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || takesArrows(event.target)) return;
      const by = { ArrowRight: 1, j: 1, ArrowLeft: -1, k: -1 }[event.key] ?? 0;
      const next = here.current + by;
      if (by === 0 || next < 0 || next > last) return;
      event.preventDefault();
      here.current = next;
      go(next);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [last, go]);
}

import { type RefObject, startTransition, useEffect, useState } from 'react';

/** What is nearer to the window than this is there; what is further away than that goes again (px). */
const NEAR = 1600;
const FAR = 4800;

const isInHand = (element: Element): boolean => element.contains(element.ownerDocument.activeElement);

const watch = (element: Element, distance: number, onChange: (inside: boolean) => void) => {
  const observer = new IntersectionObserver(([entry]) => entry && onChange(entry.isIntersecting), {
    rootMargin: `${distance}px 0px`,
  });
  observer.observe(element);
  return () => observer.disconnect();
};

/**
 * Whether a part of a long page is near enough to be made. It is made before it is seen, stays while the hand is in it,
 * and goes only once it is far away, so that a page of any length costs what a few windows of it cost.
 */
export function useApproach(ref: RefObject<Element | null>, isThere: boolean): boolean {
  const [near, setNear] = useState(isThere || typeof IntersectionObserver === 'undefined');

  useEffect(() => {
    const element = ref.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const stopNear = watch(element, NEAR, (inside) => {
      if (inside) startTransition(() => setNear(true));
    });
    const stopFar = watch(element, FAR, (inside) => {
      if (!inside && !isInHand(element)) startTransition(() => setNear(false));
    });
    return () => {
      stopNear();
      stopFar();
    };
  }, [ref]);

  return near;
}

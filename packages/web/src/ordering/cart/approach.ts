/** What is nearer to the window than this is made; what is further away than that goes again (px). */
const NEAR = 1600;
const FAR = 6000;

interface Watched {
  readonly onNear: (near: boolean) => void;
}

/** Watches the parts of a long page, all by one observer. */
export interface Approach {
  /** `onNear` is told when the part comes near, and when it is far away again; what is in hand stays. */
  watch(element: Element, onNear: (near: boolean) => void): () => void;
}

const isInHand = (element: Element): boolean => element.contains(element.ownerDocument.activeElement);

const distanceOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - element.ownerDocument.documentElement.clientHeight, -bottom);
};

/** Null where the browser cannot watch: everything is made at once. */
export function createApproach(): Approach | null {
  if (typeof IntersectionObserver === 'undefined') return null;
  const watched = new Map<Element, Watched>();
  const made = new Set<Element>();

  const letGo = () => {
    for (const element of made) {
      if (distanceOf(element) <= FAR || isInHand(element)) continue;
      made.delete(element);
      watched.get(element)?.onNear(false);
    }
  };

  const observer = new IntersectionObserver(
    (entries) => {
      const come = entries.filter(({ isIntersecting, target }) => isIntersecting && !made.has(target));
      for (const { target } of come) {
        made.add(target);
        watched.get(target)?.onNear(true);
      }
      if (come.length > 0) letGo();
    },
    { rootMargin: `${NEAR}px 0px` },
  );

  return {
    watch(element, onNear) {
      watched.set(element, { onNear });
      observer.observe(element);
      return () => {
        observer.unobserve(element);
        watched.delete(element);
        made.delete(element);
      };
    },
  };
}

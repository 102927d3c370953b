/** Parts closer to the viewport than `NEAR` are rendered. Parts further away than `FAR` are removed again (px). */
const NEAR = 800;
const FAR = 6000;

/** Set on a lot while it is far away, so that the browser skips it as a whole. */
const FAR_LOT = 'data-far-lot';

interface WatchedElement {
  readonly onNear: (near: boolean) => void;
}

/** Watches the parts of a long page. In a lot that is far away, it watches only the lot. */
export interface NearViewport {
  /** Calls `onNear` when the part comes near, and when it is far away again. A part that has the focus stays. */
  watch(element: Element, onNear: (near: boolean) => void): () => void;
}

const hasFocus = (element: Element): boolean => element.contains(element.ownerDocument.activeElement);

const distanceOf = (element: Element): number => {
  const { top, bottom } = element.getBoundingClientRect();
  return Math.max(top - element.ownerDocument.documentElement.clientHeight, -bottom);
};

/**
 * Returns null where the browser has no `IntersectionObserver`: everything is then rendered at once. Parts with the
 * same parent element form a lot.
 */
export function createApproach(): NearViewport | null {
  if (typeof IntersectionObserver === 'undefined') return null;
  const watched = new Map<Element, WatchedElement>();
  const made = new Set<Element>();

  const letGo = () => {
    for (const element of made) {
      if (distanceOf(element) <= FAR || hasFocus(element)) continue;
      made.delete(element);
      watched.get(element)?.onNear(false);
    }
  };

  const rootMargin = `${NEAR}px 0px`;
  const parts = new IntersectionObserver(
    (entries) => {
      const come = entries.filter(({ isIntersecting, target }) => isIntersecting && !made.has(target));
      for (const { target } of come) {
        made.add(target);
        watched.get(target)?.onNear(true);
      }
      if (come.length > 0) letGo();
    },
    { rootMargin },
  );

  const nearLots = new Set<Element>();
  const lots = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting) nearLots.add(target);
        else nearLots.delete(target);
        target.toggleAttribute(FAR_LOT, !isIntersecting);
        for (const part of target.children) {
          if (isIntersecting && watched.has(part)) parts.observe(part);
          else parts.unobserve(part);
        }
      }
    },
    { rootMargin },
  );

  return {
    watch(element, onNear) {
      const lot = element.parentElement;
      watched.set(element, { onNear });
      if (lot) lots.observe(lot);
      if (lot === null || nearLots.has(lot)) parts.observe(element);
      return () => {
        parts.unobserve(element);
        watched.delete(element);
        made.delete(element);
        if (lot && ![...lot.children].some((one) => watched.has(one))) {
          lots.unobserve(lot);
          nearLots.delete(lot);
        }
      };
    },
  };
}

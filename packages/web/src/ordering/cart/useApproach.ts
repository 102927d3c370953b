import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { Approach } from './approach.ts';

/**
 * Whether a part of a long page is near enough to be made. It is made before it is seen, stays while the hand is in it,
 * and goes only once it is far away, so that a page of any length costs what a few windows of it cost.
 */
export function useApproach(
  approach: Approach | null,
  ref: RefObject<Element | null>,
  isThere: boolean,
): boolean {
  const [near, setNear] = useState(isThere || approach === null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !approach) return;
    return approach.watch(element, (isNear) => startTransition(() => setNear(isNear)));
  }, [approach, ref]);

  return near;
}

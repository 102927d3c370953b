import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { Approach } from './approach.ts';

/**
 * Whether a part of a long page is near enough to be rendered. It renders before it becomes visible, stays while it has
 * the focus, and is removed only once far away. A page of any length then costs as much as a few windows of it.
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

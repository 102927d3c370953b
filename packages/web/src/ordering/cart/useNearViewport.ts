import { type RefObject, startTransition, useEffect, useState } from 'react';
import type { NearViewport } from './nearViewport.ts';

/**
 * Whether a part of a long page is near enough to be rendered. It renders before it becomes visible, stays while it has
 * the focus, and is removed only once far away. A page of any length then costs as much as a few windows of it.
 */
export function useNearViewport(
  nearViewport: NearViewport | null,
  ref: RefObject<Element | null>,
  isThere: boolean,
): boolean {
  const [near, setNear] = useState(isThere || nearViewport === null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !nearViewport) return;
    return nearViewport.watch(element, (isNear) => startTransition(() => setNear(isNear)));
  }, [nearViewport, ref]);

  return near;
}

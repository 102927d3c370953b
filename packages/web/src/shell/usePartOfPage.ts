import { useLayoutEffect, useState } from 'react';

/** The element with this id, or the end of the body if a page has none. Null until it is looked up. */
export function usePartOfPage(id: string): HTMLElement | null {
  const [part, setPart] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPart(document.getElementById(id) ?? document.body), [id]);
  return part;
}

import { useLayoutEffect, useState } from 'react';
import { UNDER_HEADER } from '../shell/underHeader.ts';

/** The element right below the header, or the end of the body if a page has none. Null until it is looked up. */
export function useUnderHeader(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(UNDER_HEADER) ?? document.body), []);
  return place;
}

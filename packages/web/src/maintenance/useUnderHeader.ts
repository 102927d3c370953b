import { useLayoutEffect, useState } from 'react';
import { UNDER_HEADER } from '../shell/underHeader.ts';

/** The place right after the header; where a page has none, its end. Null until it is looked up. */
export function useUnderHeader(): HTMLElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(document.getElementById(UNDER_HEADER) ?? document.body), []);
  return place;
}

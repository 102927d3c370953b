import { useEffect, useState } from 'react';

/** A container before everything else on the page, so that it is first in tab order. Null until it exists. */
export function usePageStart(): HTMLElement | null {
  const [start, setStart] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const place = document.createElement('div');
    document.body.prepend(place);
    setStart(place);
    return () => place.remove();
  }, []);
  return start;
}

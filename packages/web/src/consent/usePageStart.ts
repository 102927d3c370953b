import { useEffect, useState } from 'react';

/** A place before everything else on the page, where the Tab key comes first; null until it is there. */
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

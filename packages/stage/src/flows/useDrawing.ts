import type { Drawing } from '@selvedge/atlas/drawing';
import { useEffect, useState } from 'react';

/** The drawing of a chart, laid out at build time. Null until it is loaded. */
export function useDrawing(name: string | null): Drawing | null {
  const [loaded, setLoaded] = useState<{ name: string; drawing: Drawing } | null>(null);
  useEffect(() => {
    if (name === null) return;
    const leaving = new AbortController();
    fetch(`/flows/${name}.json`, { signal: leaving.signal })
      .then((answer) => answer.json())
      .then(
        (drawing: Drawing) => setLoaded({ name, drawing }),
        () => {},
      );
    return () => leaving.abort();
  }, [name]);
  return loaded?.name === name ? loaded.drawing : null;
}

import type { PlaceRoute } from '@selvedge/core/ordering';
import { useState } from 'react';

/** The style whose page was shown right before this screen; null after any other. */
export function useCameFrom(route: PlaceRoute): string | null {
  const [at, setAt] = useState({ route, from: null as string | null });
  if (at.route === route) return at.from;
  const moved = at.route.screen !== route.screen;
  const style = at.route.screen === 'style' ? at.route.articleId : null;
  const next = { route, from: moved ? style : at.from };
  setAt(next);
  return next.from;
}

import type { PlaceRoute } from '@selvedge/core/ordering';
import { useEffect, useState } from 'react';

interface Way {
  readonly route: PlaceRoute;
  /** The style whose page was shown right before the route's screen. */
  readonly from: string | null;
}

/** Pages are mounted again when the path changes, so this is kept outside of them, as long as its owner lives. */
const ways = new WeakMap<object, Way>();

const onward = (last: Way | undefined, route: PlaceRoute): Way => {
  if (!last) return { route, from: null };
  if (last.route.screen === route.screen) return { route, from: last.from };
  return { route, from: last.route.screen === 'style' ? last.route.articleId : null };
};

/** The style whose page was shown right before this screen; null after any other. */
export function useCameFrom(owner: object, route: PlaceRoute): string | null {
  const [way, setWay] = useState(() => onward(ways.get(owner), route));
  const now = way.route === route ? way : onward(way, route);
  if (now !== way) setWay(now);
  useEffect(() => {
    ways.set(owner, now);
  }, [owner, now]);
  return now.from;
}

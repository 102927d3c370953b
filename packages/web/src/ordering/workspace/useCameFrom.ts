import type { PlaceRoute } from '@selvedge/core/ordering';
import { useEffect, useState } from 'react';

interface History {
  readonly route: PlaceRoute;
  /** The style whose page was shown right before the route's screen. */
  readonly from: string | null;
}

/** Pages are mounted again when the path changes, so this is kept outside of them, as long as its owner lives. */
const histories = new WeakMap<object, History>();

const onward = (last: History | undefined, route: PlaceRoute): History => {
  if (!last) return { route, from: null };
  if (last.route.screen === route.screen) return { route, from: last.from };
  return { route, from: last.route.screen === 'style' ? last.route.articleId : null };
};

/** The style whose page was shown right before this screen; null after any other. */
export function useOrigin(owner: object, route: PlaceRoute): string | null {
  const [history, setHistory] = useState(() => onward(histories.get(owner), route));
  const now = history.route === route ? history : onward(history, route);
  if (now !== history) setHistory(now);
  useEffect(() => {
    histories.set(owner, now);
  }, [owner, now]);
  return now.from;
}

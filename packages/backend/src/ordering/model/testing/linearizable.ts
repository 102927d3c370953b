/** A point at which a call acts on the state, somewhere between its beginning and its answer. */
export interface Point<State> {
  readonly from: number;
  /** Infinity: nobody was told, so that it may act later, or never. */
  readonly to: number;
  /** Acts after that point of the same call; absent: it is the first. */
  readonly after?: Point<State>;
  /** The states it may come to, if what was answered is right in this state; none if it is not. */
  readonly act: (state: State) => readonly State[];
}

/** How far a search came: the longest run of points that fits, and how many it could not place. */
export interface Search<State> {
  readonly order: readonly Point<State>[] | null;
  readonly placed: number;
}

/**
 * Looks for an order of all points in which each answer is right, and no point comes before one that was over when its call
 * began (linearizability). The search is that of Wing and Gong; what was tried from a state with the same points left is not
 * tried again (Lowe).
 */
export function orderOf<State>(initial: State, points: readonly Point<State>[]): Search<State> {
  const tried = new Set<string>();
  const done = new Set<Point<State>>();
  const order: Point<State>[] = [];
  let placed = 0;

  const may = (point: Point<State>, first: number): boolean =>
    !done.has(point) && point.from <= first && (point.after === undefined || done.has(point.after));

  function search(state: State): boolean {
    placed = Math.max(placed, order.length);
    const left = points.filter((point) => !done.has(point));
    if (left.every(({ to }) => to === Infinity)) return true;
    const key = `${points.map((point) => Number(done.has(point))).join('')} ${JSON.stringify(state)}`;
    if (tried.has(key)) return false;
    tried.add(key);
    const first = Math.min(...left.map(({ to }) => to));
    for (const point of left) {
      if (!may(point, first)) continue;
      for (const next of point.act(state)) {
        done.add(point);
        order.push(point);
        if (search(next)) return true;
        done.delete(point);
        order.pop();
      }
    }
    return false;
  }

  return { order: search(initial) ? [...order] : null, placed };
}

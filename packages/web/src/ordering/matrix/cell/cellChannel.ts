import { changedCells, type Quantities } from '@selvedge/core/ordering';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { type CartRef, type CellView, cellViewOf, piecesIn } from '../../cart/state/cellView.ts';

type Listener = () => void;

/**
 * Notifies the parts of the page whose cells changed. The cost of a keystroke depends on what it changes, not on how
 * many listeners there are.
 */
interface CellChannel {
  listen(articleVariantIds: readonly string[], listener: Listener): () => void;
  /** Returns the same object as long as the cell has not changed. */
  viewOf(articleVariantId: string): CellView;
}

const isSameView = (one: CellView, other: CellView): boolean =>
  one.entry === other.entry &&
  one.pieces === other.pieces &&
  one.state === other.state &&
  one.refusal === other.refusal &&
  one.conflict === other.conflict &&
  one.line === other.line;

function createChannel(cart: CartRef): CellChannel {
  const listeners = new Map<string, Set<Listener>>();
  const views = new Map<string, CellView>();
  let stop: (() => void) | null = null;
  let known: Quantities = cart.getSnapshot().context;

  const tell = () => {
    const { context } = cart.getSnapshot();
    const before = known;
    known = context;
    if (before.lines === context.lines && before.ledger === context.ledger) return;
    const due = new Set<Listener>();
    for (const id of changedCells(before, context)) {
      for (const listener of listeners.get(id) ?? []) due.add(listener);
    }
    for (const listener of due) listener();
  };

  const leave = (id: string, listener: Listener) => {
    const own = listeners.get(id);
    own?.delete(listener);
    if (own?.size === 0) listeners.delete(id);
  };

  return {
    listen(ids, listener) {
      if (stop === null) {
        known = cart.getSnapshot().context;
        const { unsubscribe } = cart.subscribe(tell);
        stop = unsubscribe;
      }
      for (const id of ids) {
        const own = listeners.get(id) ?? new Set();
        own.add(listener);
        listeners.set(id, own);
      }
      return () => {
        for (const id of ids) leave(id, listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    viewOf(id) {
      const now = cellViewOf(cart.getSnapshot(), id);
      const before = views.get(id);
      if (before && isSameView(before, now)) return before;
      views.set(id, now);
      return now;
    },
  };
}

const channels = new WeakMap<CartRef, CellChannel>();

const channelOf = (cart: CartRef): CellChannel => {
  const channel = channels.get(cart) ?? createChannel(cart);
  channels.set(cart, channel);
  return channel;
};

/** Decides when a listener runs after a change. By default it runs at once. */
export type Scheduler = (listener: Listener) => void;

/** The current view of a cell. Renders only when this cell changes. */
export function useCell(cart: CartRef, articleVariantId: string, pace?: Scheduler): CellView {
  const channel = channelOf(cart);
  const subscribe = useCallback(
    (listener: Listener) => channel.listen([articleVariantId], pace ? () => pace(listener) : listener),
    [channel, articleVariantId, pace],
  );
  return useSyncExternalStore(subscribe, () => channel.viewOf(articleVariantId));
}

/** The sum of pieces over some cells. Renders only when the sum changes. */
export function usePieces(cart: CartRef, articleVariantIds: readonly string[], pace?: Scheduler): number {
  const channel = channelOf(cart);
  const subscribe = useMemo(
    () => (listener: Listener) => channel.listen(articleVariantIds, pace ? () => pace(listener) : listener),
    [channel, articleVariantIds, pace],
  );
  return useSyncExternalStore(subscribe, () => piecesIn(cart.getSnapshot(), articleVariantIds));
}

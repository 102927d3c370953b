import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import { parentOf } from './internals.ts';

/**
 * Tells the parent of a chart where the chart stands, once on every change. The parent supposes what `stands` says of a
 * chart that has just started. A chart without a parent tells nobody.
 */
export const teller = <Snapshot, Told extends EventObject>(
  stands: (snapshot: Snapshot) => Told,
  isSame: (one: Told, other: Told) => boolean,
) =>
  fromCallback<EventObject, AnyActorRef>(({ input: chart }) => {
    let told = stands(chart.getSnapshot());
    const { unsubscribe } = chart.subscribe((snapshot) => {
      const now = stands(snapshot);
      if (isSame(told, now)) return;
      told = now;
      parentOf(chart)?.send(now);
    });
    return unsubscribe;
  });

interface Told<Event extends EventObject> {
  readonly self: AnyActorRef;
  readonly enqueue: { sendTo(actor: AnyActorRef, event: Event): void };
}

/** Sends an event from an action to the parent of the chart. A chart without a parent tells nobody. */
export const tellParent = <Event extends EventObject>({ self, enqueue }: Told<Event>, event: Event): void => {
  const parent = parentOf(self);
  if (parent) enqueue.sendTo(parent, event);
};

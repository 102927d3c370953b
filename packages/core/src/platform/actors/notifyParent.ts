import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import { parentOf } from './internals.ts';

/**
 * Tells the parent of a chart where the chart stands, once on every change. The parent supposes what `stands` says of a
 * chart that has just started. A chart without a parent tells nobody.
 */
export const statusReporter = <Snapshot, StatusEvent extends EventObject>(
  statusOf: (snapshot: Snapshot) => StatusEvent,
  isSame: (one: StatusEvent, other: StatusEvent) => boolean,
) =>
  fromCallback<EventObject, AnyActorRef>(({ input: chart }) => {
    let reported = statusOf(chart.getSnapshot());
    const { unsubscribe } = chart.subscribe((snapshot) => {
      const now = statusOf(snapshot);
      if (isSame(reported, now)) return;
      reported = now;
      parentOf(chart)?.send(now);
    });
    return unsubscribe;
  });

interface StatusEvent<Event extends EventObject> {
  readonly self: AnyActorRef;
  readonly enqueue: { sendTo(actor: AnyActorRef, event: Event): void };
}

/** Sends an event from an action to the parent of the chart. A chart without a parent tells nobody. */
export const notifyParent = <Event extends EventObject>(
  { self, enqueue }: StatusEvent<Event>,
  event: Event,
): void => {
  const parent = parentOf(self);
  if (parent) enqueue.sendTo(parent, event);
};

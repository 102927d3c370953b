import { type AnyActorRef, type EventObject, fromCallback } from 'xstate';
import { parentOf } from './internals.ts';

/**
 * Reports the status of a chart to its parent, once on every change. The parent supposes the status of a chart that has
 * just started. A chart without a parent reports to nobody.
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

/** Whether two reports say the same, where a status is all that they say. */
export const hasSameStatus = (
  one: { readonly status: unknown },
  other: { readonly status: unknown },
): boolean => one.status === other.status;

/** What XState gives an action made by `enqueueActions`. */
export interface ActionArguments<Event extends EventObject> {
  readonly self: AnyActorRef;
  readonly enqueue: { sendTo(actor: AnyActorRef, event: Event): void };
}

/** Sends an event from an action to the parent of the chart. A chart without a parent notifies nobody. */
export const notifyParent = <Event extends EventObject>(
  { self, enqueue }: ActionArguments<Event>,
  event: Event,
): void => {
  const parent = parentOf(self);
  if (parent) enqueue.sendTo(parent, event);
};

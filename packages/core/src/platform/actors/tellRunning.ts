import type { AnyEventObject, AnyStateMachine, EventFromLogic } from 'xstate';
import type { ActionArguments } from './notifyParent.ts';

/** What to tell children of a chart, by their names. */
export type EventsOf<Charts extends Readonly<Record<string, AnyStateMachine>>> = {
  readonly [Name in keyof Charts]?: EventFromLogic<Charts[Name]>;
};

/**
 * Tells the children of a chart that are running each its event; nobody, where no actor runs the chart. It looks at the
 * children from before the transition, so use it only where none of the named ones is left.
 */
export function tellRunning(
  { self, enqueue }: ActionArguments<AnyEventObject>,
  events: Readonly<Record<string, AnyEventObject>>,
): void {
  const children = self.getSnapshot()?.children ?? {};
  for (const [name, event] of Object.entries(events))
    if (children[name]) enqueue.sendTo(children[name], event);
}

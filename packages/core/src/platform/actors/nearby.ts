import type { AnyActorRef } from 'xstate';
import { parentOf } from './internals.ts';

type Parent = { readonly children?: Readonly<Record<string, AnyActorRef | undefined>> };

/**
 * The actor that a chart above invokes under this id, for a watch that follows it. Undefined where there is none, as
 * in a test of one chart.
 */
export function nearby(self: AnyActorRef, id: string): AnyActorRef | undefined {
  for (let above = parentOf(self); above; above = parentOf(above)) {
    const found = (above.getSnapshot() as Parent | undefined)?.children?.[id];
    if (found) return found;
  }
  return undefined;
}

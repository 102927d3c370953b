import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { compositionOf, guardNamed } from './composition.ts';
import { activeNodes } from './internals.ts';

/** A condition, identified by the name of its guard; `holds` is the value the chart requires. */
export interface Condition {
  readonly guard: string;
  readonly holds: boolean;
}

const fewest = (alternatives: readonly (readonly Condition[])[]): readonly Condition[] =>
  alternatives.reduce((best, one) => (one.length < best.length ? one : best));

function named(guard: unknown): { type: string; params?: unknown } {
  const found = typeof guard === 'string' ? { type: guard } : Object(guard);
  if (!found.type) throw new Error('a guard of an event that people cause must have a name');
  return found;
}

/** The conditions that differ from `wanted`; none: the guard has the wanted value. */
function missing(
  guard: unknown,
  wanted: boolean,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly Condition[] {
  if (guard === undefined) return wanted ? [] : [{ guard: 'always', holds: false }];
  const composed = compositionOf(guard);
  if (composed) {
    const { kind, parts } = composed;
    if (kind === 'not') return missing(parts[0], !wanted, snapshot, event);
    const each = parts.map((part) => missing(part, wanted, snapshot, event));
    // 'and' needs all conditions, 'or' only one; negated, it is the other way round.
    return (kind === 'and') === wanted || each.length === 0 ? each.flat() : fewest(each);
  }
  const { type, params } = named(guard);
  const implementation = guardNamed(snapshot, type);
  if (typeof implementation !== 'function') throw new Error(`guard '${type}' is not implemented`);
  if (compositionOf(implementation)) return missing(implementation, wanted, snapshot, event);
  const given = { context: snapshot.context, event };
  const holds = implementation(given, typeof params === 'function' ? params(given) : params);
  return holds === wanted ? [] : [{ guard: type, holds: wanted }];
}

/**
 * What is missing for a chart to accept an event now, derived from its guards: the conditions that are not met. Empty
 * if it accepts the event; null if its current state does not handle the event at all. If there are several ways to
 * accept it, the one with the fewest missing conditions is returned.
 */
export function missingFor(snapshot: AnyMachineSnapshot, event: AnyEventObject): readonly Condition[] | null {
  if (snapshot.can(event)) return [];
  const innermostFirst = [...activeNodes(snapshot)].sort((one, other) => other.path.length - one.path.length);
  const open: (readonly Condition[])[] = [];
  for (const node of innermostFirst) {
    const lacks = (node.transitions.get(event.type) ?? []).map((transition) =>
      missing(transition.guard, true, snapshot, event),
    );
    open.push(...lacks.filter(({ length }) => length > 0));
    // A state that handles the event without doing anything hides it from its parent states.
    if (lacks.some(({ length }) => length === 0)) break;
  }
  return open.length === 0 ? null : fewest(open);
}

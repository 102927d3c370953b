import { type AnyEventObject, type AnyMachineSnapshot, and, not, or } from 'xstate';

/** A condition, identified by the name of its guard; `holds` is the value the chart requires. */
export interface Condition {
  readonly guard: string;
  readonly holds: boolean;
}

const checkOf = (guard: unknown): unknown =>
  typeof guard === 'function' && 'check' in guard ? guard.check : null;

const kinds = new Map<unknown, 'and' | 'or' | 'not'>([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
]);

const partsOf = (guard: unknown): readonly unknown[] =>
  typeof guard === 'function' && 'guards' in guard && Array.isArray(guard.guards) ? guard.guards : [];

const fewest = (alternatives: readonly (readonly Condition[])[]): readonly Condition[] =>
  alternatives.reduce((best, one) => (one.length < best.length ? one : best));

function named(guard: unknown): { type: string; params: unknown } {
  if (typeof guard === 'string') return { type: guard, params: undefined };
  if (typeof guard === 'object' && guard !== null && 'type' in guard && typeof guard.type === 'string')
    return { type: guard.type, params: 'params' in guard ? guard.params : undefined };
  throw new Error('a guard of an event that people cause must have a name');
}

/** The conditions that differ from `wanted`; none: the guard has the wanted value. */
function missing(
  guard: unknown,
  wanted: boolean,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): readonly Condition[] {
  if (guard === undefined) return wanted ? [] : [{ guard: 'always', holds: false }];
  const kind = kinds.get(checkOf(guard));
  const parts = partsOf(guard);
  if (kind === 'not') return missing(parts[0], !wanted, snapshot, event);
  if (kind !== undefined) {
    const each = parts.map((part) => missing(part, wanted, snapshot, event));
    // 'and' needs all conditions, 'or' only one; negated, it is the other way round.
    return (kind === 'and') === wanted || each.length === 0 ? each.flat() : fewest(each);
  }
  const { type, params } = named(guard);
  const implementation = snapshot.machine.implementations.guards[type];
  if (typeof implementation !== 'function') throw new Error(`guard '${type}' is not implemented`);
  if (kinds.has(checkOf(implementation))) return missing(implementation, wanted, snapshot, event);
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
  const innermostFirst = [...snapshot._nodes].sort((one, other) => other.path.length - one.path.length);
  const open: (readonly Condition[])[] = [];
  for (const node of innermostFirst) {
    const lacks = (node.transitions.get(event.type) ?? []).map((way) =>
      missing(way.guard, true, snapshot, event),
    );
    open.push(...lacks.filter(({ length }) => length > 0));
    // A state that handles the event without doing anything hides it from its parent states.
    if (lacks.some(({ length }) => length === 0)) break;
  }
  return open.length === 0 ? null : fewest(open);
}

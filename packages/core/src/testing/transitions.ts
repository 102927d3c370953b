import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { nodesOf } from '../platform/actors/composition.ts';

export { nodesOf };

const nameOf = (node: AnyStateNode, eventType: string, index: number): string =>
  `${node.id} · ${eventType || 'always'}${index > 0 ? ` (${index + 1})` : ''}`;

/** A name for a transition that stays the same when the chart is provided with other services. */
export const transitionName = (transition: AnyTransitionDefinition): string => {
  const source = transition.source as AnyStateNode;
  const siblings = transition.eventType === '' ? source.always : source.transitions.get(transition.eventType);
  return nameOf(source, transition.eventType, Math.max(siblings?.indexOf(transition) ?? 0, 0));
};

/** The names of all transitions drawn in a chart. */
export const transitionNames = (machine: AnyStateMachine): string[] =>
  nodesOf(machine.root).flatMap((node) => [
    ...[...node.transitions.entries()].flatMap(([eventType, list]) =>
      list.map((_, index) => nameOf(node, eventType, index)),
    ),
    ...(node.always ?? []).map((_, index) => nameOf(node, '', index)),
  ]);

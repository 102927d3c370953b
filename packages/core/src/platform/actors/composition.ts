/**
 * What else the core relies on in XState beyond what its documentation promises (see `internals.ts`):
 * - `and`, `or` and `not` make functions with their kind as `check` and their parts as `guards`;
 * - `implementations` of a chart holds guards by name.
 */
import { type AnyMachineSnapshot, type AnyStateNode, and, not, or } from 'xstate';

/** All state nodes of a chart, the root first. */
export const nodesOf = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap((child) => nodesOf(child as AnyStateNode)),
];

const composers = [
  ['and', and([])],
  ['or', or([])],
  ['not', not('')],
] as const;

/** How a guard is made of others, `kind`, and of which; null for a single one. */
export function compositionOf(
  guard: unknown,
): { kind: 'and' | 'or' | 'not'; parts: readonly unknown[] } | null {
  const { check, guards: parts } = Object(guard);
  const composer = composers.find(([, made]) => Object(made).check === check);
  return composer ? { kind: composer[0], parts } : null;
}

/** What a chart is provided with for the name of a guard. */
export const guardNamed = ({ machine }: AnyMachineSnapshot, name: string): unknown =>
  machine.implementations.guards[name];

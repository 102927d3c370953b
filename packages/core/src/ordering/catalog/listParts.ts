import type { AnyStateMachine } from 'xstate';
import type { OrderingDependencies } from '../../platform/orderingDependencies.ts';
import { comparePart } from './compare/compare.actors.ts';
import { favoriteStylesPart } from './favoriteStyles.actors.ts';

/**
 * The charts that the list does not wait for, by their names, with their services. A catalogue fetches them once the
 * list is there, and runs each with its place and the address.
 */
export const listParts = (
  dependencies: Pick<OrderingDependencies, 'api' | 'showRoute'>,
): Readonly<Record<'favoriteStyles' | 'compare', AnyStateMachine>> => ({
  favoriteStyles: favoriteStylesPart(dependencies.api),
  compare: comparePart(dependencies),
});

/** Makes those charts from the dependencies. */
export type ListParts = typeof listParts;

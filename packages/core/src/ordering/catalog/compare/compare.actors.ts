import type { ActorRefFrom } from 'xstate';
import type { OrderingDependencies } from '../../../platform/orderingDependencies.ts';
import { compareMachine } from './compare.machine.ts';

/** The chart with its services. */
export const comparePart = ({ showRoute }: Pick<OrderingDependencies, 'showRoute'>): typeof compareMachine =>
  compareMachine.provide({ actions: { showRoute: (_, { route }) => showRoute(route) } });

/** The running chart of the styles to be compared. */
export type CompareRef = ActorRefFrom<typeof compareMachine>;

import type { Chart, State, Transition } from './data.ts';

/** A state and all its descendants, outermost first. */
export const allStates = (state: State): readonly State[] => [state, ...state.states.flatMap(allStates)];

/** Path below the chart, for example `open.saving`. Empty for the chart itself. */
export const below = (chart: string, id: string): string => id.slice(chart.length + 1);

export const stateAt = (chart: Chart, path: string): State | null =>
  allStates(chart.root).find(({ id }) => id === `${chart.name}.${path}`) ?? null;

/** The ancestors of a state, the nearest first. */
export const holdersOf = (chart: Chart, id: string): readonly State[] =>
  allStates(chart.root)
    .filter((state) => id.startsWith(`${state.id}.`))
    .reverse();

export const isIgnored = ({ targets, actions }: Transition): boolean =>
  targets.length === 0 && actions.length === 0;

/** Whether a place, given by its innermost states, is inside a state. */
export const isWithin = (states: readonly string[], id: string): boolean =>
  states.some((state) => state === id || state.startsWith(`${id}.`));

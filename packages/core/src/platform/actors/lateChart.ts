import type { AnyActorScope, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';
import type { LateCode } from '../lateCode.ts';
import { assertProvided, declared } from './service.ts';

/**
 * Declares a chart whose code is loaded later than its parent's, by its type only. The composition root provides it by
 * {@link lateCharts}; {@link assertProvided} reports any that is missing.
 */
export const lateChart = <Chart extends AnyStateMachine>(): Chart => declared() as unknown as Chart;

/** A chart that is not there yet: its parent starts it only once its code is. */
function chartIn(chart: () => AnyStateMachine) {
  return {
    get id() {
      return chart().id;
    },
    transition: (snapshot: AnyMachineSnapshot, event: EventObject, scope: AnyActorScope) =>
      chart().transition(snapshot, event, scope),
    getInitialSnapshot: (scope: AnyActorScope, input: unknown) => chart().getInitialSnapshot(scope, input),
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => chart().getPersistedSnapshot(snapshot),
    restoreSnapshot: (snapshot: never, scope: AnyActorScope) => chart().restoreSnapshot(snapshot, scope),
    start: (snapshot: AnyMachineSnapshot) => chart().start(snapshot),
  };
}

/**
 * Charts that come together, with their services, made from what they are given: now, if their code is there, or once,
 * as soon as the first of them is started. Throws then if their code is not loaded or a service is missing.
 */
export function lateCharts<Given, Charts extends Readonly<Record<string, AnyStateMachine>>>(
  code: LateCode<(given: Given) => Charts>,
  given: Given,
  names: readonly (keyof Charts & string)[],
): Charts {
  let charts: Charts | null = null;
  const made = (): Charts => {
    if (charts === null) {
      const make = code.here();
      if (make === null) throw new Error(`the code of ${names.join(', ')} is not loaded yet`);
      charts = make(given);
      for (const chart of Object.values(charts)) assertProvided(chart);
    }
    return charts;
  };
  if (code.here() !== null) return made();
  return Object.fromEntries(
    names.map((name) => [name, chartIn(() => made()[name] as AnyStateMachine)]),
  ) as unknown as Charts;
}

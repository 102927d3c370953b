import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { pathTitle, type TourOptions, tourOf } from './tour.ts';
import { noteTest, walkedOf } from './walkedPath.ts';
import { type PathRun, walkPath } from './walkPath.ts';

/** What {@link wiringSuite} walks: a chart with real services, and the samples of its suite. */
export interface WiringSuite extends Omit<PathRun, 'arrived' | 'input'> {
  /** The samples of the chart's own suite. */
  readonly tour: TourOptions;
}

/** The tour of a chart on a live actor: real services, a fake API, a simulated clock. */
export function wiringSuite(chart: AnyStateMachine, { tour, ...run }: WiringSuite): void {
  describe(`wiring ${chart.id}`, () => {
    for (const path of tourOf(chart, tour)) {
      it(pathTitle(path), async (context) => {
        noteTest(context, chart.id, [walkedOf(chart, 'services', tour.input, path)]);
        await walkPath(path, {
          ...run,
          input: tour.input,
          arrived: ({ event, snapshot }, { actor }) =>
            expect({ after: event.type, value: actor.getSnapshot().value }).toEqual({
              after: event.type,
              value: snapshot.value,
            }),
        });
      });
    }
  });
}

import { columnsMachine } from '@selvedge/core/ordering';
import { columnsTour, type Held, hold } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { providedCharts } from '../../testing/providedCharts.ts';
import { ColumnsDialog } from './ColumnsDialog.tsx';

let held: Held;

const chosen = ({ context }: AnyMachineSnapshot) =>
  expect(screen.queryAllByRole('checkbox', { checked: true })).toHaveLength(context.columns.length);

screenTour('M1 the columns of the compact list, on the screen', {
  chart: columnsMachine,
  pictures: { sameAs: { recalling: ['open', 'the usual columns, until others are recalled'] } },
  tour: {
    ...columnsTour,
    answers: { recallColumns: [['class', 'colours', 'price', 'retail', 'margin', 'delivery']] },
  },
  machine: (api) => {
    held = hold(providedCharts(api).columns, ['recallColumns']);
    return held.machine;
  },
  answers: { recallColumns: () => held.release('recallColumns') },
  failures: { recallColumns: (error) => held.fail('recallColumns', error) },
  unreported: { recallColumns: 'nothing is asked of the server: the browser keeps it' },
  screen: (actor) => (
    <ColumnsDialog columns={actor as ActorRefFrom<typeof columnsMachine>} basis="net" onClose={() => {}} />
  ),
  userActions: {},
  shows: { recalling: chosen, open: chosen },
});

import { sizeCurvesMachine } from '@selvedge/core/ordering';
import { sizeCurvesTour, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { expect } from 'vitest';
import { screenTour } from '../../../testing/screenTour.tsx';
import { CurvesState } from './CurvesState.tsx';
import type { SizeCurvesRef } from './quickOrderRef.ts';

screenTour('M4 the size curves of a quick order, on the screen', {
  chart: sizeCurvesMachine,
  tour: sizeCurvesTour,
  machine: wired.sizeCurves,
  screen: (actor) => <CurvesState loading={actor as SizeCurvesRef} isNone />,
  userActions: {
    'curves.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    loading: () => expect(screen.getByText(/Size curves are being loaded/)).toBeVisible(),
    ready: () => expect(screen.queryByRole('status')).toBeNull(),
    failed: () => expect(screen.getByText(/could not be loaded: pieces are spread evenly/)).toBeVisible(),
  },
});

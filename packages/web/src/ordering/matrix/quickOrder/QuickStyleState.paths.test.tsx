import { quickStyleMachine } from '@selvedge/core/ordering';
import { quickStyleTour, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import { useSelector } from '@xstate/react';
import { expect } from 'vitest';
import { screenTour } from '../../../testing/screenTour.tsx';
import { QuickStyleState } from './QuickStyleState.tsx';
import type { QuickStyleRef } from './quickOrderRef.ts';

function Place({ actor }: { actor: QuickStyleRef }) {
  return useSelector(actor, (at) => !at.matches('idle')) && <QuickStyleState actor={actor} />;
}

screenTour('M1 M4 the style of a quick order in the list, on the screen', {
  chart: quickStyleMachine,
  pictures: { nothing: { idle: 'no style is wanted, or the quick order shows it' } },
  tour: quickStyleTour,
  machine: wired.quickStyle,
  screen: (actor) => <Place actor={actor as QuickStyleRef} />,
  userActions: {
    'quickStyle.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    idle: () => expect(screen.queryByText('Loading the style')).toBeNull(),
    loading: () => expect(screen.getByText('Loading the style')).toBeInTheDocument(),
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('The style could not be loaded'),
  },
});

import { pickingMachine } from '@selvedge/core/ordering';
import { pickingTour, wired } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { PickingDialog } from './AddingDialog.tsx';

const adding = () => within(screen.getByRole('dialog', { name: 'Add carts to the group order' }));

screenTour('N8 picking carts for a group order, walked', {
  chart: pickingMachine,
  pictures: { nothing: { left: 'the dialog is closed' } },
  tour: pickingTour,
  machine: wired.picking,
  screen: (actor) => <PickingDialog picking={actor as ActorRefFrom<typeof pickingMachine>} />,
  userActions: {
    'candidate.toggled': (user) => user.click(adding().getByRole('checkbox')),
    'candidates.retried': (user) => user.click(adding().getByRole('button', { name: 'Try again' })),
    'carts.added': (user) => user.click(adding().getByRole('button', { name: 'Add 1 cart' })),
    'adding.cancelled': (user) => user.click(adding().getByRole('button', { name: 'Cancel' })),
  },
  shows: {
    loading: () => expect(adding().queryByRole('checkbox')).toBeNull(),
    choosing: ({ context }) => {
      const add = adding().getByRole('button', { name: /^Add/ });
      if (context.cartIds.length > 0) expect(add).toHaveTextContent('Add 1 cart');
      else expect(add).toHaveAccessibleDescription('Choose at least one cart.');
    },
    failed: () => expect(adding().getByRole('alert')).toHaveTextContent('The carts could not be loaded'),
    left: () => expect(screen.queryByRole('dialog')).toBeNull(),
  },
});

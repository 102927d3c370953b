import { addingMachine } from '@selvedge/core/ordering';
import { addingTour, sampleNow, samplePlace, wired } from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect } from 'vitest';
import type { ActorRefFrom, AnyMachineSnapshot, SnapshotFrom } from 'xstate';
import { screenTour } from '../../../testing/screenTour.tsx';
import { catalogOf } from '../../testing/catalogOf.ts';
import { openCart } from '../../testing/openCart.ts';
import { AddStylesDialog } from './AddStylesDialog.tsx';

type Snapshot = SnapshotFrom<typeof addingMachine>;

const dialog = () => screen.getByRole('dialog', { name: 'Add styles' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const failed = (title: string) => () => {
  expect(dialog()).toBeVisible();
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
};

const sheet = () => {
  expect(screen.getByText('Poplin shirt')).toBeVisible();
  expect(screen.getByRole('grid')).toBeVisible();
};

screenTour('N2 adding styles, on the screen', {
  chart: addingMachine,
  pictures: {
    nothing: { closed: 'the dialog is not open' },
  },
  unreported: {
    translateStyle: 'nothing is missing: the sheet stays, with its texts in the language before',
  },
  tour: addingTour,
  machine: wired.adding,
  screen: async (actor) => (
    <AddStylesDialog
      adding={actor as ActorRefFrom<typeof addingMachine>}
      catalog={await catalogOf()}
      cart={(await openCart()).actor}
      place={samplePlace}
      now={sampleNow}
    />
  ),
  userActions: {
    'adding.closed': (user) => user.click(button('Done')),
    'term.typed': (_, event, { actor }) => {
      const box = screen.getByRole('searchbox');
      if (box instanceof HTMLInputElement && box.value !== event.term)
        fireEvent.change(box, { target: { value: event.term } });
      else actor.send(event);
    },
    'style.chosen': async (user, event, { actor }) => {
      const found = screen.queryByRole('button', { name: /Poplin shirt/ });
      if (found) await user.click(found);
      else actor.send(event);
    },
    'style.left': (user) => user.click(button('Search for another style')),
    'style.retried': (user) => user.click(button('Try again')),
  },
  shows: {
    closed: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
    'open.searching': (snapshot: AnyMachineSnapshot) => {
      const { term } = (snapshot as Snapshot).context;
      expect(screen.getByRole('searchbox')).toHaveValue(term);
      expect(screen.queryAllByRole('button', { name: /Poplin shirt/ })).toHaveLength(term === '' ? 0 : 1);
    },
    'open.loading': () => expect(screen.getByText('Loading the style')).toBeVisible(),
    'open.ordering.shown': sheet,
    'open.ordering.translating': sheet,
    'open.missing': failed('Yikes! Style not available.'),
    'open.failed': failed('An error occurred.'),
  },
});

import { groupOrderMachine } from '@selvedge/core/ordering';
import { groupOrderTourWithServices, pick, rulesRefused, settle, wired } from '@selvedge/core/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { screenTour } from '../../testing/screenTour.tsx';
import { GroupPage } from './GroupPage.tsx';
import type { GroupOrderRef } from './groupOrderRef.ts';

/** On the screen what is settled is refused, so that its refusal is seen. */
const tour = {
  ...groupOrderTourWithServices,
  answers: {
    ...groupOrderTourWithServices.answers,
    settling: [[{ cartId: 'cart-1', done: false, orderNumber: null, failure: null }]],
  },
};

const button = (name: string | RegExp, within_ = within(document.body)) =>
  within_.getByRole('button', { name });
const adding = () => within(screen.getByRole('dialog', { name: 'Add carts to the group order' }));
const asking = () => within(screen.getByRole('alertdialog'));
const cart = (name: string) =>
  within(screen.getByRole('list', { name: 'Carts' }))
    .getAllByRole('listitem')
    .find((item) => item.textContent?.includes(name)) as HTMLElement;

/** The page with its three carts: one ready, one objected to, one finalized elsewhere. */
const page = ({ context }: AnyMachineSnapshot) => {
  expect(screen.getByRole('heading', { level: 1, name: 'Northern shops' })).toBeVisible();
  expect(cart('Modehaus Lindner')).toHaveTextContent('Ready');
  expect(cart('Boutique Perrin')).toHaveTextContent('Not possible yet');
  expect(cart('Boutique Perrin')).toHaveTextContent('Field jacket FJ-100 · Ink · Size M');
  expect(cart('Boutique Perrin')).toHaveTextContent('This variant may not be ordered by the customer.');
  expect(cart('Hallman')).toHaveTextContent('Order finalized');
  expect(within(cart('Hallman')).getByRole('link', { name: 'Order 900001' })).toHaveAttribute(
    'href',
    '/ordering/orders/o-1',
  );
  if (context.settled.length > 0) expect(screen.getByText('0 of 1 finalized')).toBeVisible();
  if (context.failure !== null)
    expect(screen.getByText('The group order could not be changed')).toBeVisible();
};

screenTour('N8 one group order, walked', {
  chart: groupOrderMachine,
  pictures: {
    sameAs: { rereading: ['changing', 'a change is at its end when the carts are read again'] },
  },
  tour,
  unreported: { 'dissolve 404': 'what is gone already is dissolved' },
  machine: (api) => wired.groupOrder(api),
  screen: (actor) => <GroupPage groupOrder={actor as GroupOrderRef} rightEnv="preorder" />,
  userActions: {
    'reading.retried': (user) => user.click(button('Try again')),
    'group.renamed': async (user, event) => {
      await user.click(button('Rename'));
      const dialog = within(screen.getByRole('dialog', { name: 'Rename the group order' }));
      fireEvent.change(dialog.getByRole('textbox'), { target: { value: event.groupName } });
      await user.click(dialog.getByRole('button', { name: 'Rename' }));
    },
    'cart.removed': (user) => user.click(button('Remove: Boutique Perrin')),
    'carts.wanted': (user) => user.click(button('Add carts')),
    'dissolving.requested': (user) => user.click(button('Dissolve group order')),
    'dissolving.confirmed': (user) => user.click(asking().getByRole('button', { name: 'Dissolve' })),
    'dissolving.cancelled': (user) => user.click(asking().getByRole('button', { name: 'Cancel' })),
    'settlement.requested': (user) => user.click(button('Finalize 1 cart')),
    'settlement.confirmed': (user) => user.click(asking().getByRole('button', { name: /^Finalize/ })),
    'settlement.cancelled': (user) => user.click(asking().getByRole('button', { name: 'Cancel' })),
    'outcome.dismissed': (user, event, { actor }) => {
      const [first] = screen.queryAllByRole('button', { name: 'Dismiss' });
      return first ? user.click(first) : actor.send(event);
    },
  },
  answers: {
    picking: pick,
    settling: async (_, { fake }) => {
      fake.pending[0]?.fail(rulesRefused);
      await settle();
    },
  },
  shows: {
    loading: () => expect(screen.getByText('Loading the group order')).toBeInTheDocument(),
    missing: () =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is no such group order'),
    failed: () =>
      expect(screen.getByRole('alert')).toHaveTextContent('The data of the group order could not be loaded'),
    ready: page,
    rereading: page,
    changing: page,
    adding: () => expect(adding().queryByRole('checkbox')).toBeNull(),
    askingToDissolve: () => expect(asking().getByText(/stay as they are/)).toBeVisible(),
    dissolving: () =>
      expect(asking().getByRole('button', { name: /^Dissolve/ })).toHaveAttribute('aria-busy', 'true'),
    dissolved: () =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
        'The group order has been dissolved',
      ),
    confirming: ({ context }) => {
      expect(asking().getByText(/becomes a separate order/)).toBeVisible();
      expect(asking().getByText(/Left out because.*Boutique Perrin/)).toBeVisible();
      if (context.leftOut.length > 0) expect(asking().getByText(/You have left out/)).toBeVisible();
    },
    settling: () => expect(screen.getByText('0 of 1 done')).toBeVisible(),
  },
});

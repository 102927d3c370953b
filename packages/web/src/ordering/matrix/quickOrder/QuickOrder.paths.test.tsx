import { planOf, quickOrderMachine } from '@selvedge/core/ordering';
import { createFakeApi, quickOrderTour, samplePlace, sampleStyle, wired } from '@selvedge/core/testing';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSelector } from '@xstate/react';
import { expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor, type SnapshotFrom } from 'xstate';
import { renderWithWords } from '../../../testing/renderWithWords.tsx';
import { screenTour } from '../../../testing/screenTour.tsx';
import type { CartRef } from '../../cart/state/cellView.ts';
import { openCart } from '../../testing/openCart.ts';
import { QuickOrder } from './QuickOrder.tsx';
import { QuickOrderTaken } from './QuickOrderTaken.tsx';
import type { QuickOrderRef } from './quickOrderRef.ts';

function Place({ actor, cart }: { actor: QuickOrderRef; cart: CartRef }) {
  const isOpen = useSelector(actor, (snapshot) => snapshot.matches('open'));
  return (
    <>
      <QuickOrderTaken actor={actor} />
      {isOpen && <QuickOrder actor={actor} cart={cart} />}
    </>
  );
}

type Snapshot = SnapshotFrom<typeof quickOrderMachine>;

const dialog = () => screen.getByRole('dialog', { name: 'Quick order: Poplin shirt' });
const planned = (id: string) => document.querySelector<HTMLInputElement>(`[data-planned="${id}"]`);
const total = () => screen.getByLabelText('Total pieces');

const choosing = () => {
  expect(dialog()).toBeVisible();
  expect(screen.getByText(/is shown here as soon as you type a total/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
};
const previewing = (snapshot: AnyMachineSnapshot) => {
  const plan = planOf((snapshot as Snapshot).context);
  expect(screen.getByText(`${plan?.placed} of ${plan?.asked} pieces`)).toBeVisible();
  const shown = [...document.querySelectorAll<HTMLInputElement>('[data-planned]')];
  expect(shown.reduce((sum, { value }) => sum + Number(value), 0)).toBe(plan?.placed);
  expect(screen.getByRole('button', { name: /^Apply \d+ pieces?$/ })).toBeEnabled();
};
const curvesComing = () => expect(screen.getByText(/Size curves are being loaded/)).toBeVisible();
const curvesThere = () =>
  expect(screen.getByRole('option', { name: 'Your orders of shirts (240 pieces)' })).toBeInTheDocument();
/** Their chart still reads them: the walk hands them over by itself. */
const curvesIn = (snapshot: AnyMachineSnapshot) => {
  curvesComing();
  if (snapshot.context.curves.length > 0) curvesThere();
};
screenTour('M4 the quick order, on the screen', {
  chart: quickOrderMachine,
  pictures: {
    nothing: {
      closed: 'the dialog is not open',
      taken: 'the dialog is closed; the quantities stand in the matrix',
    },
  },
  tour: quickOrderTour,
  machine: wired.quickOrder,
  screen: async (actor) => {
    const { actor: cart } = await openCart();
    return <Place actor={actor as QuickOrderRef} cart={cart} />;
  },
  userActions: {
    'quickOrder.closed': async (user, event, { actor }) => {
      const cancel = screen.queryByRole('button', { name: 'Cancel' });
      if (cancel) await user.click(cancel);
      else actor.send(event);
    },
    'quickOrder.taken': (user) => user.click(screen.getByRole('button', { name: /^Apply/ })),
    'curve.chosen': (user, event) =>
      user.selectOptions(screen.getByLabelText('Spread over the sizes'), event.curveId),
    'scope.chosen': (user, event) =>
      user.selectOptions(screen.getByLabelText('The total applies'), event.scope),
    'colour.toggled': (user, event) =>
      user.click(screen.getByLabelText(event.articleColorId === 'k-1' ? 'Navy' : 'White')),
    'total.typed': (_, event) => fireEvent.change(total(), { target: { value: event.entry } }),
    'cell.adjusted': (_, event, { actor }) => {
      const cell = planned(event.articleVariantId);
      if (cell && cell.value !== event.entry) fireEvent.change(cell, { target: { value: event.entry } });
      else actor.send(event);
    },
    'adjustments.dropped': async (user, event, { actor }) => {
      const again = screen.queryByRole('button', { name: 'Redistribute' });
      if (again) await user.click(again);
      else actor.send(event);
    },
  },
  shows: {
    closed: () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument(),
    taken: (snapshot) => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      const placed = planOf((snapshot as Snapshot).context)?.placed;
      expect(screen.getByText(`${placed} pieces entered for Poplin shirt.`)).toBeInTheDocument();
    },
    'open.choosing': (snapshot) => {
      choosing();
      curvesIn(snapshot);
    },
    'open.previewing': (snapshot) => {
      previewing(snapshot);
      curvesIn(snapshot);
    },
  },
});

it('M4 Enter in the total puts the plan in, and nothing while there is none', async () => {
  const fake = createFakeApi();
  const actor = createActor(wired.quickOrder(fake.api), {
    input: { place: samplePlace, mayInsert: true },
  }).start();
  const { actor: cart } = await openCart();
  actor.send({ type: 'quickOrder.opened', style: sampleStyle(), now: 0 });
  await renderWithWords(<Place actor={actor as QuickOrderRef} cart={cart} />);
  const user = userEvent.setup();
  await user.click(total());
  await user.keyboard('{Enter}');
  expect(actor.getSnapshot().matches('open')).toBe(true);
  await user.type(total(), '12{Enter}');
  expect(actor.getSnapshot().matches('taken')).toBe(true);
  expect(screen.getByText('12 pieces entered for Poplin shirt.')).toBeInTheDocument();
});

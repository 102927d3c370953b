import { limitMachine } from '@selvedge/core/ordering';
import { networkLost, samplePlace, sampleSeasonState, wired } from '@selvedge/core/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { screenTour } from '../../testing/screenTour.tsx';
import { OrderLimitDrawer } from './OrderLimitDrawer.tsx';

const limit = { amount: 500_000, used: 300_000, inCarts: 0, currency: 'EUR' };
const figure = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;
const press = (name: RegExp) => (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name, hidden: true }));

screenTour('O4 the order limit, on the screen', {
  chart: limitMachine,
  tour: {
    input: { place: samplePlace, limit },
    events: [{ type: 'limit.asked' }],
    answers: { readLimit: [sampleSeasonState().limit] },
    failures: { readLimit: [networkLost] },
  },
  machine: wired.limit,
  answers: {
    readLimit: (_, { fake }) => fake.pending[0]?.answer(sampleSeasonState()),
  },
  screen: (actor) => <OrderLimitDrawer limit={actor as ActorRefFrom<typeof limitMachine>} order={100_000} />,
  userActions: { 'limit.asked': press(/left|over/) },
  shows: {
    known: () => expect(screen.getByRole('button', { name: /left/, hidden: true })).toBeInTheDocument(),
    reading: () => expect(figure('This order')).toHaveTextContent('€1,000.00'),
    stale: () => expect(screen.getByText(/could not be updated/)).toBeInTheDocument(),
  },
});

describe('O4 the drawer', () => {
  const open = async (order: number, language: 'en' | 'de' = 'en') => {
    const { createFakeApi } = await import('@selvedge/core/testing');
    const actor = createActor(wired.limit(createFakeApi().api), {
      input: { place: samplePlace, limit },
    }).start();
    await renderWithWords(<OrderLimitDrawer limit={actor} order={order} />, language);
    await userEvent.setup().click(screen.getByRole('button'));
  };

  it('O4 says limit, used, this order and what is left', async () => {
    await open(100_000);
    expect(
      ['Limit', 'Used', 'This order', 'Remaining'].map((term) =>
        figure(term)?.textContent?.replaceAll(/\s/g, ''),
      ),
    ).toEqual(['€5,000.00', '€3,000.00', '€1,000.00', '€1,000.00']);
    expect(screen.getByRole('meter', { hidden: true })).toHaveAttribute('aria-valuetext', '€4,000 of €5,000');
  });

  it('O4 says by how much an order is over it, and what one can do', async () => {
    await open(250_001, 'de');
    expect(screen.getByText(/liegt .*501\s?€ über dem Limit|liegt .* über dem Limit/)).toBeInTheDocument();
    expect(screen.getByText(/bitten Sie um ein höheres Limit/)).toBeInTheDocument();
    expect(figure('Verbleibend')?.textContent).toMatch(/^0,00/);
  });
});

import type { Lock } from '@selvedge/core/contract';
import { createFakeApi, sampleIndex, samplePlace, serverDown, settle } from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { layOut } from '../../testing/layout.ts';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { openCart } from '../testing/openCart.ts';
import { providedCharts } from '../testing/providedCharts.ts';
import { StylesScreen } from './StylesScreen.tsx';

beforeEach(() => layOut());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const open = async (locks: Lock[] = []) => {
  const fake = createFakeApi();
  const catalog = createActor(providedCharts(fake.api).catalog, {
    input: { place: samplePlace, search: '' },
  }).start();
  const cart = await openCart();
  await renderWithWords(<StylesScreen catalog={catalog} cart={cart.actor} locks={locks} />);
  const next = (does: (call: (typeof fake.pending)[number]) => void) =>
    act(async () => {
      await settle();
      const [call] = fake.pending;
      if (!call) throw new Error('nothing is pending');
      does(call);
      await settle();
    });
  return { next, cart, user: userEvent.setup() };
};

const names = () =>
  within(screen.getByRole('list', { name: 'Styles of the season' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);

describe('the list of styles', () => {
  it('shows what a buyer chooses by, and what is ordered already', async () => {
    const { next } = await open();
    expect(screen.getByText('Loading the styles')).toBeInTheDocument();
    await next((call) => call.answer(sampleIndex()));
    const shirt = screen.getByRole('link', { name: 'Poplin shirt' }).closest('li') as HTMLElement;
    expect(within(shirt).getByText('50-4711')).toBeVisible();
    expect(within(shirt).getByText('€49.90')).toBeVisible();
    expect(within(shirt).getByText('€119.90')).toBeVisible();
    expect(within(shirt).getByText('4 pieces ordered')).toBeInTheDocument();
    expect(within(shirt).getByText(/2 colours:.*Navy, White/)).toBeInTheDocument();
    expect(within(shirt).getByText('New')).toBeVisible();
    expect(shirt.querySelector('img')).toHaveAttribute('src', '/api/v1/pictures/k-1/plp.webp');
    expect(within(shirt).getByRole('link')).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main/styles/s-1',
    );
    const bar = within(screen.getByRole('region', { name: 'Shopping cart' }));
    expect(bar.getByText('4 pieces')).toBeVisible();
    expect(bar.getByText('€199.60')).toBeVisible();
    expect(bar.getAllByText('All quantities stored')).not.toHaveLength(0);
  });

  it('is searched and sorted in place, and tells how many are left', async () => {
    const { next, user } = await open();
    await next((call) => call.answer(sampleIndex()));
    expect(names()).toEqual(['Überhemd', 'Poplin shirt']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Cost price');
    expect(names()).toEqual(['Poplin shirt', 'Überhemd']);
    const box = screen.getByRole('searchbox');
    await user.type(box, 'uber black');
    expect(names()).toEqual(['Überhemd']);
    expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain('1 style');
    await user.type(box, 'x');
    expect(screen.getByRole('heading', { name: 'No style matches' })).toBeVisible();
    expect(screen.getByText('No style matches “uber blackx”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all styles' }));
    expect(names()).toEqual(['Poplin shirt', 'Überhemd']);
  });

  it('tells of locks that stand in the way here, and only of those', async () => {
    const { next } = await open([
      { scope: 'subdivision', subject: '13-0', reason: 'No contract' },
      { scope: 'collectionType', subject: 'srs', reason: 'Not listed' },
    ]);
    await next((call) => call.answer(sampleIndex()));
    expect(screen.getByText('Subdivision 13-0 is locked for this customer: No contract')).toBeVisible();
    expect(screen.queryByText(/Not listed/)).toBeNull();
  });

  it('says when it is empty or failed, and tries again', async () => {
    const { next, user } = await open();
    await next((call) => call.fail(serverDown));
    expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await next((call) => call.answer({ currency: 'EUR', styles: [] }));
    expect(screen.getByRole('heading', { name: 'No styles yet' })).toBeVisible();
  });
});

import { failure } from '@selvedge/core';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { DashboardView } from './DashboardView.tsx';
import type { Tile } from './tile.ts';

const tile = (change: Partial<Tile>): Tile => ({
  id: 'preorder',
  title: 'Pre-order',
  description: 'The season ahead',
  image: null,
  link: '/ordering/preorder',
  newTab: false,
  favorite: false,
  ...change,
});
const greeting = { state: 'ready', firstName: 'Anna', lastName: 'Groß' } as const;
const show = (items: readonly Tile[]) =>
  renderWithWords(<DashboardView greeting={greeting} tiles={{ state: 'ready', items }} onRetry={() => {}} />);

test('D2 eight placeholders stand where the tiles will be', async () => {
  const { container } = await renderWithWords(
    <DashboardView greeting={{ state: 'loading' }} tiles={{ state: 'loading' }} onRetry={() => {}} />,
  );
  expect(container.querySelector('[aria-busy=true]')?.querySelectorAll(':scope > div')).toHaveLength(8);
});

test('D2 a tile shows title, description and link; only newTab opens another tab, without an opener', async () => {
  await show([tile({}), tile({ id: 'help', title: 'Help', link: 'https://help.test/', newTab: true })]);
  const [first, second] = within(screen.getByRole('list')).getAllByRole('listitem');
  if (!first || !second) throw new Error('Two tiles were given');
  expect(first).toHaveTextContent('The season ahead');
  const inside = within(first).getByRole('link', { name: 'Pre-order' });
  expect(inside).toHaveAttribute('href', '/ordering/preorder');
  expect(inside).not.toHaveAttribute('target');
  const outside = within(second).getByRole('link', { name: /Help/ });
  expect(outside).toHaveAttribute('target', '_blank');
  expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
});

test('D2 a tile whose link would run code is shown, but leads nowhere', async () => {
  await show([tile({ link: 'data:text/html,<script>1</script>', newTab: true })]);
  expect(screen.getByRole('heading', { level: 2, name: 'Pre-order' })).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test("D6 'An error occurred.' for tiles and greeting, each on its own, with a way to try again", async () => {
  const user = userEvent.setup();
  const onRetry = vi.fn();
  const { rerender } = await renderWithWords(
    <DashboardView
      greeting={{ state: 'failed', failure: failure({ message: 'Not now.', tracking: 'e-2' }) }}
      tiles={{ state: 'ready', items: [tile({})] }}
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.');
  expect(screen.getByRole('alert')).toHaveTextContent('Not now.');
  expect(screen.getByRole('alert')).toHaveTextContent('Error ID: e-2');
  expect(screen.getByRole('link', { name: 'Pre-order' })).toBeInTheDocument();
  rerender(
    <DashboardView
      greeting={greeting}
      tiles={{ state: 'failed', failure: failure({ tracking: 'e-1' }) }}
      onRetry={onRetry}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.');
  expect(screen.getByRole('alert')).toHaveTextContent('Error ID: e-1');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

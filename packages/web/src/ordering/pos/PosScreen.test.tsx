import type { Customer } from '@selvedge/core/contract';
import { createFakeApi, lockedSampleCustomer, sampleCustomer, settle } from '@selvedge/core/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../../testing/renderWithWords.tsx';
import { providedCharts } from '../testing/providedCharts.ts';
import { PosScreen } from './PosScreen.tsx';

const open = async (customers: Customer[]) => {
  const fake = createFakeApi();
  const actor = createActor(providedCharts(fake.api).pos, { input: { rightEnv: 'postorder' } }).start();
  await renderWithWords(<PosScreen actor={actor} />);
  await act(async () => {
    await settle();
    fake.pending[0]?.answer(customers);
    await settle();
  });
  return { actor, fake, user: userEvent.setup() };
};

it('is walked by arrows from the box to the results and back, and opened by Enter', async () => {
  const { user } = await open([sampleCustomer(), lockedSampleCustomer]);
  const box = screen.getByRole('searchbox', { name: 'Point of sale' });
  await user.click(box);
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Modehaus Lindner' })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  const locked = screen.getByRole('button', { name: 'Boutique Perrin: why is it locked?' });
  expect(locked).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('dialog', { name: 'Boutique Perrin' })).toHaveTextContent('Payment overdue');
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as Element);
  expect(locked).toHaveFocus();
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(box).toHaveFocus();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(window.location.pathname).toBe('/ordering/postorder/c-1');
});

it('says when nobody is found, and leads back to all', async () => {
  const { user, fake } = await open([]);
  expect(screen.getByText(/You have no points of sale here yet/)).toBeVisible();
  const box = screen.getByRole('searchbox', { name: 'Point of sale' });
  await user.type(box, 'zzz');
  await waitFor(() => expect(fake.pending).toHaveLength(1));
  await act(async () => {
    fake.pending[0]?.answer([]);
    await settle();
  });
  expect(screen.getByRole('heading', { name: 'No point of sale found' })).toBeVisible();
  expect(screen.getByText(/Nothing matches “zzz”/)).toBeVisible();
  expect(screen.getAllByRole('status').map((region) => region.textContent)).toContain(
    'No point of sale found',
  );
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(box).toHaveValue('');
  expect(box).toHaveFocus();
});

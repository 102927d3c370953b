import { ApiError, failure, type greetingMachine, type tilesMachine } from '@selvedge/core';
import { createFakeApi, settle, wired } from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { Dashboard } from './DashboardScreen.tsx';
import { openPortal, sampleTile } from './testing/openPortal.tsx';

const refused = (status: number, message: string) =>
  new ApiError(failure({ kind: 'refused', status, message, tracking: 'e-1' }));

const show = async () => {
  const { api, pending } = createFakeApi();
  const tiles = createActor(wired.tiles(api) as typeof tilesMachine).start();
  const greeting = createActor(wired.greeting(api) as typeof greetingMachine).start();
  const { container } = await renderWithWords(<Dashboard tiles={tiles} greeting={greeting} />);
  const eachFails = (error: ApiError) =>
    act(async () => {
      for (const call of [...pending]) call.fail(error);
      await settle();
    });
  const skeletons = () =>
    container.querySelector('[aria-busy=true]')?.querySelectorAll(':scope > div').length;
  return { tiles, pending, eachFails, skeletons };
};

test('D1 the dashboard greets by first and last name, and only where no slug is given', async () => {
  const tiles = [
    sampleTile({ id: 'forms', link: '/forms', title: 'Forms', subpageTitle: 'All forms', subpageTiles: [] }),
  ];
  const { serve, go } = await openPortal('/', { tiles });
  await serve();
  const main = () => within(screen.getByRole('main'));
  expect(main().getByRole('heading', { level: 1, name: 'Welcome, Ada Lind' })).toBeVisible();
  await go('/forms');
  await serve();
  expect(main().getByRole('heading', { level: 1, name: 'All forms' })).toBeVisible();
  expect(main().queryByText(/Welcome|Ada|Lind/)).toBeNull();
  await go('/no-such-tile');
  expect(main().queryByText(/Welcome|Ada|Lind/)).toBeNull();
  await go('/');
  expect(main().getByRole('heading', { level: 1, name: 'Welcome, Ada Lind' })).toBeVisible();
});

test("B5 '503 Maintenance is active.' leaves the skeletons standing, with no error, until it is asked again", async () => {
  const { tiles, pending, eachFails, skeletons } = await show();
  await eachFails(refused(503, 'Maintenance is active.'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('An error occurred.')).toBeNull();
  expect(skeletons()).toBe(8);
  await act(async () => {
    tiles.send({ type: 'tiles.retried' });
    await settle();
    pending[0]?.answer([]);
    await settle();
  });
  expect(skeletons()).toBeUndefined();
});

test('D6 any other 503 is an error', async () => {
  const { eachFails, skeletons } = await show();
  await eachFails(refused(503, 'A service the portal needs does not answer at the moment.'));
  expect(screen.getAllByText('An error occurred.')).toHaveLength(2);
  expect(skeletons()).toBeUndefined();
});

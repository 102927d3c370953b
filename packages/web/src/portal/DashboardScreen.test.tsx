import { ApiError, failure, type greetingMachine, type tilesMachine } from '@selvedge/core';
import { createFakeApi, settle, wired } from '@selvedge/core/testing';
import { act, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('K1 a dashboard whose user’s rights are refused says so, and shows its tiles', async () => {
  const preorder = sampleTile();
  const { serve } = await openPortal('/', {
    service: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/api/v2/user/right/resolved')
        return Response.json({ message: 'You may not do this.', tracking: 'e-1' }, { status: 403 });
      if (pathname === '/api/v1/dashboard/tiles') return Response.json([preorder]);
      if (pathname === '/api/v1/user/roles') return Response.json(['ROLE_EXTERN']);
      return Response.json({}, { status: 404 });
    },
  });
  const main = () => within(screen.getByRole('main'));
  const title = { name: 'Your rights could not be loaded' };
  // The call is repeated before it is given up.
  await vi.waitFor(
    async () => {
      await serve();
      expect(main().getByRole('heading', title)).toBeVisible();
    },
    { timeout: 30_000 },
  );
  expect(main().getByText('Without them we cannot open the ordering area.')).toBeVisible();
  expect(main().getByRole('heading', { name: 'Pre-order' })).toBeVisible();
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

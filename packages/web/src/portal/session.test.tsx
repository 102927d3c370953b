import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openPortal, sampleTile } from './testing/openPortal.tsx';

const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const inHeader = () =>
  [...within(screen.getByRole('banner')).queryAllByRole('link')].map((link) => link.textContent);
const wait = (milliseconds: number) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

it('A10 A14 without anyone signed in a gated place says that one is being signed in, and the header has its name alone', async () => {
  const { page } = await openPortal('/ordering/preorder', { signedIn: false });
  expect(heading()).toBe('We are signing you in...');
  expect(document.title).toBe('We are signing you in... · Selvedge');
  expect(inHeader()).toHaveLength(1);
  expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
  await wait(50);
  expect(page.left).toHaveLength(1);
  expect(page.requested.filter((line) => !/maintenances/.test(line))).toEqual([]);
});

it('A13 a legal page is shown to anybody, by calls without a token', async () => {
  const { page } = await openPortal('/imprint', { signedIn: false });
  const name = 'Imprint & Privacy Policy';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  const ofImprint = () =>
    page.pending.filter(({ request }) => request.url.endsWith('/content/static/imprint'));
  await vi.waitFor(() => expect(ofImprint()).toHaveLength(1));
  expect(ofImprint()[0]?.request.headers.has('x-extranet-token')).toBe(false);
  expect(page.left).toEqual([]);
});

it('C3 A14 signed in, the header leads to profile, calendar and logout', async () => {
  const { serve } = await openPortal('/', { tiles: [sampleTile()] });
  await serve();
  expect(inHeader().slice(1)).toEqual(['Edit Profile Data', 'Fashion calendar', 'Logout']);
});

it('A12 /logout says so for 500 ms, then ends the session; nothing of it is shown any more, Back included', async () => {
  const { page, serve, go } = await openPortal('/', { tiles: [sampleTile()] });
  await serve();
  expect(screen.getByRole('link', { name: 'Pre-order' })).toBeVisible();
  await go('/logout');
  expect(heading()).toBe('We are logging you out...');
  expect(document.title).toBe('We are logging you out... · Selvedge');
  expect(page.session.has('selvedge.tokens')).toBe(true);
  await wait(600);
  expect(page.session.has('selvedge.tokens')).toBe(false);
  expect(page.left).toHaveLength(1);
  act(() => page.wake());
  expect(heading()).toBe('You are signed out');
  await go('/');
  expect(heading()).toBe('We are signing you in...');
  expect(screen.queryByRole('link', { name: 'Pre-order' })).toBeNull();
});

it('A12 opened by its address, /logout never says that one is being signed in', async () => {
  await openPortal('/logout', { signedIn: false });
  expect(heading()).toBe('We are logging you out...');
  await wait(600);
});

it('A11 the sign-in error dialog has its title, its reason, and a way to try again', async () => {
  const user = userEvent.setup();
  const { page } = await openPortal('/oauth/v2/grant?error=access_denied&error_description=No', {
    signedIn: false,
  });
  await wait(50);
  const dialog = screen.getByRole('alertdialog', { name: 'An error occurred while signing you in' });
  expect(dialog).toHaveTextContent('The sign-in service refused the request.');
  expect(dialog).not.toHaveTextContent('access_denied');
  await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
  await wait(50);
  expect(page.left).toHaveLength(1);
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { Header } from './Header.tsx';
import { Layout } from './Layout.tsx';

const scrollTo = vi.fn();

beforeEach(() => {
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => vi.unstubAllGlobals());

const page = (path: string | null, title: string) => (
  <Layout path={path} title={title} header={<Header homeHref="/" navigation={null} />} footer={null}>
    content
  </Layout>
);

test('C9 the first page has its title and moves nothing', async () => {
  await renderWithWords(page('/', 'Dashboard'));
  expect(document.title).toBe('Dashboard · Selvedge');
  expect(scrollTo).not.toHaveBeenCalled();
  expect(document.body).toHaveFocus();
});

test('C9 the first page after one that shows none moves nothing, so that the Tab key begins at the start', async () => {
  const { rerender } = await renderWithWords(page(null, 'Signing in'));
  rerender(page('/', 'Dashboard'));
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  rerender(page('/imprint', 'Imprint'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('C2 C9 another path goes to the top, moves the focus and is spoken', async () => {
  const { rerender } = await renderWithWords(page('/', 'Dashboard'));
  rerender(page('/imprint', 'Imprint'));
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
  expect(screen.getByRole('main')).toHaveFocus();
  expect(document.title).toBe('Imprint · Selvedge');
  expect(screen.getByRole('status')).toHaveTextContent('Imprint opened');
});

test('A14 without a token the header has the name alone', async () => {
  await renderWithWords(<Header homeHref="/" navigation={null} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('C3 signed in it has Search, Edit Profile Data, Fashion calendar and Logout', async () => {
  const user = userEvent.setup();
  const onSearch = vi.fn();
  await renderWithWords(
    <Header
      homeHref="/"
      navigation={{
        onSearch,
        profileHref: '/self/profile',
        calendarHref: '/self/calendar',
        logoutHref: '/logout',
      }}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(onSearch).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Edit Profile Data' })).toHaveAttribute('href', '/self/profile');
  expect(screen.getByRole('link', { name: 'Fashion calendar' })).toHaveAttribute('href', '/self/calendar');
  expect(screen.getByRole('link', { name: 'Logout' })).toHaveAttribute('href', '/logout');
});

import type { FilterSet } from '@selvedge/core/contract';
import { serverDown } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '../../../testing/layout.ts';
import { openStyles } from '../testing/openStyles.tsx';
import { FilterSetDialog } from './FilterSets.tsx';

beforeAll(() => FilterSetDialog.fetchAhead());
beforeEach(() => layOut());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const slim: FilterSet = { filterSetId: 'f-1', name: 'Slim', search: '?fit=slim&sort=-price' };
const dialog = () => within(screen.getByRole('dialog', { name: 'Saved filters' }));
const open = () => screen.getByRole('button', { name: 'Saved filters' });

it('M1 saved filters: what the list shows is kept under a name, and can be shown again', async () => {
  const { user, call, shown } = await openStyles({ search: '?fit=slim&view=list' });
  await user.click(open());
  expect(dialog().getByText('You have not saved any filters yet.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Save' }));
  const box = dialog().getByRole('textbox', { name: 'Save current filters as' });
  expect(box).toHaveAccessibleDescription('Please give the filters a name.');
  await user.type(box, '  Slim   only{Enter}');
  const saved = { filterSetId: 'f-9', name: 'Slim only', search: '?fit=slim' };
  await call('saveFilterSet', (one) => {
    expect(one.call).toMatchObject({ body: { name: 'Slim only', search: '?fit=slim' } });
    one.answer([saved]);
  });
  expect(dialog().getByText('Saved as “Slim only”.')).toBeVisible();
  expect(dialog().getByText('Currently shown')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await user.click(open());
  await user.click(dialog().getByRole('button', { name: 'Slim only' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shown.at(-1)).toBe('?fit=slim&view=list');
});

it('M1 saved filters: nothing to save is said; one is replaced by the current filters, and removed', async () => {
  const { user, call } = await openStyles({ sets: [slim, { ...slim, filterSetId: 'f-2', name: 'Two' }] });
  await user.click(open());
  const save = dialog().getByRole('button', { name: 'Save' });
  expect(save).toHaveAccessibleDescription('There is no filter to save yet. Choose one in the list first.');
  expect(dialog().queryByRole('button', { name: /^Replace/ })).toBeNull();
  await user.keyboard('{Escape}');
  await user.type(screen.getByRole('searchbox'), 'shirt');
  await user.click(open());
  await user.type(dialog().getByRole('textbox'), 'Slim');
  expect(dialog().getByText('“Slim” will be replaced.')).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Replace “Slim” with the current filters' }));
  const replaced = { ...slim, search: '?q=shirt' };
  await call('saveFilterSet', (one) => one.answer([replaced, { ...slim, filterSetId: 'f-2', name: 'Two' }]));
  await user.click(dialog().getByRole('button', { name: 'Remove “Slim”' }));
  expect(dialog().getByRole('button', { name: 'Two' })).toHaveFocus();
  await call('removeFilterSet', (one) => one.answer([]));
  expect(dialog().queryByRole('button', { name: 'Slim' })).toBeNull();
});

it('M1 saved filters: one is renamed in its line, by the keyboard, and names that cannot be told apart are refused', async () => {
  const { user, call } = await openStyles({ sets: [slim, { ...slim, filterSetId: 'f-2', name: 'Two' }] });
  await user.click(open());
  await user.click(dialog().getByRole('button', { name: 'Rename “Slim”' }));
  const box = dialog().getByRole('textbox', { name: 'New name' });
  expect(box).toHaveFocus();
  const refused = async (typed: string, words: string) => {
    await user.clear(box);
    await user.paste(typed);
    await user.keyboard('{Enter}');
    expect(box).toHaveAccessibleDescription(words);
  };
  await refused('  ', 'Please give the filters a name.');
  await refused('Sale\u202e', 'The name contains invisible characters. Please type it again.');
  await refused('TWO', 'You already have saved filters named “Two”.');
  await user.clear(box);
  await user.type(box, 'Slim fit{Enter}');
  const renamed = { ...slim, name: 'Slim fit' };
  await call('renameFilterSet', (one) => {
    expect(one.call).toMatchObject({ params: { filterSetId: 'f-1' }, body: { name: 'Slim fit' } });
    one.answer([renamed]);
  });
  expect(dialog().getByRole('button', { name: 'Slim fit' })).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Rename “Slim fit”' }));
  await user.keyboard('{Escape}');
  expect(dialog().queryByRole('textbox', { name: 'New name' })).toBeNull();
  await vi.waitFor(() => expect(dialog().getByRole('button', { name: 'Rename “Slim fit”' })).toHaveFocus());
});

it('M1 saved filters: a name of signs that nobody sees is refused with words', async () => {
  const { user } = await openStyles({ search: '?fit=slim' });
  await user.click(open());
  const box = dialog().getByRole('textbox', { name: 'Save current filters as' });
  await user.click(box);
  await user.paste('\u200b\u200b');
  await user.keyboard('{Enter}');
  expect(box).toHaveAccessibleDescription('The name contains invisible characters. Please type it again.');
});

it('K2 M1 saved filters: after a change that was refused there is still nothing to save without a filter', async () => {
  const { user, call, fake } = await openStyles({ sets: [slim] });
  await user.click(open());
  await user.click(dialog().getByRole('button', { name: 'Remove “Slim”' }));
  await call('removeFilterSet', (one) => one.fail(serverDown));
  expect(dialog().getByRole('alert')).toHaveTextContent(
    'The change was not saved. Your saved filters are unchanged.',
  );
  const save = dialog().getByRole('button', { name: 'Save' });
  expect(save).toHaveAttribute('aria-disabled', 'true');
  expect(save).toHaveAccessibleDescription('There is no filter to save yet. Choose one in the list first.');
  await user.type(dialog().getByRole('textbox'), 'All{Enter}');
  await user.click(save);
  expect(fake.pending.map(({ name }) => name)).not.toContain('saveFilterSet');
});

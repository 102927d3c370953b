import { indexOf, sampleListedStyle, sampleListedStyles } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { layOut } from '../../../testing/layout.ts';
import { openStyles } from '../testing/openStyles.tsx';

beforeEach(() => layOut());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const panel = () => within(screen.getByRole('region', { name: 'Filters' }));
const value = (name: string) => panel().getByRole('checkbox', { name });
const group = (name: string) => panel().getByRole('group', { name });
const names = () =>
  within(screen.getByRole('list', { name: 'Styles in this season' }))
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const chips = () =>
  within(screen.getByRole('list', { name: 'Chosen filters' }))
    .getAllByRole('button')
    .map((button) => button.textContent);

it('M1 every attribute with more than one value is offered, and counts follow each toggle', async () => {
  const { user, shown } = await openStyles();
  expect(panel().queryByRole('button', { name: 'Gender' })).toBeNull();
  await user.click(panel().getByRole('button', { name: 'Fit' }));
  await user.click(panel().getByRole('button', { name: 'Style role' }));
  expect(value('Basic, 1 style')).not.toBeChecked();
  await user.click(value('Slim fit, 1 style'));
  expect(names()).toEqual(['Überhemd']);
  expect(value('Basic, no styles')).toHaveAttribute('aria-disabled', 'true');
  expect(value('Fashion, 1 style')).not.toHaveAttribute('aria-disabled');
  expect(value('Regular fit, 1 style')).not.toBeChecked();
  expect(shown.at(-1)).toBe('?fit=slim');
  await user.click(value('Regular fit, 1 style'));
  expect(names()).toEqual(['Überhemd', 'Poplin shirt']);
  expect(shown.at(-1)).toBe('?fit=regular&fit=slim');
});

it('M1 a value without results stays reachable, does nothing, and says why', async () => {
  const { user, shown } = await openStyles({ search: '?fit=slim' });
  const blue = value('Blue, no styles');
  expect(blue).toHaveAccessibleDescription(/^None of the styles shown has this\.$/);
  const before = shown.length;
  await user.click(blue);
  expect(blue).not.toBeChecked();
  expect(shown).toHaveLength(before);
  expect(within(group('Colour group')).getByRole('status')).toHaveTextContent(
    'None of the styles shown has this.',
  );
});

it('M1 has all switches with their counts; scanned only once something was scanned', async () => {
  const { user, catalog } = await openStyles();
  const switches = () =>
    within(group('Show only'))
      .getAllByRole('checkbox')
      .map((one) => one.getAttribute('aria-label')?.replace(/,.*/, ''));
  expect(switches()).toEqual([
    'Favourites',
    'Keylook',
    'Sale',
    'New',
    'NOOS',
    'SRS',
    'Core range',
    'Digital only',
    'Special offer',
    'Order recommendation',
  ]);
  await user.click(value('New, 1 style'));
  expect(names()).toEqual(['Poplin shirt']);
  await user.click(value('New, 1 style'));
  catalog.send({ type: 'scanned.changed', articleIds: ['s-2'] });
  await user.click(await panel().findByRole('checkbox', { name: 'Scanned, 1 style' }));
  expect(names()).toEqual(['Überhemd']);
});

it('M1 what is chosen stands above the list, and each is taken away by a press; the focus stays near', async () => {
  const { user } = await openStyles({ search: '?fit=slim&colourGroup=black&size=L' });
  expect(chips()).toEqual(['Fit: Slim fit', 'Size: L', 'Colour group: Black', 'Clear all']);
  await user.click(screen.getByRole('button', { name: 'Remove filter Fit: Slim fit' }));
  expect(chips()).toEqual(['Size: L', 'Colour group: Black', 'Clear all']);
  expect(screen.getByRole('button', { name: 'Remove filter Size: L' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  expect(screen.queryByRole('list', { name: 'Chosen filters' })).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(names()).toEqual(['Überhemd', 'Poplin shirt']);
});

it('M1 an address that asks for what the season has not shows it as chosen, to be taken away', async () => {
  const { user } = await openStyles({ search: '?fit=loose' });
  expect(screen.getByRole('heading', { name: 'No style matches' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove filter Fit: loose' }));
  expect(names()).toEqual(['Überhemd', 'Poplin shirt']);
});

it('M1 where nothing matches it says what to take away and how many styles that brings', async () => {
  const { user } = await openStyles({ search: '?q=shirt&fit=slim&only=new' });
  expect(screen.getByText('No style matches all of these filters.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Without New/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Without Fit: Slim fit: 1 style' }));
  expect(names()).toEqual(['Poplin shirt']);
});

it('M1 a long attribute is folded, searched in, and shown whole; what is chosen stays in sight', async () => {
  const models = Array.from({ length: 40 }, (_, at) => `Model ${String(at).padStart(2, '0')}`);
  const styles = models.map((model, at) =>
    sampleListedStyle({ articleId: `a-${at}`, articleNumber: `60-${at}`, values: { model: [model] } }),
  );
  const { user } = await openStyles({
    index: indexOf([...sampleListedStyles(), ...styles]),
    search: '?model=Model+39',
  });
  const shown = () => within(group('Model')).getAllByRole('checkbox').length;
  expect(panel().getByRole('button', { name: /^Model/, expanded: true })).toHaveTextContent('1 chosen');
  expect(shown()).toBeLessThan(12);
  expect(value('Model 39, 1 style')).toBeChecked();
  await user.click(panel().getByRole('button', { name: 'Show all 41' }));
  expect(shown()).toBe(41);
  await user.click(panel().getByRole('button', { name: 'Show fewer' }));
  const box = panel().getByRole('searchbox', { name: 'Find in Model' });
  await user.type(box, 'el 17');
  expect(shown()).toBe(1);
  await user.type(box, 'x');
  expect(within(group('Model')).getByRole('status')).toHaveTextContent('Nothing by that name');
});

it('M1 attributes fold and unfold by their headings', async () => {
  const { user } = await openStyles();
  const heading = panel().getByRole('button', { name: 'Colour group', expanded: true });
  await user.click(heading);
  expect(heading).toHaveAttribute('aria-expanded', 'false');
  expect(panel().queryByRole('checkbox', { name: 'Blue, 1 style' })).toBeNull();
});

it('M1 on a small screen the filters come over the page, and lead back to as many styles as they leave', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { user } = await openStyles({ search: '?size=M' });
  expect(screen.queryByRole('region', { name: 'Filters' })).toBeNull();
  const opener = screen.getByRole('button', { name: 'Filters (1)' });
  await user.click(opener);
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  expect(sheet.getByRole('button', { name: 'Show 2 styles' })).toBeVisible();
  await user.click(sheet.getByRole('checkbox', { name: 'Black, 1 style' }));
  await user.click(sheet.getByRole('button', { name: 'Show 1 style' }));
  expect(screen.queryByRole('dialog', { name: 'Filters' })).toBeNull();
  expect(opener).toHaveFocus();
  expect(names()).toEqual(['Überhemd']);
});

it('M1 a slip in the search shows what was meant, says so, and keeps what was typed', async () => {
  const { user, shown } = await openStyles();
  const search = screen.getByRole('searchbox');
  await user.type(search, 'poplni shrit');
  expect(names()).toEqual(['Poplin shirt']);
  expect(screen.getByRole('note')).toHaveTextContent('Nothing for “poplni shrit” – showing “Poplin shirt”.');
  expect(screen.getByText('1 style')).toBeVisible();
  expect(search).toHaveValue('poplni shrit');
  expect(shown.at(-1)).toBe('?q=poplni+shrit');
  await user.clear(search);
  await user.type(search, 'zzzzzz');
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByText('No style matches “zzzzzz”.')).toBeVisible();
});

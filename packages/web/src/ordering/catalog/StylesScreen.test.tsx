import { indexOf, sampleIndex, sampleListedStyle, serverDown } from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { layOut } from '../../testing/layout.ts';
import { StyleTable } from './list/StyleRows.tsx';
import { openStyles } from './testing/openStyles.tsx';

// Not while a test waits for what is shown.
beforeAll(() => StyleTable.fetchAhead(), 60_000);
beforeEach(() => layOut());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const list = () => screen.getByRole('list', { name: 'Styles in this season' });
const names = () =>
  within(list())
    .getAllByRole('heading')
    .map((heading) => heading.textContent);
const statuses = () => screen.getAllByRole('status').map((region) => region.textContent);
const filterRegion = () => screen.getByRole('region', { name: 'Filters' });
const value = (name: string) => within(filterRegion()).getByRole('checkbox', { name });

describe('the list of styles', () => {
  it('M1 M3 shows what a buyer chooses by, and what is ordered already', async () => {
    await openStyles();
    const shirt = screen
      .getByRole('link', { name: 'Poplin shirt' })
      .closest('[role=listitem]') as HTMLElement;
    expect(within(shirt).getByText('50-4711')).toBeVisible();
    expect(within(shirt).getByText('€49.90')).toBeVisible();
    expect(within(shirt).getByText('€119.90')).toBeVisible();
    expect(within(shirt).getByText('4 pieces ordered')).toBeInTheDocument();
    expect(within(shirt).getByText(/2 colours:.*Navy, White/)).toBeInTheDocument();
    expect(within(shirt).getByText('New')).toBeVisible();
    expect(shirt.querySelector('img')).toHaveAttribute('src', '/api/v1/pictures/k-1/plp.webp');
    expect(shirt.querySelector('img')).toHaveAttribute('width', '420');
    expect(within(shirt).getByRole('link')).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main/styles/s-1',
    );
    const bar = within(screen.getByRole('region', { name: 'Shopping cart' }));
    expect(bar.getByText('4 pieces')).toBeVisible();
    expect(bar.getByText('€199.60')).toBeVisible();
    expect(bar.getAllByText('All quantities saved')).not.toHaveLength(0);
  });

  it('M1 is searched and sorted in place, either way round, and tells how many are left', async () => {
    const { user, shown } = await openStyles();
    expect(names()).toEqual(['Überhemd', 'Poplin shirt']);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Wholesale price (CP)');
    expect(names()).toEqual(['Poplin shirt', 'Überhemd']);
    await user.click(screen.getByRole('button', { name: 'Ascending. Switch to descending' }));
    expect(names()).toEqual(['Überhemd', 'Poplin shirt']);
    await user.click(screen.getByRole('button', { name: 'Descending. Switch to ascending' }));
    const box = screen.getByRole('searchbox', { name: 'Number, name, colour or EAN' });
    await user.type(box, 'uber black');
    expect(names()).toEqual(['Überhemd']);
    expect(statuses()).toContain('1 style');
    expect(shown.at(-1)).toBe('?q=uber+black&sort=price');
    await user.type(box, 'xyz');
    expect(screen.getByRole('heading', { name: 'No style matches' })).toBeVisible();
    expect(screen.getByText('No style matches “uber blackxyz”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all styles' }));
    expect(names()).toEqual(['Poplin shirt', 'Überhemd']);
    expect(box).toHaveValue('');
  });

  it('M1 is found by an EAN', async () => {
    const { user } = await openStyles();
    await user.type(screen.getByRole('searchbox'), '4006381334006');
    expect(names()).toEqual(['Überhemd']);
  });

  it('M1 the compact list has a line a style, with its class, margin and delivery', async () => {
    const { user, shown } = await openStyles();
    await user.click(screen.getByRole('button', { name: 'Compact list' }));
    expect(shown.at(-1)).toBe('?view=list');
    const table = await screen.findByRole('table', { name: 'Styles in this season' });
    const shirt = screen.getByRole('link', { name: 'Poplin shirt' }).closest('[role=row]') as HTMLElement;
    expect(shirt).toHaveTextContent(/50-4711.*Shirts.*2 colours: Navy, White.*CP €49.90/);
    expect(shirt).toHaveTextContent(
      /RRP €119.90.*Margin gross 58%.*Delivery week 21\/2027.*4 pieces ordered/,
    );
    expect(shirt.querySelector('img')).toHaveAttribute('src', '/api/v1/pictures/k-1/list.webp');
    expect(table).toHaveAttribute('aria-rowcount', '3');
    expect(within(table).getAllByRole('row')[2]).toHaveAttribute('aria-rowindex', '3');
  });

  it('M1 a line of the compact list says each mark of its style', async () => {
    const index = indexOf([sampleListedStyle({ marks: ['new', 'noos', 'coreRange'] })]);
    await openStyles({ index, search: '?view=list' });
    const row = (await screen.findByRole('link', { name: 'Poplin shirt' })).closest('[role=row]');
    expect(row).toHaveTextContent(/^50-4711 New · NOOS · Core rangePoplin shirt/);
  });

  it('M1 the compact list is sorted by its heads, either way round, and has the columns one chooses', async () => {
    const { user, shown } = await openStyles({ search: '?view=list' });
    const table = await screen.findByRole('table', { name: 'Styles in this season' });
    const sorted = () =>
      within(table)
        .getAllByRole('columnheader')
        .filter((head) => head.hasAttribute('aria-sort'))
        .map((head) => [head.textContent, head.getAttribute('aria-sort')]);
    expect(sorted()).toEqual([['Style', 'ascending']]);
    await user.click(within(table).getByRole('button', { name: 'CP' }));
    expect(sorted()).toEqual([['CP', 'ascending']]);
    expect(shown.at(-1)).toBe('?sort=price&view=list');
    await user.click(within(table).getByRole('button', { name: 'CP' }));
    expect(sorted()).toEqual([['CP', 'descending']]);

    await user.click(within(table).getByRole('button', { name: 'Choose columns' }));
    await user.click(screen.getByRole('checkbox', { name: 'Brand' }));
    await user.click(screen.getByRole('checkbox', { name: /^Margin/ }));
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['Style', 'Brand', 'Class', 'Colours', 'CP', 'RRP', 'Delivery', 'Pieces', '']);
    const [, first] = within(table).getAllByRole('row');
    expect(first?.querySelectorAll('[role=cell]')).toHaveLength(8);
  });

  it('M1 shows what its address says, and says it to the styles it leads to', async () => {
    await openStyles({ search: '?fit=slim&view=list' });
    await screen.findByRole('table', { name: 'Styles in this season' });
    expect(screen.getByRole('button', { name: 'Compact list', pressed: true })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Überhemd' })).toHaveAttribute(
      'href',
      '/ordering/preorder/c-1/SS27.13-0.main/styles/s-2?fit=slim&view=list',
    );
  });

  it('M1 a style that is found by a colour shows that colour first', async () => {
    const { user } = await openStyles();
    const picture = () => list().querySelector('img')?.getAttribute('src');
    await user.type(screen.getByRole('searchbox'), 'white');
    expect(picture()).toBe('/api/v1/pictures/k-2/plp.webp');
    await user.clear(screen.getByRole('searchbox'));
    await user.click(value('Blue, 1 style'));
    expect(picture()).toBe('/api/v1/pictures/k-1/plp.webp');
  });

  it('M1 draws of many styles those on the screen, says which of how many each is, and that they are many', async () => {
    const styles = Array.from({ length: 1200 }, (_, at) =>
      sampleListedStyle({ articleId: `a-${at}`, articleNumber: `60-${1000 + at}`, name: `Shirt ${at}` }),
    );
    const { user } = await openStyles({ index: indexOf(styles) });
    const items = within(list()).getAllByRole('listitem');
    expect(items.length).toBeLessThan(60);
    expect(items[0]).toHaveAttribute('aria-posinset', '1');
    expect(items[0]).toHaveAttribute('aria-setsize', '1200');
    const banner = screen.getByRole('note');
    expect(banner).toHaveTextContent('That is a lot to look through.');
    await user.type(screen.getByRole('searchbox'), '60-1199');
    expect(names()).toEqual(['Shirt 199']);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('tells of locks that stand in the way here, and only of those', async () => {
    await openStyles({
      locks: [
        { scope: 'subdivision', subject: '13-0', reason: 'No contract' },
        { scope: 'collectionType', subject: 'srs', reason: 'Not listed' },
      ],
    });
    expect(screen.getByText('Subdivision 13-0 is locked for this customer: No contract')).toBeVisible();
    expect(screen.queryByText(/Not listed/)).toBeNull();
  });

  it('M1 says when it is loading, empty or failed, and tries again', async () => {
    const { call, user } = await openStyles({ loading: true });
    expect(screen.getByText('Loading the styles')).toBeInTheDocument();
    await call('styleIndex', (one) => one.fail(serverDown));
    expect(screen.getByRole('alert')).toHaveTextContent('Error ID: T-1');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await call('styleIndex', (one) => one.answer(indexOf([])));
    expect(screen.getByRole('heading', { name: 'No styles yet' })).toBeVisible();
  });

  it('M1 speaks German', async () => {
    await openStyles({ language: 'de', index: sampleIndex() });
    expect(screen.getByRole('searchbox', { name: 'Nummer, Name, Farbe, EAN' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Filter' })).toHaveTextContent('Nur anzeigen');
  });
});

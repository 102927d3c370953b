import { describe, expect, it } from 'vitest';
import { facetNames } from '../catalog/filters.ts';
import { filtersOf, searchOf } from '../catalog/filtersAddress.ts';
import { listSearch, styleParameters, styleSearch, styleViewOf } from './styleView.ts';

const narrowed = '?q=shirt&fit=slim&only=new&sort=-price&view=list';

describe("a style's address", () => {
  it('M2 says colour and tab, and gives them back', () => {
    const view = { articleColorId: 'A1-410', tab: 'care' } as const;
    expect(styleViewOf(styleSearch('', view))).toEqual(view);
    expect(styleViewOf(styleSearch(narrowed, view))).toEqual(view);
  });

  it('M2 leaves how the list is narrowed as it was, whatever is looked at', () => {
    const shown = styleSearch(styleSearch(narrowed, { articleColorId: 'A1-100', tab: 'fit' }), {
      articleColorId: 'A1-410',
      tab: 'material',
    });
    expect(filtersOf(shown)).toEqual(filtersOf(narrowed));
    expect(searchOf(filtersOf(shown))).toBe(searchOf(filtersOf(narrowed)));
    expect(listSearch(shown)).toBe(narrowed);
  });

  it('M2 has parameters of its own that the list does not know', () => {
    const ofTheList: string[] = ['q', 'only', 'sort', 'view', ...facetNames];
    expect(Object.values(styleParameters).filter((name) => ofTheList.includes(name))).toEqual([]);
  });

  it.each([
    ['', { articleColorId: null, tab: 'details' }],
    ['?tab=prices&colour=', { articleColorId: null, tab: 'details' }],
    [`?colour=${'x'.repeat(65)}&tab=care`, { articleColorId: null, tab: 'care' }],
  ] as const)('M2 takes %j for what can be shown', (search, view) => {
    expect(styleViewOf(search)).toEqual(view);
  });

  it('M2 says nothing where nothing is chosen', () => {
    expect(styleSearch('', { articleColorId: null, tab: 'details' })).toBe('');
  });
});

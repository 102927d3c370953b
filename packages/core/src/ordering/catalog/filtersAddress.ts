import {
  everything,
  type FacetName,
  type Filters,
  facetNames,
  listLayouts,
  type Ranges,
  rangeNames,
  type Span,
  styleSorts,
  switchNames,
} from './filters.ts';

/** Limits for the length of a search term or facet value, and for the number of values. Anything beyond is ignored. */
const LONGEST_VALUE = 200;
const MOST_VALUES = 200;

const known = <T extends string>(values: readonly T[], value: string): value is T =>
  values.some((one) => one === value);

const valuesIn = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name))]
    .filter((value) => value !== '' && value.length <= LONGEST_VALUE)
    .slice(0, MOST_VALUES);

const PRICE = /^\d{1,9}$/;
const WEEK = /^\d{4}-W\d{2}$/;

/** '4000..9000', '4000..' or '..9000'; undefined: the text is none of these. */
function spanOf<T>(text: string | null, form: RegExp, read: (end: string) => T): Span<T> | undefined {
  const ends = text?.split('..') ?? [];
  if (ends.length !== 2 || ends.join('') === '') return undefined;
  const endOf = (end: string) => (form.test(end) ? read(end) : undefined);
  const [from, to] = ends.map((end) => (end === '' ? null : endOf(end)));
  return from === undefined || to === undefined ? undefined : { from, to };
}

function rangesIn(params: URLSearchParams): Ranges {
  const price = spanOf(params.get('price'), PRICE, Number);
  const retail = spanOf(params.get('retail'), PRICE, Number);
  const weeks = spanOf(params.get('weeks'), WEEK, String);
  return { ...(price && { price }), ...(retail && { retail }), ...(weeks && { weeks }) };
}

/** Parses filters from a query string ('' or starting with '?'); invalid values are ignored. */
export function filtersOf(search: string): Filters {
  const params = new URLSearchParams(search);
  const facets: Partial<Record<FacetName, readonly string[]>> = {};
  for (const name of facetNames) {
    const values = valuesIn(params, name);
    if (values.length > 0) facets[name] = values;
  }
  const order = params.get('sort') ?? '';
  const sort = order.replace(/^-/, '');
  const layout = params.get('view') ?? '';
  return {
    term: (params.get('q') ?? '').slice(0, LONGEST_VALUE),
    facets,
    switches: switchNames.filter((name) => params.getAll('only').includes(name)),
    ranges: rangesIn(params),
    sort: known(styleSorts, sort) ? sort : everything.sort,
    descending: known(styleSorts, sort) && order.startsWith('-'),
    layout: known(listLayouts, layout) ? layout : everything.layout,
  };
}

/** The query string for filters; the inverse of {@link filtersOf}. '' for the initial list. */
export function searchOf({ term, facets, switches, ranges, sort, descending, layout }: Filters): string {
  const params = new URLSearchParams();
  if (term !== '') params.set('q', term);
  for (const name of facetNames) for (const value of facets[name] ?? []) params.append(name, value);
  for (const name of switches) params.append('only', name);
  for (const name of rangeNames) {
    const span = ranges[name];
    if (span) params.set(name, `${span.from ?? ''}..${span.to ?? ''}`);
  }
  if (sort !== everything.sort || descending) params.set('sort', `${descending ? '-' : ''}${sort}`);
  if (layout !== everything.layout) params.set('view', layout);
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

import type { Catalog, Facet, Filters, PickedStyles } from '@selvedge/core/ordering';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { type Loosening, looseningsOf } from './filters/loosening.ts';
import { namedValue, switchTitles } from './filters/names.ts';
import { countFilters, widened } from './filters/narrowing.ts';
import { rangeText } from './filters/rangeText.ts';

const links = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  paddingTop: '2',
});
const mostLoosenings = 6;

type Props = {
  catalog: Catalog;
  filters: Filters;
  facets: readonly Facet[];
  picked: PickedStyles;
  onFilters: (filters: Filters) => void;
};

/** Nothing matches: suggests what to remove, with the number of styles each would bring back. */
export function NoneMatch({ catalog, filters, facets, picked, onFilters }: Props) {
  const intl = useIntl();
  const loosenings = useMemo(
    () => looseningsOf(catalog, filters, facets, picked).slice(0, mostLoosenings),
    [catalog, filters, facets, picked],
  );
  const nameOf = (one: Loosening): string => {
    if (one.kind === 'term') return intl.formatMessage({ id: 'catalog.none.search' }, { term: one.term });
    if (one.kind === 'switch') return intl.formatMessage({ id: switchTitles[one.name] });
    if (one.kind === 'range')
      return rangeText(intl, { filters, facets, currency: catalog.currency }, one.name);
    return namedValue(intl, one.facet, intl.formatList(one.labels, { type: 'disjunction' }));
  };
  const { term } = filters;
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'catalog.none.title' })}
      actions={
        <Button onClick={() => onFilters(widened(filters))}>
          {intl.formatMessage({ id: 'catalog.none.clear' })}
        </Button>
      }
    >
      <p>
        {term !== '' && countFilters(filters) === 0
          ? intl.formatMessage({ id: 'catalog.none.term' }, { term })
          : intl.formatMessage({ id: 'catalog.none.lead' })}
      </p>
      {countFilters(filters) > 0 && loosenings.length > 0 && (
        <div className={links}>
          {loosenings.map((one) => {
            const name = nameOf(one);
            return (
              <Button key={name} size="compact" onClick={() => onFilters(one.without)}>
                {intl.formatMessage({ id: 'catalog.none.loosen' }, { name, count: one.count })}
              </Button>
            );
          })}
        </div>
      )}
    </EmptyState>
  );
}

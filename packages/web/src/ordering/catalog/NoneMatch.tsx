import type { Catalog, Facet, Selection } from '@selvedge/core/ordering';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { type Loosening, looseningsOf } from './loosening.ts';
import { namedValue, switchTitles } from './names.ts';
import { countFilters, widened } from './narrowing.ts';

const ways = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: '2',
  paddingTop: '2',
});
const mostWays = 6;

type Props = {
  catalog: Catalog;
  selection: Selection;
  facets: readonly Facet[];
  scanned: readonly string[];
  onSelection: (selection: Selection) => void;
};

/** Nothing is left: says what to take away, and how many styles that would bring. */
export function NoneMatch({ catalog, selection, facets, scanned, onSelection }: Props) {
  const intl = useIntl();
  const loosenings = useMemo(
    () => looseningsOf(catalog, selection, facets, scanned).slice(0, mostWays),
    [catalog, selection, facets, scanned],
  );
  const nameOf = (one: Loosening): string => {
    if (one.kind === 'term') return intl.formatMessage({ id: 'catalog.none.search' }, { term: one.term });
    if (one.kind === 'switch') return intl.formatMessage({ id: switchTitles[one.name] });
    return namedValue(intl, one.facet, intl.formatList(one.labels, { type: 'disjunction' }));
  };
  const { term } = selection;
  return (
    <EmptyState
      title={intl.formatMessage({ id: 'catalog.none.title' })}
      actions={
        <Button onClick={() => onSelection(widened(selection))}>
          {intl.formatMessage({ id: 'catalog.none.clear' })}
        </Button>
      }
    >
      <p>
        {term !== '' && countFilters(selection) === 0
          ? intl.formatMessage({ id: 'catalog.none.term' }, { term })
          : intl.formatMessage({ id: 'catalog.none.lead' })}
      </p>
      {countFilters(selection) > 0 && loosenings.length > 0 && (
        <div className={ways}>
          {loosenings.map((one) => {
            const name = nameOf(one);
            return (
              <Button key={name} size="compact" onClick={() => onSelection(one.without)}>
                {intl.formatMessage({ id: 'catalog.none.loosen' }, { name, count: one.count })}
              </Button>
            );
          })}
        </div>
      )}
    </EmptyState>
  );
}

import type { Filters } from '@selvedge/core/ordering';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { countFilters } from './filters/narrowing.ts';
import { SortChoice } from './SortChoice.tsx';

/** On a phone one slim line that sticks. With more room it wraps and scrolls away. */
const tools = css({
  display: 'flex',
  flexWrap: { sm: 'wrap' },
  alignItems: 'center',
  columnGap: { base: '1', sm: '4' },
  rowGap: '3',
  // On a laptop the first row of styles is whole above the bar.
  paddingTop: { sm: '4', _laptop: '2' },
  paddingBottom: { base: '1', sm: '4', _laptop: '2' },
  smDown: {
    position: 'sticky',
    top: '[var(--season-line, 0px)]',
    zIndex: 'sticky',
    paddingTop: '2',
    background: 'surface.page',
  },
});
const box = css({ flex: '1', minWidth: { base: '0', sm: '[12rem]' }, maxWidth: { md: 'prose' } });
/** On a phone the labels are for screen readers only. */
const signs = css({
  smDown: { '& button': { minWidth: 'control', gap: '0', paddingInline: '0', fontSize: '[0]' } },
});
const toFilters = css({ hideFrom: 'md' });
const chosen = css({
  hideFrom: 'sm',
  position: 'absolute',
  top: '0.5',
  insetInlineEnd: '0.5',
  minWidth: '4',
  borderRadius: 'round',
  background: 'accent',
  color: 'accent.on',
  fontSize: '[0.6875rem]',
  lineHeight: '[1rem]',
});
const order = css({ hideBelow: 'sm' });

type Props = {
  filters: Filters;
  onFilters: (filters: Filters) => void;
  /** Opens the filters where there is no room for them beside the list. */
  onOpenFilters: () => void;
  box: RefObject<HTMLDivElement | null>;
  /** The scanner, if there is one. */
  children: ReactNode;
};

/** Search and sorting of the list. */
export function ListTools({ filters, onFilters, onOpenFilters, box: boxRef, children }: Props) {
  const intl = useIntl();
  const { term } = filters;
  const count = countFilters(filters);
  return (
    <search className={tools} aria-label={intl.formatMessage({ id: 'catalog.tools.label' })}>
      <div ref={boxRef} className={box}>
        <SearchField
          label={intl.formatMessage({ id: 'catalog.search.label' })}
          value={term}
          maxLength={100}
          onValue={(next) => onFilters({ ...filters, term: next })}
        />
      </div>
      <div className={signs}>
        <Button icon="filter" className={toFilters} onClick={onOpenFilters} aria-haspopup="dialog">
          {intl.formatMessage({ id: 'catalog.filter.open' }, { count })}
          {count > 0 && (
            <span aria-hidden="true" className={chosen}>
              {intl.formatNumber(count)}
            </span>
          )}
        </Button>
      </div>
      <div className={order}>
        <SortChoice filters={filters} onFilters={onFilters} />
      </div>
      <div className={signs}>{children}</div>
    </search>
  );
}

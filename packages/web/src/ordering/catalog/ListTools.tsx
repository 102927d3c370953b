import { listLayouts, type Selection, type StyleSort, styleSorts } from '@selvedge/core/ordering';
import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { Select } from '../../ui/Select.tsx';
import { sortTitles } from './names.ts';
import { countFilters } from './narrowing.ts';

const tools = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '3',
  paddingBottom: '4',
});
const box = css({ flex: '1', minWidth: '[min(100%, 18rem)]', maxWidth: { md: 'prose' } });
const order = css({
  display: 'flex',
  alignItems: 'center',
  flexGrow: { base: '1', sm: '0' },
  '& > :first-child': { flexGrow: '1', minWidth: '[9.5rem]' },
});
const turned = css({ '& svg': { transform: 'scaleY(-1)' } });
const layouts = css({ display: 'flex', alignItems: 'center', flexShrink: '0', marginInlineStart: 'auto' });
const filters = css({ hideFrom: 'md' });

type Props = {
  selection: Selection;
  onSelection: (selection: Selection) => void;
  /** Opens the filters where they have no room beside the list. */
  onFilters: () => void;
  box: RefObject<HTMLDivElement | null>;
  /** Saved filters, and the scanner where there is one. */
  children: ReactNode;
};

/** Search, order and layout of the list. */
export function ListTools({ selection, onSelection, onFilters, box: boxRef, children }: Props) {
  const intl = useIntl();
  const { term, sort, descending, layout } = selection;
  const choose = (value: string) => {
    const chosen: StyleSort | undefined = styleSorts.find((one) => one === value);
    if (chosen) onSelection({ ...selection, sort: chosen });
  };
  const names = {
    grid: intl.formatMessage({ id: 'catalog.view.grid' }),
    list: intl.formatMessage({ id: 'catalog.view.list' }),
  };
  return (
    <search className={tools} aria-label={intl.formatMessage({ id: 'catalog.tools.label' })}>
      <div ref={boxRef} className={box}>
        <SearchField
          label={intl.formatMessage({ id: 'catalog.search.label' })}
          value={term}
          maxLength={100}
          onValue={(next) => onSelection({ ...selection, term: next })}
        />
      </div>
      <Button icon="filter" className={filters} onClick={onFilters} aria-haspopup="dialog">
        {intl.formatMessage({ id: 'catalog.filter.open' }, { count: countFilters(selection) })}
      </Button>
      <div className={order}>
        <Select
          label={intl.formatMessage({ id: 'catalog.sort.label' })}
          labelHidden
          value={sort}
          onValue={choose}
          options={styleSorts.map((value) => ({
            value,
            label: intl.formatMessage({ id: sortTitles[value] }),
          }))}
        />
        <IconButton
          icon="arrowUp"
          className={descending ? turned : undefined}
          label={
            descending
              ? intl.formatMessage({ id: 'catalog.sort.descending' })
              : intl.formatMessage({ id: 'catalog.sort.ascending' })
          }
          onClick={() => onSelection({ ...selection, descending: !descending })}
        />
      </div>
      {children}
      <fieldset className={layouts} aria-label={intl.formatMessage({ id: 'catalog.view.label' })}>
        {listLayouts.map((one) => (
          <IconButton
            key={one}
            icon={one === 'grid' ? 'tiles' : 'rows'}
            label={names[one]}
            aria-pressed={layout === one}
            onClick={() => onSelection({ ...selection, layout: one })}
          />
        ))}
      </fieldset>
    </search>
  );
}

import { type Selection, type StyleSort, styleSorts } from '@selvedge/core/ordering';
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
const filters = css({ hideFrom: 'md' });

type Props = {
  selection: Selection;
  onSelection: (selection: Selection) => void;
  /** Opens the filters where they have no room beside the list. */
  onFilters: () => void;
  box: RefObject<HTMLDivElement | null>;
  /** The scanner where there is one. */
  children: ReactNode;
};

/** Search and order of the list. */
export function ListTools({ selection, onSelection, onFilters, box: boxRef, children }: Props) {
  const intl = useIntl();
  const { term, sort, descending } = selection;
  const choose = (value: string) => {
    const chosen: StyleSort | undefined = styleSorts.find((one) => one === value);
    if (chosen) onSelection({ ...selection, sort: chosen });
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
    </search>
  );
}

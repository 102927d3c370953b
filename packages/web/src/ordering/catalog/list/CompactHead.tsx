import type { Filters, StyleSort } from '@selvedge/core/ordering';
import type { Profit } from '@selvedge/core/rules';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { IconButton } from '../../../ui/buttons/IconButton.tsx';
import { Icon } from '../../../ui/figures/Icon.tsx';
import { columnHeads, compactColumns, figureColumn } from './compact.recipe.ts';
import { as, columnTitles, isFigure, ListColumns } from './listColumns.ts';

const head = css({
  display: 'flex',
  alignItems: 'center',
  gap: '1',
  maxWidth: 'full',
  minHeight: 'controlDense',
  textAlign: 'inherit',
  _hover: { color: 'accent' },
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > svg': { visibility: 'hidden', width: '3', height: '3' },
  '&[data-sort] > svg': { visibility: 'visible' },
  '&[data-sort=descending] > svg': { transform: 'scaleY(-1)' },
});
const atEnd = css({ marginInlineStart: 'auto', flexDirection: 'row-reverse' });
const pieces = css({ textAlign: 'end' });
const choose = css({ display: 'flex', justifyContent: 'flex-end' });

type Props = {
  filters: Filters;
  /** Which prices the margins are made from. */
  basis: Profit['basis'];
  onSort: (sort: StyleSort) => void;
  /** Opens the choice of columns. */
  onChoose: () => void;
};

/** The names of the columns, each of which sorts by it. Where there is no room for columns, there is no head. */
export function CompactHead({ filters: { sort, descending }, basis, onSort, onChoose }: Props) {
  const intl = useIntl();
  const columns = useContext(ListColumns);
  const direction = descending ? 'descending' : 'ascending';
  const sorted = (name: StyleSort) => (sort === name ? direction : undefined);
  return (
    <div {...as.rowgroup} className={columnHeads}>
      <div {...as.headRow} className={compactColumns}>
        <span />
        <span {...as.columnheader(sorted('number'))}>
          <button
            type="button"
            className={head}
            data-sort={sorted('number')}
            onClick={() => onSort('number')}
          >
            <span>{intl.formatMessage({ id: 'catalog.column.style' })}</span>
            <Icon name="arrowUp" size="small" />
          </button>
        </span>
        {columns.map((name) => (
          <span
            key={name}
            {...as.columnheader(sorted(name))}
            className={isFigure(name) ? figureColumn : undefined}
          >
            <button
              type="button"
              className={cx(head, isFigure(name) && atEnd)}
              data-sort={sorted(name)}
              onClick={() => onSort(name)}
            >
              <span>{intl.formatMessage({ id: columnTitles[name] }, { basis })}</span>
              <Icon name="arrowUp" size="small" />
            </button>
          </span>
        ))}
        <span {...as.columnheader()} className={pieces}>
          {intl.formatMessage({ id: 'catalog.column.pieces' })}
        </span>
        <span {...as.columnheader()} className={choose}>
          <IconButton
            icon="edit"
            size="compact"
            aria-haspopup="dialog"
            label={intl.formatMessage({ id: 'catalog.column.choose' })}
            onClick={onChoose}
          />
        </span>
      </div>
    </div>
  );
}

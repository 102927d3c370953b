import { usualColumns } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type CSSProperties, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { ColumnsDialog } from './ColumnsDialog.tsx';
import { CompactHead } from './CompactHead.tsx';
import { CompactRow } from './CompactRow.tsx';
import { as, ListColumns, tracksOf } from './listColumns.ts';
import { Rows } from './Rows.tsx';
import type { RowsProps } from './rowsProps.ts';

/** Below the head of the table, which stays at the top. The virtualizer disables the pointer while the page scrolls. */
const line = css({ scrollMarginTop: '[calc(var(--season-line, 0px) + 3rem)]', pointerEvents: 'auto' });
/** The head is the first row. */
const itemOf = (nth: number) => ({ role: 'row', 'aria-rowindex': nth + 2, className: line });

/** The compact list: a line a style, its columns as the user has chosen them (M1). */
export default function StyleTable(props: RowsProps) {
  const intl = useIntl();
  const [choosing, setChoosing] = useState(false);
  const basis = props.catalog.vatPerMille ? 'net' : 'gross';
  const chosen = useSelector(props.columns, (at) => at?.context.columns ?? usualColumns);
  return (
    <ListColumns value={chosen}>
      <div
        {...as.table(intl.formatMessage({ id: 'catalog.list.label' }), props.found.positions.length + 1)}
        style={{ '--tracks': tracksOf(chosen) } as CSSProperties}
      >
        <CompactHead
          filters={props.filters}
          basis={basis}
          onSort={props.onSort}
          onChoose={() => setChoosing(true)}
        />
        <Rows {...props} Part={CompactRow} role="rowgroup" item={itemOf} />
      </div>
      {choosing && props.columns && (
        <ColumnsDialog columns={props.columns} basis={basis} onClose={() => setChoosing(false)} />
      )}
    </ListColumns>
  );
}

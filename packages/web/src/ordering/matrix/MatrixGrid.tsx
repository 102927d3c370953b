import type { Style } from '@selvedge/core/contract';
import { entrance, hasLengths } from '@selvedge/core/ordering';
import type { OrderingMoment } from '@selvedge/core/rules';
import { memo, type RefObject, useEffect, useId, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '#style/css';
import { MatrixCell } from './cell/MatrixCell.tsx';
import { cornerHead, footHead, grandTotal, hole, sizeHead, table, total } from './cell/matrix.recipe.ts';
import { useRowSight } from './cell/rowUpdates.ts';
import { MatrixRowHead } from './MatrixRowHead.tsx';
import { MatrixColumnTotal, MatrixGrandTotal, MatrixRowTotal } from './MatrixTotals.tsx';
import { copyChosen, cutChosen, pasteHere, promiseCopies } from './selection/clipboard.ts';
import { movePointer, pressPointer } from './selection/pointer.ts';
import type { Sheet } from './selection/sheet.ts';
import { enterCell, pressKey } from './selection/sheetKeys.ts';

type Props = {
  sheet: Sheet;
  style: Style;
  moment: OrderingMoment;
  tableRef: RefObject<HTMLTableElement | null>;
  onCell?: (articleVariantId: string) => void;
  /** Rows only, each cell with its size, among the rows of other styles. */
  dense?: boolean;
};

/** A table may have the role `grid` (ARIA in HTML). Its rows and cells then get theirs implicitly. */
const grid = (readOnly: boolean) => ({
  role: 'grid',
  'aria-multiselectable': true,
  'aria-readonly': readOnly || undefined,
});

/** All colours × lengths × sizes of a style, used by keyboard and pointer like a spreadsheet. */
export const MatrixGrid = memo(function MatrixGrid({
  sheet,
  style,
  moment,
  tableRef,
  onCell,
  dense = false,
}: Props) {
  const intl = useIntl();
  const { cart, rows, field, readOnly } = sheet;
  const withLengths = useMemo(() => hasLengths(style), [style]);
  const formId = useId();
  const way = entrance(field);
  const sight = useRowSight(tableRef, rows.length);

  useEffect(() => promiseCopies(tableRef.current), [tableRef]);

  return (
    <table
      {...grid(readOnly)}
      data-dense={dense || undefined}
      ref={tableRef}
      data-form-id={formId}
      aria-label={intl.formatMessage({ id: 'matrix.label' }, { style: style.name })}
      className={table}
      onKeyDown={(event) => pressKey(event, sheet, dense)}
      onFocus={(event) => {
        const entered = enterCell(event, sheet);
        if (entered !== null) onCell?.(entered);
      }}
      onMouseDown={(event) => pressPointer(event, sheet)}
      onMouseOver={(event) => movePointer(event, sheet)}
      onCopy={(event) => copyChosen(event, sheet)}
      onCut={(event) => cutChosen(event, sheet)}
      onPaste={(event) => pasteHere(event, sheet)}
    >
      {dense || (
        <thead>
          <tr>
            <th scope="col" className={cornerHead} data-head="all">
              {intl.formatMessage({ id: withLengths ? 'matrix.head.colourAndLength' : 'matrix.head.colour' })}
            </th>
            {style.sizes.map((size, column) => (
              <th key={size} scope="col" className={sizeHead} data-head="column" data-at={column}>
                {size}
              </th>
            ))}
            <th scope="col" className={cx(total(), sizeHead)}>
              {intl.formatMessage({ id: 'matrix.head.total' })}
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={row.key} data-leads={row.leads || undefined}>
            <MatrixRowHead row={row} at={at} withLength={withLengths}>
              {at === 0 && <form id={formId} hidden onSubmit={(event) => event.preventDefault()} />}
            </MatrixRowHead>
            {row.cells.map((variant, column) => {
              const size = style.sizes[column] ?? '';
              if (!variant)
                return (
                  <td
                    key={size}
                    className={hole}
                    aria-label={intl.formatMessage({ id: 'matrix.cell.none' })}
                  />
                );
              return (
                <MatrixCell
                  key={size}
                  cart={cart}
                  facts={{ style, colour: row.colour, variant }}
                  moment={moment}
                  label={intl.formatMessage(
                    { id: withLengths ? 'matrix.cell.label' : 'matrix.cell.labelPlain' },
                    { colour: row.colour.name, length: row.articleLength, size },
                  )}
                  row={at}
                  column={column}
                  entrance={way?.row === at && way.column === column}
                  readOnly={readOnly}
                  pace={sight?.paceOf(at)}
                />
              );
            })}
            <MatrixRowTotal cart={cart} style={style} row={row} moment={moment} pace={sight?.paceOf(at)} />
          </tr>
        ))}
      </tbody>
      {dense || (
        <tfoot>
          <tr>
            <th scope="row" className={footHead}>
              {intl.formatMessage({ id: 'matrix.head.total' })}
            </th>
            {style.sizes.map((size, column) => (
              <MatrixColumnTotal key={size} cart={cart} rows={rows} column={column} />
            ))}
            <MatrixGrandTotal cart={cart} rows={rows} className={cx(total(), grandTotal)} />
          </tr>
        </tfoot>
      )}
    </table>
  );
});

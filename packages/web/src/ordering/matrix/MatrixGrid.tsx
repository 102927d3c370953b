import type { Style } from '@selvedge/core/contract';
import { entrance, type Field, hasLengths, matrixRows } from '@selvedge/core/ordering';
import { hindranceOf, type OrderingMoment } from '@selvedge/core/rules';
import { memo, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { cx } from '#style/css';
import type { CartRef } from './cellView.ts';
import { enterCell, pressCell, pressKey } from './hand.ts';
import { MatrixCell } from './MatrixCell.tsx';
import { MatrixRowHead } from './MatrixRowHead.tsx';
import { MatrixColumnTotal, MatrixGrandTotal, MatrixRowTotal } from './MatrixTotals.tsx';
import { cornerHead, footHead, grandTotal, hole, sheet, sizeHead, table, total } from './matrix.recipe.ts';

type Props = {
  cart: CartRef;
  style: Style;
  moment: OrderingMoment;
  readOnly: boolean;
  onCell: (articleVariantId: string) => void;
};

/** A table may be a grid (ARIA in HTML): its rows and cells follow. */
const grid = { role: 'grid' };

/** All colours × lengths × sizes of a style, worked by hand like a spreadsheet. */
export const MatrixGrid = memo(function MatrixGrid({ cart, style, moment, readOnly, onCell }: Props) {
  const intl = useIntl();
  const rows = useMemo(() => matrixRows(style), [style]);
  const withLengths = useMemo(() => hasLengths(style), [style]);
  const field = useMemo<Field>(
    () =>
      rows.map(({ colour, cells }) =>
        cells.map((variant) => {
          if (!variant) return 'hole';
          return readOnly || hindranceOf({ style, colour, variant }, moment) ? 'barred' : 'open';
        }),
      ),
    [rows, style, moment, readOnly],
  );
  const way = entrance(field);

  return (
    <div className={sheet}>
      <table
        {...grid}
        aria-label={intl.formatMessage({ id: 'matrix.label' }, { style: style.name })}
        className={table}
        onKeyDown={(event) => pressKey(event, cart, field)}
        onFocus={(event) => {
          const entered = enterCell(event);
          if (entered !== null) onCell(entered);
        }}
        onMouseDown={pressCell}
      >
        <thead>
          <tr>
            <th scope="col" className={cornerHead}>
              {intl.formatMessage({ id: withLengths ? 'matrix.head.colourAndLength' : 'matrix.head.colour' })}
            </th>
            {style.sizes.map((size) => (
              <th key={size} scope="col" className={sizeHead}>
                {size}
              </th>
            ))}
            <th scope="col" className={cx(total(), sizeHead)}>
              {intl.formatMessage({ id: 'matrix.head.total' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key} data-leads={row.leads || undefined}>
              <MatrixRowHead row={row} withLength={withLengths} />
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
                  />
                );
              })}
              <MatrixRowTotal cart={cart} style={style} row={row} moment={moment} />
            </tr>
          ))}
        </tbody>
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
      </table>
    </div>
  );
});

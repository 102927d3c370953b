import type { Style } from '@selvedge/core/contract';
import { hasLengths, type MatrixRow } from '@selvedge/core/ordering';
import { lengthFindingOf, type OrderingMoment, permittedTotalOf } from '@selvedge/core/rules';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { FindingText } from '../finding/FindingText.tsx';
import { type Scheduler, usePieces } from './cell/cellChannel.ts';
import { columnTotal, total } from './cell/matrix.recipe.ts';

const idsOf = (row: MatrixRow): string[] => row.cells.flatMap((variant) => variant?.articleVariantId ?? []);

type TotalRowProps = {
  cart: CartRef;
  style: Style;
  row: MatrixRow;
  moment: OrderingMoment;
  pace: Scheduler | undefined;
};

/** Pieces of a colour in a length, next to the total permitted for it. */
export function MatrixRowTotal({ cart, style, row, moment, pace }: TotalRowProps) {
  const intl = useIntl();
  const ids = useMemo(() => idsOf(row), [row]);
  const pieces = usePieces(cart, ids, pace);
  const finding = lengthFindingOf(style, row.colour, row.articleLength, pieces, moment);
  const most = permittedTotalOf(row.colour, row.articleLength);
  return (
    <td
      className={total({ over: finding !== null, none: pieces === 0, inBody: true })}
      data-over={finding !== null || undefined}
    >
      {most === null ? (
        intl.formatNumber(pieces)
      ) : (
        <>
          <span aria-hidden="true">
            {intl.formatNumber(pieces)}/{intl.formatNumber(most)}
          </span>
          <VisuallyHidden>
            {intl.formatMessage({ id: 'matrix.total.ofRow' }, { pieces, most })}
            {finding && (
              <>
                {' '}
                <FindingText finding={finding} oneLength={!hasLengths(style)} />
              </>
            )}
          </VisuallyHidden>
        </>
      )}
    </td>
  );
}

type ColumnProps = { cart: CartRef; rows: readonly MatrixRow[]; column: number };

/** Pieces of a size over all colours and lengths. */
export function MatrixColumnTotal({ cart, rows, column }: ColumnProps) {
  const intl = useIntl();
  const ids = useMemo(
    () => rows.flatMap(({ cells }) => cells[column]?.articleVariantId ?? []),
    [rows, column],
  );
  const pieces = usePieces(cart, ids);
  return <td className={columnTotal}>{intl.formatNumber(pieces)}</td>;
}

type GrandProps = { cart: CartRef; rows: readonly MatrixRow[]; className: string };

export function MatrixGrandTotal({ cart, rows, className }: GrandProps) {
  const intl = useIntl();
  const ids = useMemo(() => rows.flatMap(idsOf), [rows]);
  const pieces = usePieces(cart, ids);
  return <td className={className}>{intl.formatNumber(pieces)}</td>;
}

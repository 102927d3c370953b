import type { Variant } from '@selvedge/core/contract';
import { mostPiecesOf } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { figure } from './matrix.recipe.ts';

type Props = { variant: Variant };

/** The number of pieces a cell can take, small in its corner. Shown only while figures are switched on. */
export function CellFigure({ variant }: Props) {
  const intl = useIntl();
  const most = mostPiecesOf(variant);
  if (most === null) return null;
  return (
    <span className={figure} data-none={most === 0 || undefined} aria-hidden="true">
      {intl.formatNumber(most)}
    </span>
  );
}

/** The limits of a cell as text: pieces in stock, and the most that may be ordered. */
export function LimitWords({ variant: { availableQuantity, permittedQuantity } }: Props) {
  const intl = useIntl();
  return (
    <>
      {availableQuantity !== null && (
        <span>{intl.formatMessage({ id: 'matrix.cell.available' }, { count: availableQuantity })}</span>
      )}{' '}
      {permittedQuantity !== null && (
        <span>{intl.formatMessage({ id: 'matrix.cell.permitted' }, { count: permittedQuantity })}</span>
      )}
    </>
  );
}

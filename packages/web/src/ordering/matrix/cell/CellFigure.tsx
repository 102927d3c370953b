import type { Variant } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { figure } from './matrix.recipe.ts';

type Props = { variant: Variant };

const leastOf = ({ availableQuantity, permittedQuantity }: Variant): number => {
  const limits = [availableQuantity, permittedQuantity].filter((limit) => limit !== null);
  return Math.min(...limits);
};

/** The number of pieces a cell can take, small in its corner. Shown only while figures are switched on. */
export function CellFigure({ variant }: Props) {
  const intl = useIntl();
  const least = leastOf(variant);
  return (
    <span className={figure} data-none={least === 0 || undefined} aria-hidden="true">
      {intl.formatNumber(least)}
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

import type { CustomerWaits } from '@selvedge/core/contract';
import { lastSalesMoment } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { HouseDay } from '../../ui/text/HouseDay.tsx';
import { waiting } from './list.recipe.ts';

const quiet = css({ color: 'ink.muted' });
const soon = css({ color: 'warning', fontWeight: 'semibold' });
const strong = css({ fontWeight: 'semibold' });

/** What waits at a point of sale: orders to finalize, open carts, and what ends first. */
export function CustomerWaiting({ waits }: { waits: CustomerWaits | undefined }) {
  const intl = useIntl();
  return (
    <span className={waiting}>
      {waits && waits.waiting > 0 && (
        <span className={strong}>
          {intl.formatMessage({ id: 'pos.waits.finalize' }, { count: waits.waiting })}
        </span>
      )}
      {waits && waits.carts > 0 && (
        <span>{intl.formatMessage({ id: 'pos.waits.carts' }, { count: waits.carts })}</span>
      )}
      {waits && waits.until !== null && (
        <span className={waits.soon ? soon : quiet}>
          {intl.formatMessage(
            { id: 'pos.waits.until' },
            { date: <HouseDay key="date" at={lastSalesMoment({ salesPeriodTo: waits.until })} /> },
          )}
        </span>
      )}
    </span>
  );
}

import { utc } from '@date-fns/utc';
import type { SellingTime } from '@selvedge/core/contract';
import { differenceInDays } from 'date-fns';
import { useIntl } from 'react-intl';
import { css } from '#style/css';

const quiet = css({ color: 'ink.muted' });
const soon = css({ color: 'warning', fontWeight: 'semibold' });
const soonDays = 3;

const daysUntil = (at: number, now: number) => differenceInDays(at, now, { in: utc });

/** Days until the sales period begins or ends, by the server's time. */
export function SalesDays({ sellingTime, now }: { sellingTime: SellingTime; now: number }) {
  const intl = useIntl();
  const { salesPeriodFrom, salesPeriodTo } = sellingTime;
  if (now >= salesPeriodTo) return <span>{intl.formatMessage({ id: 'season.days.over' })}</span>;
  if (now < salesPeriodFrom) {
    const days = daysUntil(salesPeriodFrom, now);
    return <span className={quiet}>{intl.formatMessage({ id: 'season.days.until' }, { days })}</span>;
  }
  const days = daysUntil(salesPeriodTo, now);
  return (
    <span className={days <= soonDays ? soon : quiet}>
      {intl.formatMessage({ id: 'season.days.left' }, { days })}
    </span>
  );
}

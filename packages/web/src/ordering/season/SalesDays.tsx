import type { SellingTime } from '@selvedge/core/contract';
import { salesDays } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';

const quiet = css({ color: 'ink.muted' });
const soon = css({ color: 'warning', fontWeight: 'semibold' });
const soonDays = 3;

/** Days until the sales period begins or ends, by the server's time. */
export function SalesDays({ sellingTime, now }: { sellingTime: SellingTime; now: number }) {
  const intl = useIntl();
  const { phase, days } = salesDays(sellingTime, now);
  if (phase === 'ended') return <span>{intl.formatMessage({ id: 'season.days.over' })}</span>;
  if (phase === 'upcoming')
    return <span className={quiet}>{intl.formatMessage({ id: 'season.days.until' }, { days })}</span>;
  return (
    <span className={days <= soonDays ? soon : quiet}>
      {intl.formatMessage({ id: 'season.days.left' }, { days })}
    </span>
  );
}

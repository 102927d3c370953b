import type { SeasonState } from '@selvedge/core/contract';
import { lastSalesMoment } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { HouseDay } from '../../ui/text/HouseDay.tsx';
import { SalesDays } from '../season/SalesDays.tsx';

type Props = { season: SeasonState; preview: boolean };

/** When ordering begins or ends, and the days until then. */
export function SalesPeriod({ season: { serverTime, sellingTime }, preview }: Props) {
  const intl = useIntl();
  const { salesPeriodFrom } = sellingTime;
  if (preview) {
    return (
      <span>
        {intl.formatMessage(
          { id: 'ordering.place.opens' },
          { date: <HouseDay key="d" at={salesPeriodFrom} /> },
        )}
      </span>
    );
  }
  return (
    <span>
      {intl.formatMessage(
        { id: 'ordering.place.ends' },
        { date: <HouseDay key="d" at={lastSalesMoment(sellingTime)} /> },
      )}
      {' · '}
      <SalesDays sellingTime={sellingTime} now={serverTime} />
    </span>
  );
}

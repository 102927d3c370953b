import { limitUse } from '@selvedge/core/rules';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';
import { useWholeMoney } from '../../ui/text/Values.tsx';
import { LimitHere } from './LimitHere.ts';
import { LimitText } from './LimitText.tsx';

/**
 * What is left of the order limit with this cart (minor units), updated while the user types. Renders nothing if there
 * is no limit.
 */
export function LimitLine({ value }: { value: number }) {
  const intl = useIntl();
  const money = useWholeMoney();
  const limit = useContext(LimitHere);
  if (limit === null) return null;
  const { over, limit: amount } = limitUse(limit, value);
  const said = { over: money(over, limit.currency), amount: money(amount, limit.currency) };
  return (
    <>
      <LimitText limit={limit} value={value} />
      <LiveRegion
        message={over > 0 && value > 0 ? intl.formatMessage({ id: 'season.limit.announced' }, said) : ''}
      />
    </>
  );
}

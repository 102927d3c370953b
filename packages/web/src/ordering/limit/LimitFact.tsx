import type { OrderLimit } from '@selvedge/core/contract';
import { limitUse } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { useWholeMoney } from '../../ui/text/Values.tsx';

/** What finalized orders have left of an order limit. Nothing if there is none. */
export function LimitFact({ limit }: { limit: OrderLimit | null }) {
  const intl = useIntl();
  const money = useWholeMoney();
  if (limit === null) return null;
  const { left, limit: amount } = limitUse(limit, 0);
  const words = { left: money(left, limit.currency), amount: money(amount, limit.currency) };
  return (
    <p>
      {intl.formatMessage({ id: 'season.limit.label' })}:{' '}
      {intl.formatMessage({ id: 'season.limit.left' }, words)}
    </p>
  );
}

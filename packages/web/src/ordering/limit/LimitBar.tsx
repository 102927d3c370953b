import type { LimitUse } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { Meter } from '../../ui/figures/Meter.tsx';
import { useWholeMoney } from '../../ui/text/Values.tsx';

type Props = { use: LimitUse; currency: string };

/** The limit as a bar: what is already ordered, with this order on top. */
export function LimitBar({ use: { limit, used, order, over }, currency }: Props) {
  const intl = useIntl();
  const wholeMoney = useWholeMoney();
  return (
    <Meter
      label={intl.formatMessage({ id: 'limit.bar' })}
      used={over > 0 ? used + order : used}
      planned={order}
      limit={limit}
      valueText={intl.formatMessage(
        { id: 'limit.bar.text' },
        { taken: wholeMoney(used + order, currency), limit: wholeMoney(limit, currency) },
      )}
    />
  );
}

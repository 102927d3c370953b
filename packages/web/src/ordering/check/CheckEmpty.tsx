import type { SeasonPlace } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { CartEmpty, type FinalizedOrder } from '../cart/CartEmpty.tsx';

type Props = { place: SeasonPlace; mayInsert: boolean; ordered: FinalizedOrder | null };

export function CheckEmpty(props: Props) {
  const intl = useIntl();
  return (
    <CartEmpty
      {...props}
      title={intl.formatMessage({ id: 'check.empty.title' })}
      text={intl.formatMessage({ id: 'check.empty.text' })}
    />
  );
}

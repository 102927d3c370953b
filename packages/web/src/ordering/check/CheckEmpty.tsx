import type { SeasonPlace } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { CartEmpty, type Ordered } from '../cart/CartEmpty.tsx';

type Props = { place: SeasonPlace; mayInsert: boolean; ordered: Ordered | null };

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

import type { ordersMachine } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { PageHeading } from '../../ui/PageHeading.tsx';

type Props = { orders: ActorRefFrom<typeof ordersMachine> };

export default function OrdersScreen(_: Props) {
  const intl = useIntl();
  return <PageHeading title={intl.formatMessage({ id: 'app.trail.orders' })} />;
}

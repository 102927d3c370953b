import type { cartsMachine } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { PageHeading } from '../../ui/PageHeading.tsx';

type Props = { carts: ActorRefFrom<typeof cartsMachine> };

export default function CartsScreen(_: Props) {
  const intl = useIntl();
  return <PageHeading title={intl.formatMessage({ id: 'app.trail.carts' })} />;
}

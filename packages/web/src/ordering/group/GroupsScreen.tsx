import type { groupsMachine } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { PageHeading } from '../../ui/PageHeading.tsx';

type Props = { groups: ActorRefFrom<typeof groupsMachine> };

export default function GroupsScreen(_: Props) {
  const intl = useIntl();
  return <PageHeading title={intl.formatMessage({ id: 'app.trail.groups' })} />;
}

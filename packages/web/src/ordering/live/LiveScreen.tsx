import type { liveMachine } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { PageHeading } from '../../ui/PageHeading.tsx';
import type { CartRef } from '../matrix/cellView.ts';

type Props = {
  live: ActorRefFrom<typeof liveMachine>;
  cart: CartRef;
  /** Server time (epoch ms) the rules are asked about. */
  now: number;
};

/** Live shopping. */
export default function LiveScreen(_: Props) {
  const intl = useIntl();
  return <PageHeading title={intl.formatMessage({ id: 'app.trail.live' })} />;
}

import { lastArrival, type liveMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { LiveRegion } from '../../ui/text/LiveRegion.tsx';

type Props = {
  live: ActorRefFrom<typeof liveMachine>;
  /** How many styles were shown, as text. */
  said: string;
};

/** Announces each style that is presented while the user watches: once, and without interrupting. */
export function Arrivals({ live, said }: Props) {
  const intl = useIntl();
  const last = useSelector(live, lastArrival);
  if (last === null) return <LiveRegion message="" />;
  const what = last.style
    ? intl.formatMessage({ id: 'live.arrival.said' }, { name: last.style.name })
    : intl.formatMessage({ id: 'live.arrival.hidden' });
  return <LiveRegion message={`${what} ${said}`} />;
}

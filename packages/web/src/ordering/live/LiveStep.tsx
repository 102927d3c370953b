import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import type { liveEventsMachine } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Link } from '../../ui/buttons/Link.tsx';
import { LiveBadge } from './LiveBadge.tsx';

type Props = {
  liveEvents: ActorRefFrom<typeof liveEventsMachine>;
  place: SeasonPlace;
  className: string;
  /** Whether this is the current screen. */
  current: boolean;
};

/** The link to live shopping, if an event is running or upcoming. Leads directly to the one that is running. */
export function LiveStep({ liveEvents, place, className, current }: Props) {
  const intl = useIntl();
  const events = useSelector(liveEvents, ({ context }) => context.events);
  const running = events.filter(({ phase }) => phase === 'now');
  if (!current && running.length === 0 && !events.some(({ phase }) => phase === 'upcoming')) return null;
  const [only] = running;
  return (
    <li>
      <Link
        look="bare"
        className={className}
        aria-current={current ? 'page' : undefined}
        href={formatRoute({
          screen: 'live',
          place,
          eventId: running.length === 1 && only ? only.eventId : null,
        })}
      >
        {running.length > 0 ? <LiveBadge phase="now" /> : intl.formatMessage({ id: 'live.step' })}
      </Link>
    </li>
  );
}

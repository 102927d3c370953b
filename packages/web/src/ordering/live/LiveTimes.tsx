import type { LiveShoppingEvent } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { ShortDate } from '../../ui/text/Values.tsx';

/** When an event begins or began, and when it ends, in the reader's time zone. */
export function LiveTimes({ event: { phase, startsAt, endsAt } }: { event: LiveShoppingEvent }) {
  const intl = useIntl();
  const start = <ShortDate key="start" at={startsAt} shows="dayAndTime" />;
  if (phase === 'now') {
    const end = <ShortDate key="end" at={endsAt} shows="time" />;
    return <span>{intl.formatMessage({ id: 'live.when.now' }, { end })}</span>;
  }
  return phase === 'upcoming' ? (
    <span>{intl.formatMessage({ id: 'live.when.upcoming' }, { start })}</span>
  ) : (
    <span>{intl.formatMessage({ id: 'live.when.over' }, { start })}</span>
  );
}

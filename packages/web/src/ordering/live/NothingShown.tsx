import type { LiveShoppingEvent } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';

/** An event without anything to see: it has not begun, waits for its first style, or showed none. */
export function NothingShown({ event }: { event: LiveShoppingEvent }) {
  const intl = useIntl();
  if (event.shown > 0) {
    return (
      <EmptyState title={intl.formatMessage({ id: 'live.nothing.hidden' })}>
        <p>{intl.formatMessage({ id: 'live.nothing.hiddenLead' })}</p>
      </EmptyState>
    );
  }
  if (event.phase === 'over') {
    return (
      <EmptyState title={intl.formatMessage({ id: 'live.nothing.over' })}>
        <p>{intl.formatMessage({ id: 'live.nothing.overLead' })}</p>
      </EmptyState>
    );
  }
  const at = <ShortDate key="at" at={event.startsAt} shows="dayAndTime" />;
  return (
    <EmptyState
      title={intl.formatMessage({ id: event.phase === 'now' ? 'live.nothing.now' : 'live.nothing.upcoming' })}
    >
      {event.phase === 'upcoming' && (
        <p>{intl.formatMessage({ id: 'live.nothing.starts' }, { start: at })}</p>
      )}
      <p>{intl.formatMessage({ id: 'live.nothing.byItself' })}</p>
    </EmptyState>
  );
}

import type { LiveShoppingEvent } from '@selvedge/core/contract';
import { completenessOf } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** P1: how much of an event has been presented, and whether more is to come or was left out. */
export function useHowMany(): (event: LiveShoppingEvent) => string {
  const intl = useIntl();
  return (event) => {
    const { kind, shown, planned, over } = completenessOf(event);
    if (event.phase === 'upcoming') {
      return planned === null
        ? intl.formatMessage({ id: 'live.count.unplanned' })
        : intl.formatMessage({ id: 'live.count.planned' }, { planned });
    }
    if (kind === 'whole') return intl.formatMessage({ id: 'live.count.whole' }, { shown });
    if (kind === 'partial') {
      return over
        ? intl.formatMessage({ id: 'live.count.partialOver' }, { shown, planned: planned ?? shown })
        : intl.formatMessage({ id: 'live.count.partial' }, { shown, planned: planned ?? shown });
    }
    return over
      ? intl.formatMessage({ id: 'live.count.openOver' }, { shown })
      : intl.formatMessage({ id: 'live.count.open' }, { shown });
  };
}

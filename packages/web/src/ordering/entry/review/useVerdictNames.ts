import type { VerdictKind } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** The names of the verdicts, for the filter. */
export function useVerdictNames(): Record<VerdictKind, string> {
  const intl = useIntl();
  return {
    ready: intl.formatMessage({ id: 'entry.kind.ready' }),
    summed: intl.formatMessage({ id: 'entry.kind.summed' }),
    unchanged: intl.formatMessage({ id: 'entry.kind.unchanged' }),
    unknown: intl.formatMessage({ id: 'entry.kind.unknown' }),
    ambiguous: intl.formatMessage({ id: 'entry.kind.ambiguous' }),
    contradictory: intl.formatMessage({ id: 'entry.kind.contradictory' }),
    elsewhere: intl.formatMessage({ id: 'entry.kind.elsewhere' }),
    damaged: intl.formatMessage({ id: 'entry.kind.damaged' }),
    quantity: intl.formatMessage({ id: 'entry.kind.quantity' }),
    hindered: intl.formatMessage({ id: 'entry.kind.hindered' }),
    exceeded: intl.formatMessage({ id: 'entry.kind.exceeded' }),
    leftOut: intl.formatMessage({ id: 'entry.kind.leftOut' }),
  };
}

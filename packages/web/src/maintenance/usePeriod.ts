import { momentOf } from '@selvedge/core/overlays';
import { useIntl } from 'react-intl';

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const;

/** From when until when, in the reader's format and time zone. `start` and `end` are Unix seconds. */
export function usePeriod({ start, end }: { start: number; end: number }): string {
  const intl = useIntl();
  return intl.formatDateTimeRange(momentOf(start), momentOf(Math.max(start, end)), moment);
}

import type { Message } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

const formats = {
  days: { day: 'numeric', month: 'short' },
  exact: {
    weekday: 'short',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} as const;

type Props = {
  date: Message['date'];
  /** Days alone, or days with times and the zone they are told in: the reader's. */
  shows: 'days' | 'exact';
};

/** When an event takes place, as people write it in the language (requirements F3, J3); nothing where that is not known. */
export function EventDate({ date, shows }: Props) {
  const intl = useIntl();
  const from = Date.parse(date.from);
  const to = Date.parse(date.to ?? '');
  if (Number.isNaN(from)) return null;
  if (to > from) return intl.formatDateTimeRange(from, to, formats[shows]);
  return intl.formatDate(from, formats[shows]);
}

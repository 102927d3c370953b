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
  /** Days only, or days with times and their time zone: the reader's. */
  shows: 'days' | 'exact';
};

/** The date of an event in the language's format (requirements F3, J3). Renders nothing if it is unknown. */
export function EventDate({ date, shows }: Props) {
  const intl = useIntl();
  const from = Date.parse(date.from);
  const to = Date.parse(date.to ?? '');
  if (Number.isNaN(from)) return null;
  if (to > from) return intl.formatDateTimeRange(from, to, formats[shows]);
  return intl.formatDate(from, formats[shows]);
}

import { type Amount, type Language, localeOf } from '@selvedge/core/contract';
import type { DeliveryWeek } from '@selvedge/core/order';
import type { Profit } from '@selvedge/core/rules';
import { say } from '../../language/words.ts';
import { moneyIn } from './money.ts';

/** A sum in the document's currency, and what it has in others. Minor units. */
interface Summed {
  readonly value: number;
  readonly otherValues?: readonly Amount[];
}

/** Formats for documents: numbers, money (minor units of one currency), shares, times and weeks. */
export interface Figures {
  count(pieces: number): string;
  /** A number of pieces with its unit. */
  pieces(count: number): string;
  money(minor: number): string;
  /** A sum; what it has in other currencies stands beside it (N7). Nothing in its own is left out then. */
  sum(of: Summed): string;
  /** What a sum has in other currencies, to stand below it; '' for nothing. */
  others(of: Summed): string;
  share(part: number | null): string;
  /** What a margin is called: whether it is reckoned without the tax. */
  marginName(profit: Profit): string;
  /** A mark-up with its name; '' for none. */
  markUp(profit: Profit): string;
  moment(at: number): string;
  day(at: number): string;
  week(week: DeliveryWeek): string;
}

/** Formats in a language. Times are in the given time zone, and name it. */
export function figuresIn(
  language: Language,
  { currency, timeZone }: { readonly currency: string; readonly timeZone: string },
): Figures {
  const locale = localeOf[language];
  const counts = new Intl.NumberFormat(locale);
  const shares = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  const factors = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const moments = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const days = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone });
  const told = (one: Amount) => moneyIn(language, one.currency)(one.value);
  return {
    pieces: (count) => say(language, 'confirmation.pieces', { count }),
    count: (pieces) => counts.format(pieces),
    money: moneyIn(language, currency),
    sum: ({ value, otherValues = [] }) =>
      (value === 0 && otherValues.length > 0 ? [] : [{ currency, value }])
        .concat(otherValues)
        .map(told)
        .join(' + '),
    others: ({ otherValues = [] }) => otherValues.map((one) => `+ ${told(one)}`).join(' '),
    share: (part) => (part === null ? '–' : shares.format(part)),
    marginName: ({ basis }) => say(language, 'order.margin', { basis }),
    markUp: ({ markUp }) =>
      markUp === null ? '' : say(language, 'order.markUp', { factor: factors.format(markUp) }),
    moment: (at) => moments.format(at),
    day: (at) => days.format(at),
    week: ({ week, year }) => say(language, 'catalog.calendarWeek', { week, year: String(year) }),
  };
}

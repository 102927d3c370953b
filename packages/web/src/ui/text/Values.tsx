import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';

const figure = css({ fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' });

type Missing = null | undefined;

function Absent() {
  const intl = useIntl();
  return (
    <span aria-label={intl.formatMessage({ id: 'ui.value.missing' })} role="img">
      –
    </span>
  );
}

type MoneyProps = {
  /** Integer minor units, for example cents. */ minor: number | Missing /** ISO 4217. */;
  currency: string;
  className?: string;
};

const fractions = new Map<string, number>();

/** The currency's number of decimals: none for yen, two for euro. Cached, because a list has many amounts. */
const fractionOf = (currency: string) => {
  const known = fractions.get(currency);
  if (known !== undefined) return known;
  const { maximumFractionDigits = 2 } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  fractions.set(currency, maximumFractionDigits);
  return maximumFractionDigits;
};

/** How many minor units a unit of the currency has. */
export const minorUnitsOf = (currency: string): number => 10 ** fractionOf(currency);

/** An amount in units of its currency. */
export const amountOf = (minor: number, currency: string): number => minor / minorUnitsOf(currency);

export function Money({ minor, currency, className }: MoneyProps) {
  const intl = useIntl();
  if (minor == null || !Number.isFinite(minor)) return <Absent />;
  return (
    <span className={cx(figure, className)}>
      {intl.formatNumber(amountOf(minor, currency), { style: 'currency', currency })}
    </span>
  );
}

/** Formats money in whole units of its currency, where cents do not matter. */
export function useWholeMoney(): (minor: number, currency: string) => string {
  const intl = useIntl();
  return (minor, currency) =>
    intl.formatNumber(amountOf(minor, currency), {
      style: 'currency',
      currency,
      maximumFractionDigits: 0,
    });
}

type PercentProps = {
  /** A share: 0.5 is half. */ share: number | Missing;
  digits?: number;
  className?: string;
};

export function Percent({ share, digits = 1, className }: PercentProps) {
  const intl = useIntl();
  if (share == null || !Number.isFinite(share)) return <Absent />;
  return (
    <span className={cx(figure, className)}>
      {intl.formatNumber(share, { style: 'percent', maximumFractionDigits: digits })}
    </span>
  );
}

type QuantityProps = {
  count: number | Missing /** With the word for pieces. */;
  unit?: boolean;
  className?: string;
};

export function Quantity({ count, unit, className }: QuantityProps) {
  const intl = useIntl();
  if (count == null || !Number.isFinite(count)) return <Absent />;
  const text = unit ? intl.formatMessage({ id: 'ui.quantity.pieces' }, { count }) : intl.formatNumber(count);
  return <span className={cx(figure, className)}>{text}</span>;
}

type DateProps = {
  /** Epoch milliseconds. */
  at: number | Missing;
  /** Day only, day with time, or time only (J3). */
  shows?: 'day' | 'dayAndTime' | 'time';
  className?: string;
};

const dateFormats = {
  // In English with the month's name: day and month are taken for each other from one country to the next.
  day: { dateStyle: 'medium' },
  dayAndTime: { dateStyle: 'medium', timeStyle: 'short' },
  time: { hour: '2-digit', minute: '2-digit' },
} as const;

export function ShortDate({ at, shows = 'day', className }: DateProps) {
  const intl = useIntl();
  if (at == null || !Number.isFinite(at)) return <Absent />;
  return (
    <time dateTime={new Date(at).toISOString()} className={cx(figure, className)}>
      {intl.formatDate(at, dateFormats[shows])}
    </time>
  );
}

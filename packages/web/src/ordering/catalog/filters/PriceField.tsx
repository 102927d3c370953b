import { useState } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '../../../ui/fields/TextField.tsx';
import { amountOf } from '../../../ui/text/Values.tsx';
import { minorOf } from './typedPrice.ts';

type Props = {
  label: string;
  /** The label with the price it belongs to. */
  spoken: string;
  currency: string;
  /** Minor units; null: this end is open. */
  value: number | null;
  onValue: (value: number | null) => void;
};

/** One end of a range of prices, typed in whole units or with decimals. What is no price changes nothing. */
export function PriceField({ label, spoken, currency, value, onValue }: Props) {
  const intl = useIntl();
  const [typed, setTyped] = useState({ text: '', value: null as number | null });
  const written =
    value === null
      ? ''
      : intl.formatNumber(amountOf(value, currency), { useGrouping: false, maximumFractionDigits: 2 });
  const text = typed.value === value ? typed.text : written;
  const isWrong = minorOf(text, currency) === undefined;
  return (
    <TextField
      size="compact"
      label={label}
      aria-label={spoken}
      inputMode="decimal"
      autoComplete="off"
      maxLength={10}
      value={text === '' ? written : text}
      error={isWrong ? intl.formatMessage({ id: 'catalog.ranges.wrong' }) : undefined}
      onChange={(event) => {
        const next = event.target.value.trim();
        const minor = minorOf(next, currency);
        setTyped({ text: next, value: minor === undefined ? value : minor });
        if (minor !== undefined && minor !== value) onValue(minor);
      }}
    />
  );
}

import { Fragment } from 'react';
import { Money } from './Values.tsx';

/** Integer minor units of a currency (ISO 4217). */
type Amount = { readonly currency: string; readonly value: number };

type Props = {
  of: {
    readonly currency: string;
    /** Null while it is not known. */
    readonly value: number | null;
    readonly otherValues?: readonly Amount[] | undefined;
  };
};

/** A sum. Amounts of several currencies stand side by side, never added up (N7). */
export function Amounts({ of: { currency, value, otherValues = [] } }: Props) {
  return (
    <>
      <Money minor={value} currency={currency} />
      {otherValues.map((other) => (
        <Fragment key={other.currency}>
          {' + '}
          <Money minor={other.value} currency={other.currency} />
        </Fragment>
      ))}
    </>
  );
}

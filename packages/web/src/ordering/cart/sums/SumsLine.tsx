import type { Sums } from '@selvedge/core/ordering';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { Money, Percent, Quantity } from '../../../ui/text/Values.tsx';
import { OrderTotals } from './OrderTotals.tsx';

const line = cva({
  variants: {
    size: {
      large: {
        display: { base: 'grid', sm: 'flex' },
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: { base: '4', sm: '10', md: '16' },
        rowGap: '3',
      },
      small: { display: 'flex', flexWrap: 'wrap', columnGap: { base: '4', md: '6' }, rowGap: '2' },
      panel: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        columnGap: '4',
        rowGap: '3',
      },
    },
  },
});
const term = css({ textStyle: 'fine', color: 'ink.muted' });
const figure = cva({
  variants: {
    size: {
      large: { textStyle: 'figureLarge' },
      small: { textStyle: 'figureStrong' },
      panel: { textStyle: 'figureStrong' },
    },
  },
});

/** As high as the figure that will replace it. */
const toCome = css({ display: 'flex', alignItems: 'center', height: '[1lh]', minWidth: '[4em]' });

type Props = {
  /** Null while they are still being added up. */
  sums: Sums | null;
  currency: string;
  /** `panel`: fixed height, whatever the sums. */
  size: 'large' | 'small' | 'panel';
  /** Of a whole order: says styles and options, too. */
  ofOrder?: boolean;
};

const inFull = css({ hideBelow: 'md' });
const onPhone = css({ hideFrom: 'md' });

/** How much is ordered. Where there is no room for all of it, the pieces. */
const amountOf = (totals: Sums, isShort: boolean): ReactNode =>
  isShort ? (
    <>
      <span className={inFull}>
        <OrderTotals totals={totals} />
      </span>
      <span className={onPhone}>
        <Quantity count={totals.pieces} unit />
      </span>
    </>
  ) : (
    <OrderTotals totals={totals} />
  );

/** Pieces, value at cost and retail price, margin. */
export function SumsLine({ sums, currency, size, ofOrder = size !== 'small' }: Props) {
  const intl = useIntl();
  const facts: [string, (sums: Sums) => ReactNode][] = [
    ofOrder
      ? [intl.formatMessage({ id: 'order.amount' }), (totals) => amountOf(totals, size === 'small')]
      : [intl.formatMessage({ id: 'cart.sums.pieces' }), ({ pieces }) => <Quantity count={pieces} />],
    [
      intl.formatMessage({ id: 'cart.sums.cost' }),
      ({ value }) => <Money minor={value} currency={currency} />,
    ],
    [
      intl.formatMessage({ id: 'cart.sums.retail' }),
      ({ retailValue }) => <Money minor={retailValue} currency={currency} />,
    ],
    [intl.formatMessage({ id: 'cart.sums.margin' }), ({ margin }) => <Percent share={margin} />],
  ];
  return (
    <dl className={line({ size })}>
      {facts.map(([label, show]) => (
        <div key={label}>
          <dt className={term}>{label}</dt>
          <dd className={figure({ size })}>
            {sums ? (
              show(sums)
            ) : (
              <span className={toCome}>
                <Skeleton />
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

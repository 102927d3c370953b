import type { Amount } from '@selvedge/core/contract';
import type { Sums } from '@selvedge/core/ordering';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { Money, Quantity } from '../../../ui/text/Values.tsx';
import { Margin } from '../../style/parts/Margin.tsx';
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
      small: {
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { base: '3', md: '6' },
        rowGap: '2',
        // The figures keep to one row, beside the buttons of the cart too.
        '& [data-mark-up]': { '@media (max-width: 82rem)': { display: 'none' } },
      },
      panel: {
        display: 'grid',
        // One row less where the window is low: what is decided stands below.
        gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', _laptop: '[auto auto minmax(0, 1fr)]' },
        columnGap: { base: '4', _laptop: '6' },
        rowGap: '3',
        // What is ordered has a row of its own, which even a phone holds in one line.
        '& > :first-child': { gridColumn: '1 / -1' },
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

const places = ['amount', 'cost', 'retail', 'margin'] as const;

/** As high as the figure that will replace it. */
const toCome = css({ display: 'flex', alignItems: 'center', height: '[1lh]', minWidth: '[4em]' });

type Props = {
  /** Null while they are still being added up. */
  sums: Sums | null;
  currency: string;
  /** `panel`: fixed height, whatever the sums. */
  size: 'large' | 'small' | 'panel';
  /** What there is in other currencies, besides the value at cost. */
  otherValues?: readonly Amount[];
  /** Of a whole order: says styles and options, too. */
  ofOrder?: boolean;
};

/** A style's margin: on a phone the row has no room for it, and the sheet below it comes first. */
const roomy = css({ hideBelow: 'sm' });
const inFull = css({ hideBelow: 'md' });
const onPhone = css({ hideFrom: 'md' });

type SumsFact = readonly [label: ReactNode, show: (sums: Sums) => ReactNode];

/** Two forms of the same, the second where there is no room for the first. */
const inTwoForms = (full: ReactNode, short: ReactNode) => (
  <>
    <span className={inFull}>{full}</span>
    <span className={onPhone}>{short}</span>
  </>
);

/** Pieces, value at cost and retail price, margin and mark-up. */
export function SumsLine({ sums, currency, size, otherValues, ofOrder = size !== 'small' }: Props) {
  const intl = useIntl();
  const pieces = intl.formatMessage({ id: 'cart.sums.pieces' });
  const ordered = intl.formatMessage({ id: 'cart.sums.ordered' });
  const piecesOf = (totals: Sums) => <Quantity count={totals.pieces} />;
  const totalsOf = (totals: Sums) => <OrderTotals totals={totals} />;
  const ofAll: SumsFact =
    size === 'small'
      ? [inTwoForms(ordered, pieces), (totals) => inTwoForms(totalsOf(totals), piecesOf(totals))]
      : [ordered, totalsOf];
  const facts: SumsFact[] = [
    ofOrder ? ofAll : [pieces, piecesOf],
    [
      intl.formatMessage({ id: 'cart.sums.cost' }),
      (totals) => (
        <Amounts of={{ value: totals.value, currency, otherValues: otherValues ?? totals.otherValues }} />
      ),
    ],
    [
      intl.formatMessage({ id: 'cart.sums.retail' }),
      // Pieces without a retail price come to none.
      (totals) => (
        <Money
          minor={totals.retailValue === 0 && totals.pieces > 0 ? null : totals.retailValue}
          currency={currency}
        />
      ),
    ],
    [
      intl.formatMessage({ id: 'order.margin' }, { basis: sums?.basis ?? 'net' }),
      (totals) => <Margin {...totals} />,
    ],
  ];
  return (
    <dl className={line({ size })}>
      {facts.map(([label, show], place) => (
        <div key={places[place]} className={place === 3 && !ofOrder ? roomy : undefined}>
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

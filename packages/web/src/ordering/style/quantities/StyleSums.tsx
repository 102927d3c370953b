import type { Style } from '@selvedge/core/contract';
import { sumsOfStyles, wishedPieces } from '@selvedge/core/ordering';
import { findingsOfStyle } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Icon } from '../../../ui/figures/Icon.tsx';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { Money, Quantity } from '../../../ui/text/Values.tsx';
import { type CartRef, sameQuantities } from '../../cart/state/cellView.ts';
import { Margin } from '../parts/Margin.tsx';

const sums = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: { base: '3', md: '5' },
  textStyle: 'figureStrong',
});
const wide = css({ hideBelow: 'md' });
const pair = css({ display: 'inline-flex', alignItems: 'baseline', columnGap: '2' });
const label = css({ textStyle: 'small', color: 'ink.muted' });
const notes = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minHeight: '6',
  padding: '0',
  border: 'none',
  background: 'transparent',
  textStyle: 'small',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.22em]',
  color: 'warning',
});

const showFlagged = () =>
  document.querySelector<HTMLElement>('[data-flagged], tr:has([data-over]) [data-cell]')?.focus();

type Props = { cart: CartRef; style: Style; now: number };

/** Pieces, value at CP and RRP, margin and mark-up of the current style, and the number of notes on it. */
export function StyleSums({ cart, style, now }: Props) {
  const intl = useIntl();
  const snapshot = useSelector(cart, (at) => at, sameQuantities);
  const pieces = wishedPieces(snapshot);
  const { lines, place } = snapshot.context;
  const totals = sumsOfStyles([style], pieces, lines);
  const { pieces: count, value, retailValue } = totals;
  const findings = findingsOfStyle(style, pieces, lines, { place, now });
  return (
    <span className={sums}>
      <span className={label}>{intl.formatMessage({ id: 'style.sum.this' })}</span>
      <Quantity count={count} unit />
      <Amounts of={{ value, currency: style.currency, otherValues: totals.otherValues }} />
      <span className={wide}>
        <span className={pair}>
          <span className={label}>{intl.formatMessage({ id: 'catalog.bar.retailValue' })}</span>
          <Money minor={retailValue} currency={style.currency} />
        </span>
      </span>
      <span className={wide}>
        <span className={pair}>
          <span className={label}>{intl.formatMessage({ id: 'order.margin' }, { basis: totals.basis })}</span>
          <Margin {...totals} />
        </span>
      </span>
      {findings.length > 0 && (
        <button type="button" className={notes} onClick={showFlagged}>
          <Icon name="warning" size="small" />
          {intl.formatMessage({ id: 'style.sum.findings' }, { count: findings.length })}
        </button>
      )}
    </span>
  );
}

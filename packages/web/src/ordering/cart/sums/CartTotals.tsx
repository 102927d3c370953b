import type { CartHead } from '@selvedge/core/contract';
import type { SumsBook } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { CartRef } from '../state/cellView.ts';
import { useStill } from '../state/useStill.ts';
import { SumsLine } from './SumsLine.tsx';

const band = css({ minWidth: '0' });
const note = css({ marginTop: '2', textStyle: 'small', color: 'warning' });

type Props = {
  cart: CartRef;
  book: SumsBook;
  /** Until then placeholders are shown. */
  counted: boolean;
  head: Pick<CartHead, 'currency' | 'otherValues'>;
};

/** The totals of the whole order. */
export function CartTotals({ cart, book, counted, head: { currency, otherValues } }: Props) {
  const intl = useIntl();
  const sums = useSelector(cart, (now) => (counted ? book.ofAll(now) : null));
  const unpriced = useStill(sums?.unpriced ?? 0);
  return (
    <section className={band} aria-label={intl.formatMessage({ id: 'cart.sums.label' })} aria-busy={!counted}>
      <SumsLine sums={sums} currency={currency} otherValues={otherValues} size="small" ofOrder />
      {unpriced > 0 && (
        <p className={note}>{intl.formatMessage({ id: 'cart.sums.unpriced' }, { count: unpriced })}</p>
      )}
    </section>
  );
}

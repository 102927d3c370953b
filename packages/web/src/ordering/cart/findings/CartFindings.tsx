import type { CartHead, Style } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import { css } from '#style/css';
import { ChangedPricesNotice } from '../prices/ChangedPricesNotice.tsx';
import type { CartRef } from '../state/cellView.ts';
import { useStill } from '../state/useStill.ts';
import { CartNotices } from './CartNotices.tsx';
import { CountedFindings, FindingsLine } from './FindingsLine.tsx';
import { UnavailableNotice } from './UnavailableNotice.tsx';
import { useLineFindings } from './useLineFindings.ts';

const gap = css({ paddingBottom: '3' });

type Props = {
  cart: CartRef;
  head: CartHead;
  styles: readonly Style[];
  /** Server time (epoch ms). */
  now: number;
  counted: boolean;
  /** A long cart: its first cells are shown before it has been counted. */
  long: boolean;
};

/**
 * Notices about the cart and its lines. In a short cart they render together with it. In a long one they follow later,
 * on a line of fixed height, so that nothing beneath it moves.
 */
export function CartFindings({ head, long, counted, ...lines }: Props) {
  const mayInsert = useSelector(lines.cart, ({ context }) => context.mayInsert);
  if (!long) return <ActionReport {...lines} head={head} mayInsert={mayInsert} />;
  return (
    <CartNotices head={head} mayInsert={mayInsert}>
      {counted ? <CountedFindings {...lines} /> : <FindingsLine busy />}
    </CartNotices>
  );
}

type FindingsProps = Omit<Props, 'counted' | 'long'> & { mayInsert: boolean };

function ActionReport({ cart, head, styles, now, mayInsert }: FindingsProps) {
  const found = useLineFindings(cart, styles, now);
  const changed = useStill(found.changed);
  const unavailable = useStill(found.unavailable);
  return (
    <>
      <CartNotices head={head} mayInsert={mayInsert}>
        <ChangedPricesNotice cart={cart} changed={changed} />
      </CartNotices>
      <div className={unavailable.length > 0 ? gap : undefined}>
        <UnavailableNotice cart={cart} styles={styles} found={unavailable} />
      </div>
    </>
  );
}

import { formatRoute } from '@selvedge/core';
import { storedValue, wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/Link.tsx';
import { Money, Quantity } from '../../ui/Values.tsx';
import type { CartRef, CartSnapshot } from '../matrix/cellView.ts';
import { SaveState } from '../matrix/SaveState.tsx';

const bar = css({
  position: 'sticky',
  bottom: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '6',
  rowGap: '1',
  minHeight: { base: '24', md: '16' },
  marginTop: '8',
  paddingBlock: '2',
  background: 'surface.page',
  borderTop: 'ink',
});
const sums = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '5', rowGap: '1' });
const whole = css({
  display: 'inline-flex',
  alignItems: 'baseline',
  columnGap: '3',
  textStyle: 'figureStrong',
});
const label = css({ textStyle: 'small', color: 'ink.muted' });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  justifyContent: { base: 'space-between', md: 'flex-end' },
  flexGrow: { base: '1', md: '0' },
});

const sum = (snapshot: CartSnapshot) =>
  [...wishedPieces(snapshot).values()].reduce((all, one) => all + one, 0);

type Props = {
  cart: CartRef;
  currency: string;
  /** Sums of what is in hand, before those of the cart. */
  children?: ReactNode;
  /** Buttons before the way to the cart. */
  actions?: ReactNode;
};

/** Stays at the bottom edge: what is in the cart, how it stands, and the way there. */
export function CartBar({ cart, currency, children, actions }: Props) {
  const intl = useIntl();
  const pieces = useSelector(cart, sum);
  const value = useSelector(cart, ({ context }) => storedValue(context));
  const place = useSelector(cart, ({ context }) => context.place);
  return (
    <section className={bar} aria-label={intl.formatMessage({ id: 'catalog.bar.label' })}>
      <div className={sums}>
        {children}
        <span className={whole}>
          <span className={label}>{intl.formatMessage({ id: 'catalog.bar.whole' })}</span>
          <Quantity count={pieces} unit />
          <Money minor={value} currency={currency} />
        </span>
      </div>
      <div className={ways}>
        <SaveState cart={cart} />
        {actions}
        <Link look="primary" size="compact" href={formatRoute({ screen: 'cart', place })}>
          {intl.formatMessage({ id: 'catalog.bar.cart' })}
        </Link>
      </div>
    </section>
  );
}

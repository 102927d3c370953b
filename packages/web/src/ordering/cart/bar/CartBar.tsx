import { formatRoute } from '@selvedge/core';
import type { SeasonPlace, Style } from '@selvedge/core/contract';
import { isRead, totalsInCart } from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css, cva } from '#style/css';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Icon } from '../../../ui/figures/Icon.tsx';
import { useFootHeight } from '../../../ui/layout/pageEdge.ts';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { useMayOpen } from '../../access/useMayOpen.ts';
import { LimitLine } from '../../limit/LimitLine.tsx';
import { SaveState } from '../saving/SaveState.tsx';
import type { CartRef } from '../state/cellView.ts';
import { HeadTotals } from '../sums/HeadTotals.tsx';

const bar = css({
  position: { base: 'sticky', _low: 'static' },
  bottom: '0',
  zIndex: 'sticky',
  display: 'flex',
  flexWrap: 'nowrap',
  /** On a phone one row; a second one for what is wrong. */
  '&:has([data-trouble])': { flexWrap: { base: 'wrap', md: 'nowrap' } },
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: { base: '3', md: '6' },
  rowGap: '1',
  minHeight: '16',
  marginTop: '8',
  paddingBlock: '2',
  background: 'surface.page',
  borderTop: 'ink',
});
const sums = css({
  display: 'flex',
  flexWrap: 'wrap',
  flex: '1',
  minWidth: '0',
  alignItems: 'baseline',
  columnGap: { base: '3', md: '5' },
  rowGap: '1',
});
const whole = cva({
  base: { display: 'inline-flex', alignItems: 'baseline', columnGap: '3', textStyle: 'figureStrong' },
  /** Hidden where there is little room: the content comes first, and the page's own bar has the cart. */
  variants: { aside: { true: { hideBelow: 'lg' } } },
});
const label = css({ textStyle: 'small', color: 'ink.muted' });
const links = css({
  display: 'flex',
  alignItems: 'center',
  columnGap: { base: '3', md: '4' },
  minWidth: '0',
  flexShrink: '0',
  maxWidth: { md: '[60%]' },
  '& > *': { flexShrink: '0' },
  /** As wide as its most frequent text, so that the sums do not move while quantities are stored. */
  '&:has([data-trouble])': { flexGrow: { base: '1', md: '0' }, flexShrink: { base: '1', md: '0' } },
  '& > [data-save]': { flexShrink: '1', minWidth: { md: '[11rem]' }, marginInlineEnd: 'auto' },
});
const way = css({ flexShrink: '0', _touch: { minWidth: 'control' }, '& > svg': { hideFrom: 'sm' } });
const wayWords = css({ srOnly: { base: true, sm: false } });

type Props = {
  cart: CartRef;
  currency: string;
  /** The style shown on the page. */
  style?: Style;
  /** Sums of the current style, before those of the cart. */
  children?: ReactNode;
  /** Buttons before the link to the cart. */
  actions?: ReactNode;
};

/**
 * Sticks to the bottom edge: what is in the cart, its save state, and the link to it. Hidden from users who may not see
 * a cart.
 */
export function CartBar(props: Props) {
  const place = useSelector(props.cart, ({ context }) => context.place);
  const mayOpen = useMayOpen();
  return mayOpen({ screen: 'cart', place }) && <Bar {...props} place={place} />;
}

function Bar({ cart, currency, style, children, actions, place }: Props & { place: SeasonPlace }) {
  const intl = useIntl();
  const ref = useRef<HTMLElement>(null);
  useFootHeight(ref, '--bar-height');
  const totals = useSelector(cart, (now) => (isRead(now) ? totalsInCart(now, style) : null), shallowEqual);
  const otherValues = useSelector(cart, ({ context }) => context.head?.otherValues);
  return (
    <section ref={ref} className={bar} aria-label={intl.formatMessage({ id: 'catalog.bar.label' })}>
      <div className={sums}>
        {totals && children}
        <span className={whole({ aside: children !== undefined })}>
          <span className={label}>{intl.formatMessage({ id: 'catalog.bar.whole' })}</span>
          {totals && <HeadTotals of={totals} brief />}
          <Amounts of={{ value: totals?.value ?? null, currency, otherValues }} />
        </span>
        {totals && <LimitLine value={totals.value} />}
      </div>
      <div className={links}>
        <SaveState cart={cart} brief />
        {actions}
        <Link look="primary" size="compact" className={way} href={formatRoute({ screen: 'cart', place })}>
          <Icon name="cart" size="small" />
          <span className={wayWords}>{intl.formatMessage({ id: 'catalog.bar.cart' })}</span>
        </Link>
      </div>
    </section>
  );
}

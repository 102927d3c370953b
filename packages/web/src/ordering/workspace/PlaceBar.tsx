import { formatRoute } from '@selvedge/core';
import type { CartHead, Customer, SeasonState } from '@selvedge/core/contract';
import { type liveEventsMachine, type PlaceRoute, piecesInCart } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css, cx } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { sideways, useSideways } from '../../ui/layout/sideways.ts';
import { Badge } from '../../ui/text/Badge.tsx';
import { Quantity } from '../../ui/text/Values.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { LiveStep } from '../live/LiveStep.tsx';
import { ScanButton } from '../scan/ScanButton.tsx';
import type { ScanRef } from '../scan/scanRef.ts';
import { useCollectionName } from '../season/useCollectionName.ts';
import { SalesPeriod } from './SalesPeriod.tsx';

const bar = css({
  display: 'flex',
  flexDirection: { base: 'column', lg: 'row' },
  alignItems: { lg: 'flex-end' },
  justifyContent: 'space-between',
  columnGap: '8',
  borderBottom: 'hair',
  marginTop: '4',
});
const who = css({ display: 'flex', flexDirection: 'column', gap: '0.5', paddingBlock: '2', minWidth: '0' });
const name = css({ textStyle: 'strong' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  rowGap: '1',
  alignItems: 'center',
  textStyle: 'small',
  color: 'ink.muted',
});
/** One row on every screen, so that the content below does not move. It scrolls sideways. */
const steps = css({ display: 'flex', columnGap: { base: '5', sm: '8' } });
const stepsFrame = css({ marginBottom: '-hair' });
const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control',
  borderBottom: '[2px solid transparent]',
  color: 'ink.muted',
  textStyle: 'control',
  whiteSpace: 'nowrap',
  _touch: { minWidth: 'control', justifyContent: 'center' },
  _current: { color: 'ink', borderColor: 'accent' },
});
const count = css({ textStyle: 'figure', color: 'ink.muted' });

type Props = {
  route: PlaceRoute;
  customer: Customer;
  season: SeasonState;
  cart: CartRef;
  /** The state of the cart of this place, or null if there is none. */
  cartState: CartHead['state'] | null;
  preview: boolean;
  liveEvents: ActorRefFrom<typeof liveEventsMachine>;
  /** The filters of the list of styles: '' or '?…'. */
  search: string;
  scan: ScanRef;
};

/** The customer and season of the order, and its three steps. */
export function PlaceBar({
  route,
  customer,
  season,
  cart,
  cartState,
  preview,
  search,
  liveEvents,
  scan,
}: Props) {
  const intl = useIntl();
  const collectionName = useCollectionName();
  const { place, screen } = route;
  const mayOpen = useMayOpen();
  const carts = { screen: 'carts', rightEnv: place.rightEnv, customerId: place.customerId } as const;
  const row = useSideways(`${screen} ${cartState}`);
  const stepProps = (of: readonly PlaceRoute['screen'][]) => ({
    look: 'bare' as const,
    className: step,
    'aria-current': of.includes(screen) ? ('page' as const) : undefined,
  });
  return (
    <div className={bar}>
      <div className={who}>
        <p className={name}>
          {customer.name} <span className={count}>{customer.customerNumber}</span>
        </p>
        <div className={facts}>
          <span>
            {place.season} · {place.subdivision} · {collectionName(place.collectionType)}
          </span>
          <SalesPeriod season={season} preview={preview} />
          {preview && <Badge tone="warning">{intl.formatMessage({ id: 'ordering.place.preview' })}</Badge>}
          {cartState && mayOpen(carts) && (
            <Link look="quiet" href={formatRoute(carts)}>
              {intl.formatMessage({ id: 'season.carts' })}
            </Link>
          )}
          {cartState === 'approved' && (
            <Badge tone="positive">{intl.formatMessage({ id: 'ordering.place.approved' })}</Badge>
          )}
        </div>
      </div>
      <nav
        className={css({ _print: { display: 'none' } })}
        aria-label={intl.formatMessage({ id: 'ordering.place.steps' })}
      >
        <div ref={row} className={cx(sideways, stepsFrame)}>
          <ul className={steps}>
            <li>
              <Link
                {...stepProps(['styles', 'style'])}
                href={formatRoute({ screen: 'styles', place, search })}
              >
                {intl.formatMessage({ id: 'ordering.place.styles' })}
              </Link>
            </li>
            {mayOpen({ screen: 'entry', place }) && (
              <li>
                <Link {...stepProps(['entry'])} href={formatRoute({ screen: 'entry', place })}>
                  {intl.formatMessage({ id: 'ordering.place.entry' })}
                </Link>
              </li>
            )}
            {mayOpen({ screen: 'cart', place }) && (
              <li>
                <Link {...stepProps(['cart'])} href={formatRoute({ screen: 'cart', place })}>
                  {intl.formatMessage({ id: 'ordering.place.cart' })}
                  <CartPieces cart={cart} />
                </Link>
              </li>
            )}
            {mayOpen({ screen: 'check', place }) && (
              <li>
                <Link {...stepProps(['check'])} href={formatRoute({ screen: 'check', place })}>
                  {intl.formatMessage({ id: 'ordering.place.check' })}
                </Link>
              </li>
            )}
            <LiveStep liveEvents={liveEvents} place={place} className={step} current={screen === 'live'} />
            {screen !== 'styles' && (
              <li>
                <ScanButton scan={scan} compact />
              </li>
            )}
          </ul>
        </div>
      </nav>
    </div>
  );
}

/** Pieces in the cart, as typed. A component of its own, so that a keystroke renders nothing else of the bar. */
function CartPieces({ cart }: { cart: CartRef }) {
  const pieces = useSelector(cart, piecesInCart);
  return pieces > 0 && <Quantity count={pieces} unit className={count} />;
}

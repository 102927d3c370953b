import { formatRoute } from '@selvedge/core';
import type { CartHead, Customer, SeasonState } from '@selvedge/core/contract';
import { isRead, type liveEventsMachine, type PlaceRoute, piecesInCart } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css, cx } from '#style/css';
import { InSeasonLine } from '../../shell/InSeasonLine.tsx';
import { SEASON_PLACE } from '../../shell/seasonLine.ts';
import { Link } from '../../ui/buttons/Link.tsx';
import { sideways, useSideways } from '../../ui/layout/sideways.ts';
import { Quantity } from '../../ui/text/Values.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { LiveStep } from '../live/LiveStep.tsx';
import { ScanButton } from '../scan/ScanButton.tsx';
import type { ScanRef } from '../scan/scanRef.ts';
import { PlaceMenu } from './PlaceMenu.tsx';

const nav = css({
  gridArea: 'steps',
  display: 'flex',
  minWidth: '0',
  marginBottom: '-hair',
  _print: { display: 'none' },
});
/** One row on every screen, so that the content below does not move. It scrolls sideways. */
const steps = css({ display: 'flex', columnGap: { base: '3', sm: '5', lg: '8' } });
const stepsFrame = css({ minWidth: '0' });
const step = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: { base: 'control', md: 'seasonLine' },
  borderBottom: '[2px solid transparent]',
  color: 'ink.muted',
  textStyle: 'control',
  whiteSpace: 'nowrap',
  _touch: { minWidth: 'control', justifyContent: 'center' },
  _current: { color: 'ink', borderColor: 'accent' },
  _highContrast: { _current: { borderBottomWidth: '[4px]' } },
});
/**
 * Room for three figures, so that the steps stay when the cart has come. On a phone the steps take all the room, and the
 * cart's bar says the same.
 */
const count = css({ minWidth: '6', textStyle: 'figure', color: 'ink.muted', hideBelow: 'sm' });

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

/** The customer and season of the order, and its steps: within the header. */
export function PlaceBar(props: Props) {
  return (
    <InSeasonLine part={SEASON_PLACE}>
      <PlaceLine {...props} />
    </InSeasonLine>
  );
}

function PlaceLine({ route, customer, season, cart, cartState, preview, search, liveEvents, scan }: Props) {
  const intl = useIntl();
  const { place, screen } = route;
  const mayOpen = useMayOpen();
  const row = useSideways(`${screen} ${cartState}`);
  const stepProps = (of: readonly PlaceRoute['screen'][]) => ({
    look: 'bare' as const,
    className: step,
    'aria-current': of.includes(screen) ? ('page' as const) : undefined,
  });
  return (
    <>
      <PlaceMenu
        place={place}
        customer={customer}
        cart={cart}
        season={season}
        cartState={cartState}
        preview={preview}
      />
      <nav className={nav} aria-label={intl.formatMessage({ id: 'ordering.place.steps' })}>
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
            {/* The way of an order comes first, so that a phone shows all of it; what helps to fill it follows. */}
            {mayOpen({ screen: 'entry', place }) && (
              <li>
                <Link {...stepProps(['entry'])} href={formatRoute({ screen: 'entry', place })}>
                  {intl.formatMessage({ id: 'ordering.place.entry' })}
                </Link>
              </li>
            )}
            {screen !== 'styles' && (
              <li>
                <ScanButton scan={scan} compact />
              </li>
            )}
            {/* Last, because it may come later than the others. */}
            <LiveStep liveEvents={liveEvents} place={place} className={step} current={screen === 'live'} />
          </ul>
        </div>
      </nav>
    </>
  );
}

/** Pieces in the cart, as typed. A component of its own, so that a keystroke renders nothing else of the bar. */
function CartPieces({ cart }: { cart: CartRef }) {
  const intl = useIntl();
  const pieces = useSelector(cart, piecesInCart);
  const known = useSelector(cart, isRead);
  return (
    <>
      <span className={count} aria-hidden="true">
        {known && intl.formatNumber(pieces)}
      </span>
      {pieces > 0 && (
        <VisuallyHidden>
          <Quantity count={pieces} unit />
        </VisuallyHidden>
      )}
    </>
  );
}

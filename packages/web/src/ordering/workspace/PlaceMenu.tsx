import { formatRoute } from '@selvedge/core';
import type { CartHead, Customer, OrderLimit, SeasonPlace, SeasonState } from '@selvedge/core/contract';
import { type OrderingRoute, storedValue } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { HeaderMenu } from '../../shell/HeaderMenu.tsx';
import { Link } from '../../ui/buttons/Link.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';
import type { CartRef } from '../cart/state/cellView.ts';
import { LimitText } from '../limit/LimitText.tsx';
import { SalesDays } from '../season/SalesDays.tsx';
import { useCollectionName } from '../season/useCollectionName.ts';
import { SalesPeriod } from './SalesPeriod.tsx';

const opener = css({ gridArea: 'place', maxWidth: { md: '[24rem]' } });
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0' });
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const name = css({ ...cut, textStyle: 'control', fontWeight: 'semibold' });
/** The menu has it too, where a phone has no room for it. */
const number = css({ hideBelow: 'sm', fontWeight: 'regular', color: 'ink.muted' });
const season = css({ ...cut, textStyle: 'fine', color: 'ink.muted' });
/** What counts most of the season is never cut for it: the menu has it too. */
const subdivision = css({ hideBelow: 'sm' });
const ahead = css({ fontWeight: 'semibold', color: 'warning' });
const approved = css({ fontWeight: 'semibold', color: 'positive' });
const facts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  textStyle: 'small',
  color: 'ink.muted',
});
const who = css({ textStyle: 'strong', color: 'ink' });
const links = css({ marginTop: '3', paddingTop: '2', borderTop: 'hair' });
const link = css({ display: 'flex', alignItems: 'center', minHeight: 'control', textStyle: 'control' });

type Props = {
  place: SeasonPlace;
  customer: Customer;
  cart: CartRef;
  season: SeasonState;
  /** The state of the cart of this place, or null if there is none. */
  cartState: CartHead['state'] | null;
  preview: boolean;
};

/** The point of sale and the season of the order. Its menu has their facts, and the ways to others (C5). */
export function PlaceMenu({ place, customer, cart, season: facing, cartState, preview }: Props) {
  const intl = useIntl();
  const mayOpen = useMayOpen();
  const collectionName = useCollectionName();
  const { rightEnv, customerId } = place;
  const seasonName = `${place.season} · ${place.subdivision}`;
  const ways: readonly { to: OrderingRoute; label: string }[] = [
    { to: { screen: 'carts', rightEnv, customerId }, label: intl.formatMessage({ id: 'season.carts' }) },
    { to: { screen: 'orders', rightEnv, customerId }, label: intl.formatMessage({ id: 'season.orders' }) },
    {
      to: { screen: 'seasons', rightEnv, customerId },
      label: intl.formatMessage({ id: 'ordering.place.toSeasons' }),
    },
    { to: { screen: 'pos', rightEnv }, label: intl.formatMessage({ id: 'ordering.place.toPos' }) },
  ];
  return (
    <HeaderMenu
      side="start"
      className={opener}
      opening={
        <>
          <span className={words}>
            <span className={name}>
              {customer.name} <span className={number}>{customer.customerNumber}</span>
            </span>
            <span className={season}>
              {place.season}
              <span className={subdivision}>
                {' · '}
                {place.subdivision}
              </span>
              {' · '}
              <PlaceState season={facing} cartState={cartState} preview={preview} />
            </span>
          </span>
          <Icon name="chevronDown" size="small" />
        </>
      }
    >
      <div className={facts}>
        <p className={who}>
          {customer.name} {customer.customerNumber}
        </p>
        <p>
          {seasonName} · {collectionName(place.collectionType)}
        </p>
        <p>
          <SalesPeriod season={facing} preview={preview} />
        </p>
        {facing.limit && <CartAgainst limit={facing.limit} cart={cart} />}
      </div>
      <ul className={links}>
        {ways
          .filter(({ to }) => mayOpen(to))
          .map(({ to, label }) => (
            <li key={to.screen}>
              <Link look="quiet" className={link} href={formatRoute(to)}>
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </HeaderMenu>
  );
}

/** What counts most of a season: that it is not open yet, that its order is approved, or when it ends. */
function PlaceState({ season: facing, cartState, preview }: Pick<Props, 'season' | 'cartState' | 'preview'>) {
  const intl = useIntl();
  if (preview) return <span className={ahead}>{intl.formatMessage({ id: 'ordering.place.preview' })}</span>;
  if (cartState === 'approved') {
    return <span className={approved}>{intl.formatMessage({ id: 'ordering.place.approved' })}</span>;
  }
  return <SalesDays sellingTime={facing.sellingTime} now={facing.serverTime} />;
}

/** A component of its own, so that what is stored renders nothing else of the menu. */
function CartAgainst({ limit, cart }: { limit: OrderLimit; cart: CartRef }) {
  const value = useSelector(cart, ({ context }) => storedValue(context));
  return (
    <p>
      <LimitText limit={limit} value={value} />
    </p>
  );
}

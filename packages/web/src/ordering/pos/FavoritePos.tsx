import { formatRoute } from '@selvedge/core';
import type { Customer, RightEnv } from '@selvedge/core/contract';
import { isLocked, type PosWish } from '@selvedge/core/ordering';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';
import { beside, cover, detail, heading, ledger, line, none } from './aside.recipe.ts';
import { FavoriteMark } from './FavoriteMark.tsx';

const bare = css({ padding: '0', border: 'none', background: 'transparent', textAlign: 'start' });
/** Side by side where the list is below them. */
const shelf = css({
  display: { md: 'grid' },
  gridTemplateColumns: { md: '[repeat(auto-fill, minmax(18rem, 1fr))]', lg: 'minmax(0, 1fr)' },
  columnGap: '8',
});
const row = css({ gridColumn: '1', minWidth: '0' });

type Props = {
  favorites: readonly Customer[];
  rightEnv: RightEnv;
  onLock: (customerId: string) => void;
  onWish: (wish: PosWish) => void;
};

/** The user's favourite points of sale (L1). */
export function FavoritePos({ favorites, rightEnv, onLock, onWish }: Props) {
  const intl = useIntl();
  const id = useId();
  return (
    <section className={beside} aria-labelledby={id}>
      <h2 id={id} className={heading}>
        {intl.formatMessage({ id: 'pos.favorites.title' })}
      </h2>
      {favorites.length === 0 ? (
        <p className={`${ledger} ${none}`}>{intl.formatMessage({ id: 'pos.favorites.none' })}</p>
      ) : (
        <ul className={cx(ledger, shelf)} aria-labelledby={id}>
          {favorites.map((customer) => (
            <li key={customer.customerId} className={line}>
              <span className={row}>
                {isLocked(customer) ? (
                  <button
                    type="button"
                    className={`${bare} ${cover}`}
                    aria-label={intl.formatMessage({ id: 'pos.lock.why' }, { name: customer.name })}
                    onClick={() => onLock(customer.customerId)}
                  >
                    {customer.name} <Icon name="lock" size="small" />
                  </button>
                ) : (
                  <Link
                    look="bare"
                    className={cover}
                    href={formatRoute({ screen: 'seasons', rightEnv, customerId: customer.customerId })}
                  >
                    {customer.name}
                  </Link>
                )}
                <p className={detail}>
                  {customer.customerNumber} · {customer.city}
                </p>
              </span>
              <FavoriteMark
                name={customer.name}
                favorite
                onWish={(favorite) => onWish({ customerId: customer.customerId, favorite })}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

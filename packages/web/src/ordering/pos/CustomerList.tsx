import { formatRoute } from '@selvedge/core';
import type { Customer, RightEnv } from '@selvedge/core/contract';
import { isFavorite, isLocked, type PosWish } from '@selvedge/core/ordering';
import { townLine } from '@selvedge/core/rules';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { Icon } from '../../ui/figures/Icon.tsx';
import { CustomerMarks } from './CustomerMarks.tsx';
import { CustomerWaiting } from './CustomerWaiting.tsx';
import { FavoriteMark } from './FavoriteMark.tsx';
import { countLine, country, list, lock, name, number, row, town } from './list.recipe.ts';

/** The whole line is the link or the button. The marks beside it are buttons and links of their own. */
const cover = css({
  display: 'inline',
  padding: '0',
  border: 'none',
  background: 'transparent',
  textStyle: 'heading',
  textAlign: 'start',
  color: 'ink',
  _hover: { color: 'accent' },
  _after: { content: '""', position: 'absolute', inset: '0' },
  _focusVisible: { outline: '[none]' },
  '&:focus-visible::after': {
    outlineWidth: '[2px]',
    outlineStyle: 'solid',
    outlineColor: 'accent',
    outlineOffset: '[-2px]',
  },
});
const lockedName = css({ color: 'ink.muted' });
const mark = css({
  minHeight: '6',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  textStyle: 'small',
  color: 'ink.muted',
});
const partMark = css({
  position: 'relative',
  zIndex: 'raised',
  padding: '0',
  border: 'none',
  background: 'transparent',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.22em]',
});

type Props = {
  customers: readonly Customer[];
  rightEnv: RightEnv;
  busy: boolean;
  count: string;
  wishes: Readonly<Record<string, boolean>>;
  onLock: (customerId: string) => void;
  onWish: (wish: PosWish) => void;
};

export function CustomerList({ customers, rightEnv, busy, count, wishes, onLock, onWish }: Props) {
  const intl = useIntl();
  return (
    <>
      <p className={countLine}>{count}</p>
      <ul className={list} aria-label={intl.formatMessage({ id: 'pos.list.label' })} aria-busy={busy}>
        {customers.map((customer) => (
          <CustomerRow
            key={customer.customerId}
            customer={customer}
            rightEnv={rightEnv}
            favorite={isFavorite(customer, wishes)}
            onLock={() => onLock(customer.customerId)}
            onWish={(favorite) => onWish({ customerId: customer.customerId, favorite })}
          />
        ))}
      </ul>
    </>
  );
}

type CustomerRowProps = {
  customer: Customer;
  rightEnv: RightEnv;
  favorite: boolean;
  onLock: () => void;
  onWish: (favorite: boolean) => void;
};

function CustomerRow({ customer, rightEnv, favorite, onLock, onWish }: CustomerRowProps) {
  const intl = useIntl();
  const { customerId, customerNumber } = customer;
  const why = intl.formatMessage({ id: 'pos.lock.why' }, { name: customer.name });
  return (
    <li className={row}>
      <span className={name}>
        {isLocked(customer) ? (
          <button
            type="button"
            className={`${cover} ${lockedName}`}
            data-result
            aria-label={why}
            onClick={onLock}
          >
            {customer.name}
          </button>
        ) : (
          <Link
            look="bare"
            className={cover}
            data-result
            href={formatRoute({ screen: 'seasons', rightEnv, customerId })}
          >
            {customer.name}
          </Link>
        )}
      </span>
      <span className={number}>{customerNumber}</span>
      <span className={town}>{townLine(customer)}</span>
      <span className={country}>
        {intl.formatDisplayName(customer.country, { type: 'region' }) ?? customer.country}
      </span>
      <span className={lock}>
        {isLocked(customer) && (
          <span className={mark}>
            <Icon name="lock" size="small" />
            {intl.formatMessage({ id: 'pos.lock.whole' })}
          </span>
        )}
        {!isLocked(customer) && customer.locks.length > 0 && (
          <button type="button" className={`${mark} ${partMark}`} onClick={onLock}>
            <Icon name="lock" size="small" />
            {intl.formatMessage({ id: 'pos.lock.part' })}
          </button>
        )}
      </span>
      <CustomerWaiting waits={customer.waits} />
      <CustomerMarks name={customer.name} rightEnv={rightEnv} customerId={customerId} />
      <FavoriteMark name={customer.name} favorite={favorite} onWish={onWish} />
    </li>
  );
}

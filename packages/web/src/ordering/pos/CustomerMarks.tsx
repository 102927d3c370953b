import { formatRoute } from '@selvedge/core';
import type { RightEnv } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Link } from '../../ui/buttons/Link.tsx';
import { Icon, type IconName } from '../../ui/figures/Icon.tsx';
import { useMayOpen } from '../access/useMayOpen.ts';

/** Above the line's link, which covers all of it. Hidden on a phone: the seasons page links to carts and orders. */
const mark = css({
  position: 'relative',
  zIndex: 'raised',
  alignSelf: 'center',
  display: 'inline-grid',
  placeItems: 'center',
  width: 'controlDense',
  height: 'controlDense',
  color: 'ink.muted',
  _hover: { color: 'accent' },
  _touch: { width: 'control', height: 'control' },
});

const both = css({ display: { base: 'none', md: 'inline-flex' }, alignSelf: 'center' });

type Props = { name: string; rightEnv: RightEnv; customerId: string };

/** Links to all carts and to all orders of a point of sale. */
export function CustomerMarks({ name, rightEnv, customerId }: Props) {
  const intl = useIntl();
  const mayOpen = useMayOpen();
  const carts = { screen: 'carts', rightEnv, customerId } as const;
  const orders = { screen: 'orders', rightEnv, customerId } as const;
  if (!mayOpen(carts)) return null;
  return (
    <span className={both}>
      <Mark icon="cart" label={intl.formatMessage({ id: 'pos.carts' }, { name })} href={formatRoute(carts)} />
      <Mark
        icon="order"
        label={intl.formatMessage({ id: 'pos.orders' }, { name })}
        href={formatRoute(orders)}
      />
    </span>
  );
}

function Mark({ icon, label, href }: { icon: IconName; label: string; href: string }) {
  return (
    <Link look="bare" className={mark} aria-label={label} title={label} href={href}>
      <Icon name={icon} size="small" />
    </Link>
  );
}

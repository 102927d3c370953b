import { formatRoute } from '@selvedge/core';
import type { RightEnv } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';

/** Beside the line that is a link as a whole; on a phone the way to the carts is on the page of the seasons. */
const mark = css({
  position: 'relative',
  zIndex: 'raised',
  alignSelf: 'center',
  display: 'inline-grid',
  placeItems: 'center',
  width: 'controlDense',
  height: 'controlDense',
  color: 'ink.muted',
  hideBelow: 'md',
  _hover: { color: 'accent' },
  _touch: { width: 'control', height: 'control' },
});

type Props = { name: string; rightEnv: RightEnv; customerId: string };

/** To all carts of a point of sale. */
export function CartsMark({ name, rightEnv, customerId }: Props) {
  const intl = useIntl();
  const label = intl.formatMessage({ id: 'pos.carts' }, { name });
  return (
    <Link
      look="bare"
      className={mark}
      aria-label={label}
      title={label}
      href={formatRoute({ screen: 'carts', rightEnv, customerId })}
    >
      <Icon name="cart" size="small" />
    </Link>
  );
}

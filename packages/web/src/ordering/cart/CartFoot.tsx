import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import type { cartMachine, Sums } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Link } from '../../ui/Link.tsx';
import { Money, Quantity } from '../../ui/Values.tsx';
import { SaveButton } from '../matrix/SaveButton.tsx';
import { SaveState } from '../matrix/SaveState.tsx';

/** As high as the bar under the styles, so that what stands above it fits both. */
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
  _print: { display: 'none' },
});
const sum = css({ display: 'inline-flex', columnGap: '3', textStyle: 'figureStrong' });
const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  rowGap: '1',
  justifyContent: { base: 'space-between', md: 'flex-end' },
  flexGrow: { base: '1', md: '0' },
});

type Props = {
  place: SeasonPlace;
  cart: ActorRefFrom<typeof cartMachine>;
  sums: Sums;
  currency: string;
};

/** Stays at the bottom edge: how the cart is stored, and the way on. */
export function CartFoot({ place, cart, sums, currency }: Props) {
  const intl = useIntl();
  return (
    <div className={bar}>
      <span className={sum}>
        <Quantity count={sums.pieces} unit />
        <Money minor={sums.value} currency={currency} />
      </span>
      <div className={ways}>
        <SaveState cart={cart} />
        <SaveButton cart={cart} />
        <Link look="primary" size="compact" href={formatRoute({ screen: 'check', place })}>
          {intl.formatMessage({ id: 'cart.toCheck' })}
        </Link>
      </div>
    </div>
  );
}

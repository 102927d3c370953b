import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import type { cartMachine, Sums } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Link } from '../../ui/Link.tsx';
import { SaveButton } from '../matrix/SaveButton.tsx';
import { SaveState } from '../matrix/SaveState.tsx';
import { SumsLine } from './SumsLine.tsx';

const bar = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  columnGap: '8',
  rowGap: '4',
  paddingBlock: '4',
  borderBlock: 'hair',
  position: { md: 'sticky' },
  top: '0',
  zIndex: 'sticky',
  background: 'surface.page',
});
const ways = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' });
const note = css({ textStyle: 'small', color: 'warning' });

type Props = {
  place: SeasonPlace;
  cart: ActorRefFrom<typeof cartMachine>;
  sums: Sums;
  currency: string;
};

/** What the order comes to, how it is stored, and the way on. It stays in sight while one scrolls. */
export function CartTotals({ place, cart, sums, currency }: Props) {
  const intl = useIntl();
  return (
    <section className={bar} aria-label={intl.formatMessage({ id: 'cart.sums.label' })}>
      <div>
        <SumsLine sums={sums} currency={currency} size="large" />
        {sums.unpriced > 0 && (
          <p className={note}>{intl.formatMessage({ id: 'cart.sums.unpriced' }, { count: sums.unpriced })}</p>
        )}
      </div>
      <div className={ways}>
        <SaveState cart={cart} />
        <SaveButton cart={cart} />
        <Link look="primary" href={formatRoute({ screen: 'check', place })}>
          {intl.formatMessage({ id: 'cart.toCheck' })}
        </Link>
      </div>
    </section>
  );
}

import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import type { cartMachine, SumsBook } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { css } from '#style/css';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Skeleton } from '../../../ui/figures/Skeleton.tsx';
import { useFootHeight } from '../../../ui/layout/pageEdge.ts';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { LimitLine } from '../../limit/LimitLine.tsx';
import { SaveButton } from '../saving/SaveButton.tsx';
import { SaveState } from '../saving/SaveState.tsx';
import { OrderTotals } from '../sums/OrderTotals.tsx';

/** As high as the bar under the styles, so that content above it fits both. */
const bar = css({
  position: { base: 'sticky', _low: 'static' },
  bottom: '0',
  zIndex: 'sticky',
  display: 'grid',
  gridTemplateColumns: { base: '[auto minmax(0, 1fr) auto auto]', md: '[minmax(0, 1fr) auto auto auto]' },
  gridTemplateAreas: '"sum state save check"',
  /** On a phone a second row for what is wrong. */
  '&:has([data-trouble])': {
    gridTemplateAreas: { base: '"sum sum sum check" "state state save save"', md: '"sum state save check"' },
  },
  alignItems: 'center',
  columnGap: { base: '3', md: '4' },
  rowGap: '1',
  minHeight: '16',
  marginTop: '8',
  paddingBlock: '2',
  background: 'surface.page',
  borderTop: 'ink',
  _print: { display: 'none' },
});
const sum = css({
  gridArea: 'sum',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '3',
  textStyle: 'figureStrong',
  // On a phone one row: what is left of the limit stands in the menu of the place, unless the cart exceeds it.
  '& [data-limit=kept]': { hideBelow: 'sm' },
});
const toCome = css({ width: '[12rem]' });
const state = css({ gridArea: 'state', minWidth: '0', display: 'flex', alignItems: 'center' });
const save = css({ gridArea: 'save', justifySelf: 'end' });
const check = css({ gridArea: 'check', whiteSpace: 'nowrap' });

type Props = {
  place: SeasonPlace;
  cart: ActorRefFrom<typeof cartMachine>;
  book: SumsBook;
  /** Until then placeholders are shown for the sums. */
  counted: boolean;
  currency: string;
};

/** Sticks to the bottom edge: the save state of the cart and the link to the next step. */
export function CartFoot({ place, cart, book, counted, currency }: Props) {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  useFootHeight(ref, '--bar-height');
  const sums = useSelector(cart, (now) => (counted ? book.ofAll(now) : null));
  const otherValues = useSelector(cart, ({ context }) => context.head?.otherValues);
  return (
    <div ref={ref} className={bar}>
      <span className={sum} aria-busy={!sums}>
        {sums ? (
          <>
            <OrderTotals totals={sums} brief />
            <Amounts of={{ currency, value: sums.value, otherValues }} />
            <LimitLine value={sums.value} />
          </>
        ) : (
          <Skeleton className={toCome} />
        )}
      </span>
      <div className={state}>
        <SaveState cart={cart} brief />
      </div>
      <div className={save}>
        <SaveButton cart={cart} />
      </div>
      <Link look="primary" size="compact" className={check} href={formatRoute({ screen: 'check', place })}>
        {intl.formatMessage({ id: 'cart.toCheck' })}
      </Link>
    </div>
  );
}

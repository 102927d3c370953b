import type { CartHead } from '@selvedge/core/contract';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Button } from '../../ui/buttons/Button.tsx';
import { SearchField } from '../../ui/fields/SearchField.tsx';
import { useWide } from '../catalog/useWide.ts';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import { CartActions } from './CartActions.tsx';
import { CartSorting } from './CartSorting.tsx';
import { CartLayoutChoice } from './sections/CartLayoutChoice.tsx';
import { CartMenu } from './sections/CartMenu.tsx';
import type { CartPage } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';

const frame = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '2',
  paddingBottom: '2',
  _print: { '& > :not(:first-child)': { display: 'none' } },
});
/** Beside the actions only where all fit, in any language and whatever the sums are. */
const sums = css({
  flexBasis: 'full',
  '@media (min-width: 75rem)': { flexBasis: 'auto', marginInlineEnd: 'auto' },
});
const lineBreak = css({ hideBelow: 'md', flexBasis: 'full', height: '0' });
const box = css({ flex: '1', minWidth: '0', maxWidth: { md: 'field' } });
/** The search has the room that the longest sorting would take. */
const end = css({
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  marginInlineStart: { md: 'auto' },
  '& select': { maxWidth: { md: '[11rem]', lg: '[none]' } },
});
const addWords = css({ hideBelow: 'md' });

type Props = {
  cart: CartRef;
  page: CartPage;
  head: CartHead;
  totals: ReactNode;
  find: ReactNode;
  /** Actions on the cart as a whole, for the menu of a phone. */
  actions: ReactNode;
};

/** The totals and the tools of the cart's page. On a phone one row: search, add, and a menu with the others. */
export function CartTools({ cart, page, head, totals, find, actions }: Props) {
  const intl = useIntl();
  const wide = useWide();
  const { sections, adding } = page;
  const narrowing = useSelector(sections, ({ context }) => context.narrowing);
  const whyNotAdded = useWhyNot(adding, { type: 'adding.opened' });
  const add = (
    <Button
      size="compact"
      aria-haspopup="dialog"
      {...(!wide && { icon: 'plus', 'aria-label': intl.formatMessage({ id: 'cart.add.open' }) })}
      disabledReason={whyNotAdded}
      onClick={() => adding.send({ type: 'adding.opened' })}
    >
      <span className={addWords}>{intl.formatMessage({ id: 'cart.add.open' })}</span>
    </Button>
  );
  const search = (
    <search className={box}>
      <SearchField
        size="compact"
        label={intl.formatMessage({ id: 'cart.find.label' })}
        placeholder={intl.formatMessage({ id: 'cart.find.placeholder' })}
        value={narrowing.term}
        maxLength={100}
        onValue={(term) => sections.send({ type: 'narrowing.changed', narrowing: { ...narrowing, term } })}
      />
    </search>
  );
  const layout = <CartLayoutChoice sections={sections} />;
  if (!wide) {
    return (
      <div className={frame}>
        <div className={sums}>{totals}</div>
        {search}
        {layout}
        {add}
        <CartMenu>
          {(close) => (
            <>
              <CartSorting cartView={page.cartView} />
              {find}
              <CartActions cart={cart} page={page} head={head} onDone={close} />
              {actions}
            </>
          )}
        </CartMenu>
      </div>
    );
  }
  return (
    <div className={frame}>
      <div className={sums}>{totals}</div>
      {add}
      <CartActions cart={cart} page={page} head={head} />
      <div className={lineBreak} />
      {search}
      {find}
      <div className={end}>
        <CartSorting cartView={page.cartView} />
        {layout}
      </div>
    </div>
  );
}

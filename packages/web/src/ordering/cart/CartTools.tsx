import type { CartHead } from '@selvedge/core/contract';
import { type CartSort, cartSorts, hasUnsentNote } from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import type { MessageId } from '../../messages/catalogue.ts';
import { Button } from '../../ui/buttons/Button.tsx';
import { Select } from '../../ui/fields/Select.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import type { CartPage } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: '3',
  paddingBottom: '4',
  _print: { display: 'none' },
});
const sortBox = css({
  minWidth: '[12rem]',
  flexGrow: { base: '1', sm: '0' },
  marginInlineStart: { md: 'auto' },
});

const sortNames: Readonly<Record<CartSort, MessageId>> = {
  number: 'cart.sort.number',
  name: 'cart.sort.name',
  delivery: 'cart.sort.delivery',
  pieces: 'cart.sort.pieces',
  value: 'cart.sort.value',
  changed: 'cart.sort.changed',
};

type Props = {
  cart: CartRef;
  page: CartPage;
  head: CartHead;
};

/** The tools of the cart's page: add styles, write the note, precheck, show the breakdown, sort. */
export function CartTools({ cart, page, head }: Props) {
  const intl = useIntl();
  const { cartView } = page;
  const { sort, charts } = useSelector(cartView, ({ context }) => context.view);
  const unruly = useSelector(
    cart,
    ({ context: { ledger } }) => {
      const { invalid, conflicting, refused } = ledger.tally;
      return { invalid, conflicting, refused };
    },
    shallowEqual,
  );
  const asking = { type: 'precheck.asked', ...unruly } as const;
  const unsent = useSelector(page.note, hasUnsentNote);
  const prechecking = useSelector(page.precheck, (snapshot) => snapshot.hasTag('pending'));
  const noteOpening = { type: 'note.opened', head } as const;
  const whyNotAdded = useWhyNot(page.adding, { type: 'adding.opened' });
  const whyNotWritten = useWhyNot(page.note, noteOpening);
  const noteLabel = head.note === '' ? 'cart.note.write' : 'cart.note.change';
  return (
    <div className={row}>
      <Button
        icon="plus"
        size="compact"
        aria-haspopup="dialog"
        disabledReason={whyNotAdded}
        onClick={() => page.adding.send({ type: 'adding.opened' })}
      >
        {intl.formatMessage({ id: 'cart.add.open' })}
      </Button>
      <Button
        icon="note"
        size="compact"
        aria-haspopup="dialog"
        disabledReason={whyNotWritten}
        onClick={() => page.note.send(noteOpening)}
      >
        {intl.formatMessage({ id: unsent ? 'cart.note.unsent' : noteLabel })}
      </Button>
      <Button
        icon="check"
        size="compact"
        pending={prechecking}
        disabledReason={useWhyNot(page.precheck, asking)}
        onClick={() => page.precheck.send(asking)}
      >
        {intl.formatMessage({ id: 'cart.precheck.action' })}
      </Button>
      <Button
        size="compact"
        icon="rows"
        aria-expanded={charts}
        onClick={() => cartView.send({ type: charts ? 'charts.closed' : 'charts.opened' })}
      >
        {intl.formatMessage({ id: 'cart.breakdown.open' })}
      </Button>
      <div className={sortBox}>
        <Select
          size="compact"
          label={intl.formatMessage({ id: 'cart.sort.label' })}
          value={sort}
          options={cartSorts.map((value) => ({
            value,
            label: intl.formatMessage({ id: sortNames[value] }),
          }))}
          onValue={(value) => {
            const chosen = cartSorts.find((one) => one === value);
            if (chosen) cartView.send({ type: 'sort.chosen', sort: chosen });
          }}
        />
      </div>
    </div>
  );
}

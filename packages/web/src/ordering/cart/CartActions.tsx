import type { CartHead } from '@selvedge/core/contract';
import { hasUnsentNote } from '@selvedge/core/ordering';
import { shallowEqual, useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import type { IconName } from '../../ui/figures/Icon.tsx';
import { useWhyNot } from '../whyNot/useWhyNot.tsx';
import type { CartPage } from './state/cartPage.ts';
import type { CartRef } from './state/cellView.ts';

type Props = {
  cart: CartRef;
  page: CartPage;
  head: CartHead;
  /** Called after a press that did something. Given in a menu, where the buttons are as wide as it. */
  onDone?: () => void;
};

/** Writes the note, prechecks the cart, and shows its distribution. */
export function CartActions({ cart, page, head, onDone }: Props) {
  const intl = useIntl();
  const { cartView } = page;
  const wide = onDone !== undefined;
  // Beside the totals there is room for words alone.
  const iconOf = (icon: IconName) => (wide ? { icon } : {});
  const then = (act: () => void) => () => {
    act();
    onDone?.();
  };
  const charts = useSelector(cartView, ({ context }) => context.view.charts);
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
  const noteLabel = head.note === '' ? 'cart.note.write' : 'cart.note.change';
  return (
    <>
      <Button
        {...iconOf('note')}
        size="compact"
        aria-haspopup="dialog"
        disabledReason={useWhyNot(page.note, noteOpening)}
        wide={wide}
        onClick={then(() => page.note.send(noteOpening))}
      >
        {intl.formatMessage({ id: unsent ? 'cart.note.unsent' : noteLabel })}
      </Button>
      <Button
        {...iconOf('check')}
        size="compact"
        pending={prechecking}
        disabledReason={useWhyNot(page.precheck, asking)}
        wide={wide}
        onClick={then(() => page.precheck.send(asking))}
      >
        {intl.formatMessage({ id: 'cart.precheck.action' })}
      </Button>
      <Button
        size="compact"
        {...iconOf('rows')}
        aria-expanded={charts}
        wide={wide}
        onClick={then(() => cartView.send({ type: charts ? 'charts.closed' : 'charts.opened' }))}
      >
        {intl.formatMessage({ id: 'cart.breakdown.open' })}
      </Button>
    </>
  );
}

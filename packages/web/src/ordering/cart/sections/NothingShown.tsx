import { isNarrowedCart, wholeCart } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { Button } from '../../../ui/buttons/Button.tsx';
import { EmptyState } from '../../../ui/notices/EmptyState.tsx';
import type { SectionsRef } from '../state/cartPage.ts';

/** The cart has styles, but the narrowing leaves none of them, or all were removed. */
export function NothingShown({ sections }: { sections: SectionsRef | undefined }) {
  const intl = useIntl();
  const narrowed = useSelector(sections, (at) => at !== undefined && isNarrowedCart(at.context.narrowing));
  return (
    <EmptyState
      title={intl.formatMessage({ id: narrowed ? 'cart.find.none' : 'cart.remove.all' })}
      actions={
        narrowed && (
          <Button onClick={() => sections?.send({ type: 'narrowing.changed', narrowing: wholeCart })}>
            {intl.formatMessage({ id: 'cart.find.reset' })}
          </Button>
        )
      }
    />
  );
}

import type { Lock } from '@selvedge/core/contract';
import { type catalogMachine, everything, listStyles, piecesByStyle } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useDeferredValue, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { failedQuietly } from '../area/failedAloud.ts';
import type { CartRef } from '../matrix/cellView.ts';
import { CartBar } from './CartBar.tsx';
import { LocksNotice } from './LocksNotice.tsx';
import { StyleGrid } from './StyleGrid.tsx';
import { StyleGridSkeleton } from './StyleGridSkeleton.tsx';
import { StyleTools } from './StyleTools.tsx';
import { sameCounts } from './sameCounts.ts';

type Props = {
  catalog: ActorRefFrom<typeof catalogMachine>;
  cart: CartRef;
  /** The customer's locks; those that stand in the way here are told. */
  locks: readonly Lock[];
};

/** The styles of a season: pictures, prices, what is ordered already (specification, section 2: product list). */
export function StylesScreen({ catalog, cart, locks }: Props) {
  const intl = useIntl();
  const state = useSelector(catalog, (now) => (failedQuietly(now) ? 'loading' : now.value));
  const { index, selection, place, failure } = useSelector(catalog, ({ context }) => context);
  const ordered = useSelector(cart, ({ context }) => piecesByStyle(context), sameCounts);
  // The list may lag behind the hand; the box may not.
  const wanted = useDeferredValue(selection);
  const styles = useMemo(() => (index ? listStyles(index, wanted) : []), [index, wanted]);
  const count = intl.formatMessage({ id: 'catalog.count' }, { count: styles.length });
  return (
    <>
      <PageHeading title={intl.formatMessage({ id: 'catalog.title' })} />
      <LocksNotice locks={locks} place={place} />
      {state === 'failed' && (
        <ErrorState
          onRetry={() => catalog.send({ type: 'catalog.retried' })}
          errorId={failure?.tracking ?? undefined}
        >
          {intl.formatMessage({ id: 'catalog.failed' })}
        </ErrorState>
      )}
      {state === 'empty' && (
        <EmptyState title={intl.formatMessage({ id: 'catalog.empty.title' })}>
          {intl.formatMessage({ id: 'catalog.empty.lead' })}
        </EmptyState>
      )}
      {state === 'loading' && <StyleGridSkeleton />}
      {state === 'listing' && index && (
        <>
          <StyleTools catalog={catalog} count={count} />
          <LiveRegion message={count} />
          {styles.length === 0 ? (
            <EmptyState
              title={intl.formatMessage({ id: 'catalog.none.title' })}
              actions={
                <Button onClick={() => catalog.send({ type: 'selection.changed', selection: everything })}>
                  {intl.formatMessage({ id: 'catalog.none.clear' })}
                </Button>
              }
            >
              {intl.formatMessage({ id: 'catalog.none.lead' }, { term: wanted.term })}
            </EmptyState>
          ) : (
            <StyleGrid styles={styles} currency={index.currency} place={place} ordered={ordered} />
          )}
          <CartBar cart={cart} currency={index.currency} />
        </>
      )}
    </>
  );
}

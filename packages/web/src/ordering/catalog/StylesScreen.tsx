import type { Lock } from '@selvedge/core/contract';
import { type catalogMachine, piecesByStyle } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../failure/FailedState.tsx';
import { failedQuietly } from '../../failure/failedAloud.ts';
import { EmptyState } from '../../ui/notices/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { CartBar } from '../cart/bar/CartBar.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { LocksNotice } from '../finding/LocksNotice.tsx';
import { Listing } from './Listing.tsx';
import { StyleGridSkeleton } from './StyleGridSkeleton.tsx';
import { sameCounts } from './sameCounts.ts';

type Props = {
  catalog: ActorRefFrom<typeof catalogMachine>;
  cart: CartRef;
  /** The customer's locks. Those that affect this place are shown. */
  locks: readonly Lock[];
  /** The style that the user comes back from. The list is restored to its position. */
  cameFrom?: string | null;
  /** The scanner, if the user may scan. */
  scan?: ReactNode;
};

/** The styles of a season: pictures, prices, what is already ordered (M1). */
export function StylesScreen({ catalog, cart, locks, cameFrom = null, scan = null }: Props) {
  const intl = useIntl();
  const state = useSelector(catalog, (now) => (failedQuietly(now) ? 'loading' : now.value));
  const context = useSelector(catalog, (now) => now.context);
  const ordered = useSelector(cart, (now) => piecesByStyle(now.context), sameCounts);
  const { catalog: opened, found, near, filters, scanned, favorites, place, failure } = context;
  return (
    <>
      {/* The step above says it to the eye. */}
      <VisuallyHidden>
        <h1>{intl.formatMessage({ id: 'catalog.title' })}</h1>
      </VisuallyHidden>
      <LocksNotice locks={locks} place={place} />
      {state === 'failed' && (
        <FailedState failure={failure} onRetry={() => catalog.send({ type: 'catalog.retried' })}>
          {intl.formatMessage({ id: 'catalog.failed' })}
        </FailedState>
      )}
      {state === 'empty' && (
        <EmptyState title={intl.formatMessage({ id: 'catalog.empty.title' })}>
          {intl.formatMessage({ id: 'catalog.empty.lead' })}
        </EmptyState>
      )}
      {state === 'loading' && <StyleGridSkeleton layout={filters.layout} />}
      {state === 'listing' && opened && found && (
        <>
          <Listing
            actor={catalog}
            catalog={opened}
            found={found}
            near={near}
            filters={filters}
            scanned={scanned}
            favorites={favorites}
            place={place}
            ordered={ordered}
            cameFrom={cameFrom}
            scan={scan}
          />
          <CartBar cart={cart} currency={opened.currency} />
        </>
      )}
    </>
  );
}

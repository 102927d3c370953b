import type { FavoriteStylesRef, ListLayout } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { FailedState } from '../../../failure/FailedState.tsx';
import { failedAloud } from '../../../failure/failedAloud.ts';
import { StyleGridSkeleton } from '../StyleGridSkeleton.tsx';

type Props = { favorites: FavoriteStylesRef | undefined; layout: ListLayout; onRetry: () => void };

/** In place of the list where it is to show favourites that are not known yet. */
export function FavoritesMissing({ favorites, layout, onRetry }: Props) {
  const intl = useIntl();
  const failed = useSelector(favorites, (at) => at !== undefined && failedAloud(at));
  const failure = useSelector(favorites, (at) => at?.context.failure ?? null);
  if (!failed) return <StyleGridSkeleton layout={layout} />;
  return (
    <FailedState failure={failure} onRetry={onRetry}>
      {intl.formatMessage({ id: 'catalog.favorites.failed' })}
    </FailedState>
  );
}

import type { Failure } from '@selvedge/core';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailureWords } from '../failure/FailureWords.tsx';
import { Button } from '../ui/buttons/Button.tsx';
import { Skeleton } from '../ui/figures/Skeleton.tsx';
import { PageHeading } from '../ui/text/PageHeading.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { FavoriteStrip } from './FavoriteStrip.tsx';
import { TileGrid } from './TileGrid.tsx';
import type { OnFavorite, Tile, TilesState } from './tile.ts';

export type GreetingState =
  | { state: 'loading' }
  | { state: 'ready'; firstName: string; lastName: string }
  | { state: 'failed'; failure: Failure | null };

/** On a phone a greeting takes two lines. */
const waiting = css({
  display: 'block',
  width: '[min(18em, 60vw)]',
  minHeight: { base: '[2lh]', sm: '[1lh]' },
});
const failed = css({ color: 'critical', textStyle: 'body', marginBottom: '3' });

type Props = {
  greeting: GreetingState;
  tiles: TilesState;
  /** Without duplicates. */
  favorites?: readonly Tile[];
  /** What waits for the user. */
  agenda?: ReactNode;
  onFavorite?: OnFavorite;
  onRetry: () => void;
};

/** The dashboard's root: greeting, agenda, favourites and tiles. Each has its own loading and error state (D1, D2, D4, D6). */
export function DashboardView({ greeting, tiles, favorites = [], agenda, onFavorite, onRetry }: Props) {
  const intl = useIntl();
  return (
    <>
      <PageHeading
        density="generous"
        title={<Greeting greeting={greeting} />}
        lead={
          greeting.state === 'failed' && (
            <div role="alert">
              <p className={failed}>{intl.formatMessage({ id: 'ui.error.title' })}</p>
              <FailureWords failure={greeting.failure} explained />
              <Button size="compact" onClick={onRetry}>
                {intl.formatMessage({ id: 'ui.action.retry' })}
              </Button>
            </div>
          )
        }
      />
      {agenda}
      <FavoriteStrip tiles={favorites} />
      <TileGrid
        tiles={tiles}
        onRetry={onRetry}
        onFavorite={onFavorite}
        empty={{
          title: intl.formatMessage({ id: 'dashboard.tiles.empty' }),
          lead: intl.formatMessage({ id: 'dashboard.tiles.emptyLead' }),
        }}
      />
    </>
  );
}

function Greeting({ greeting }: { greeting: GreetingState }) {
  const intl = useIntl();
  if (greeting.state === 'ready') {
    const { firstName, lastName } = greeting;
    return intl.formatMessage({ id: 'dashboard.greeting.named' }, { firstName, lastName });
  }
  if (greeting.state === 'failed') return intl.formatMessage({ id: 'dashboard.greeting.plain' });
  return (
    <span className={waiting}>
      <VisuallyHidden>{intl.formatMessage({ id: 'dashboard.greeting.loading' })}</VisuallyHidden>
      <Skeleton />
    </span>
  );
}

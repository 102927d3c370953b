import { TILE_PLACEHOLDERS } from '@selvedge/core/looks';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { FailedState } from '../failure/FailedState.tsx';
import { Skeleton } from '../ui/figures/Skeleton.tsx';
import { EmptyState } from '../ui/notices/EmptyState.tsx';
import { VisuallyHidden } from '../ui/text/VisuallyHidden.tsx';
import { TileCard } from './TileCard.tsx';
import type { OnFavorite, TilesState } from './tile.ts';

const grid = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(var(--tile-columns), minmax(0, 1fr))]',
  columnGap: { base: '5', md: '8', lg: '10' },
  rowGap: { base: '10', md: '16' },
});
const title = css({ textStyle: 'displaySmall', marginTop: '4' });
const description = css({ marginTop: '1.5', textStyle: 'body' });

const placeholders = Array.from({ length: TILE_PLACEHOLDERS }, (_, at) => `place-${at}`);

type Props = {
  tiles: TilesState;
  onRetry: () => void;
  onFavorite?: OnFavorite;
  /** The text of an empty grid. */
  empty: { title: string; lead: string };
};

export function TileGrid({ tiles, onRetry, onFavorite, empty }: Props) {
  const intl = useIntl();
  if (tiles.state === 'failed') {
    return (
      <FailedState
        title={intl.formatMessage({ id: 'dashboard.tiles.error' })}
        failure={tiles.failure}
        onRetry={onRetry}
      >
        {intl.formatMessage({ id: 'dashboard.tiles.errorLead' })}
      </FailedState>
    );
  }
  if (tiles.state === 'loading') {
    return (
      <div className={grid} aria-busy="true">
        <VisuallyHidden>{intl.formatMessage({ id: 'dashboard.tiles.loading' })}</VisuallyHidden>
        {placeholders.map((place) => (
          <div key={place}>
            <Skeleton shape="tile" />
            <div className={title}>
              <Skeleton width="half" />
            </div>
            <div className={description}>
              <Skeleton width="long" />
            </div>
          </div>
        ))}
      </div>
    );
  }
  if (tiles.items.length === 0) return <EmptyState title={empty.title}>{empty.lead}</EmptyState>;
  return (
    <ul className={grid} aria-label={intl.formatMessage({ id: 'dashboard.tiles.label' })}>
      {tiles.items.map((tile, place) => (
        <li key={tile.id}>
          <TileCard tile={tile} place={place} onFavorite={onFavorite} />
        </li>
      ))}
    </ul>
  );
}

import type { ListLayout } from '@selvedge/core/ordering';
import { type CSSProperties, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { SlowLoadHint } from '../../progress/SlowLoadHint.tsx';
import { Skeleton } from '../../ui/figures/Skeleton.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { name, number, prices, row, words } from './list/catalog.recipe.ts';
import { useColumns } from './list/useColumns.ts';
import { body, panel, results } from './listing.recipe.ts';

const tools = css({
  height: 'control',
  maxWidth: 'prose',
  marginTop: { base: '2', sm: '4', _laptop: '2' },
  marginBottom: { base: '1', sm: '4', _laptop: '2' },
});
const box = css({ height: 'full' });
const beside = css({ hideBelow: 'md', display: 'flex', flexDirection: 'column', gap: '4', paddingTop: '4' });
const line = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: '16',
  borderBottom: 'hair',
});
const counted = css({
  display: 'flex',
  alignItems: 'center',
  width: '24',
  height: 'control',
  marginBottom: '2',
});
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

/** Skeleton in the list's real layout while its styles load. */
export function StyleGridSkeleton({ layout = 'grid' }: { layout?: ListLayout }) {
  const intl = useIntl();
  const list = useRef<HTMLDivElement>(null);
  const { columns } = useColumns(list);
  return (
    <div aria-busy="true">
      <VisuallyHidden>{intl.formatMessage({ id: 'catalog.loading' })}</VisuallyHidden>
      <div className={tools}>
        <Skeleton shape="block" className={box} />
      </div>
      <div className={body}>
        <div className={`${panel} ${beside}`}>
          {places.map((place) => (
            <Skeleton key={place} width="long" />
          ))}
        </div>
        <div ref={list} className={results}>
          <div className={counted}>
            <Skeleton />
          </div>
          {layout === 'list' ? (
            places.map((place) => (
              <div key={place} className={line}>
                <Skeleton width="long" />
              </div>
            ))
          ) : (
            <div className={row} style={{ '--columns': columns } as CSSProperties}>
              {places.map((place) => (
                <div key={place}>
                  <Skeleton shape="garment" />
                  <div className={words}>
                    <span className={number}>
                      <Skeleton width="half" />
                    </span>
                    <span className={name}>
                      <Skeleton width="long" />
                    </span>
                    <span className={prices}>
                      <Skeleton width="long" />
                    </span>
                  </div>
                </div>
              ))}
            </div>
          )}
        </div>
      </div>
      <SlowLoadHint />
    </div>
  );
}

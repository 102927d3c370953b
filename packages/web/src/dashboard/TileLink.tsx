import type { TileMaintenance } from '@selvedge/core';
import { use, useId, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Link } from '../ui/buttons/Link.tsx';
import { Icon } from '../ui/figures/Icon.tsx';
import type { Tile } from './tile.ts';
import { UnderMaintenance } from './underMaintenance.ts';

/** On the picture's upper edge. Positioned relative to the tile. */
const overlay = css({
  position: 'absolute',
  insetInlineStart: '0',
  top: '0',
  paddingInline: '3',
  paddingBlock: '1.5',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  textStyle: 'label',
  // In the favourites, whose pictures are small.
  'li > &': { paddingInline: '2', paddingBlock: '0.5', textStyle: 'fine' },
});

const closed = css({ padding: '0', border: 'none', background: 'transparent', textAlign: 'start' });

/** Each kind of maintenance renders a different element. If the old one had the focus, it moves to the new one. */
function useKeptFocus(shape: TileMaintenance | undefined) {
  const id = useId();
  const hadFocus = useRef(false);
  const before = useRef(shape);
  useLayoutEffect(() => {
    const changed = before.current !== shape;
    before.current = shape;
    if (changed && hadFocus.current) document.getElementById(id)?.focus({ preventScroll: true });
  }, [shape, id]);
  return {
    id,
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: () => {
      hadFocus.current = false;
    },
  };
}

/** A tile's name, which is its link. Under full maintenance it is not a link and says why (requirement D7). */
export function TileLink({ tile, className }: { tile: Tile; className: string }) {
  const intl = useIntl();
  const reason = useId();
  const maintenance = use(UnderMaintenance)(tile);
  const kept = useKeptFocus(maintenance);
  const name = (
    <>
      {tile.title}
      {tile.newTab && <Icon name="outside" size="small" />}
    </>
  );
  if (!maintenance) {
    return (
      <Link {...kept} look="bare" href={tile.link} newTab={tile.newTab} className={className}>
        {name}
      </Link>
    );
  }
  return (
    <>
      {maintenance === 'whole' ? (
        <button
          {...kept}
          type="button"
          aria-disabled
          aria-describedby={reason}
          data-closed
          className={cx(closed, className)}
        >
          {name}
        </button>
      ) : (
        <Link
          {...kept}
          look="bare"
          href={tile.link}
          newTab={tile.newTab}
          className={className}
          aria-describedby={reason}
        >
          {name}
        </Link>
      )}
      <span id={reason} className={overlay}>
        {maintenance === 'whole'
          ? intl.formatMessage({ id: 'dashboard.maintenance.whole' })
          : intl.formatMessage({ id: 'dashboard.maintenance.partial' })}
      </span>
    </>
  );
}

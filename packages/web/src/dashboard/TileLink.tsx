import { use, useId } from 'react';
import { useIntl } from 'react-intl';
import { css, cx } from '#style/css';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import type { Tile } from './tile.ts';
import { UnderMaintenance } from './underMaintenance.ts';

/** On the picture's upper edge; the tile is what it is placed by. */
const overlay = css({
  position: 'absolute',
  insetInlineStart: '0',
  top: '0',
  paddingInline: '3',
  paddingBlock: '1.5',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  textStyle: 'label',
});

const closed = css({ padding: '0', border: 'none', background: 'transparent', textAlign: 'start' });

/** A tile's name, which leads there; under maintenance as a whole it leads nowhere, and says why (requirement D7). */
export function TileLink({ tile, className }: { tile: Tile; className: string }) {
  const intl = useIntl();
  const reason = useId();
  const maintenance = use(UnderMaintenance)(tile);
  const name = (
    <>
      {tile.title}
      {tile.newTab && <Icon name="outside" size="small" />}
    </>
  );
  if (!maintenance) {
    return (
      <Link look="bare" href={tile.link} newTab={tile.newTab} className={className}>
        {name}
      </Link>
    );
  }
  return (
    <>
      {maintenance === 'whole' ? (
        <button
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

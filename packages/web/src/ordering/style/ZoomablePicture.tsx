import type { Colour, Style } from '@selvedge/core/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Icon } from '../../ui/figures/Icon.tsx';
import { PictureViews } from './PictureViews.tsx';
import { PictureZoom } from './PictureZoom.tsx';
import { StylePicture } from './parts/StylePicture.tsx';

/** Words in place of the picture stay clear of the sign in its lower corner. */
const frame = css({ position: 'relative', '--corner': '{sizes.control}' });
const open = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  width: 'full',
  padding: { base: '1', md: '2' },
  background: 'transparent',
  border: 'none',
  cursor: 'zoom-in',
  _focusVisible: { outlineOffset: '[-2px]' },
});
const sign = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: 'control',
  height: 'control',
  background: 'surface.page',
  color: 'ink',
  borderRadius: 'round',
});

type Props = { style: Style; colour: Colour };

/** The detail picture of a colour. If there is one, it can be zoomed; where there are several, one is chosen. */
export function ZoomablePicture({ style, colour }: Props) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState({ articleColorId: colour.articleColorId, at: 0 });
  const views = colour.views ?? [];
  const at = chosen.articleColorId === colour.articleColorId && chosen.at < views.length ? chosen.at : 0;
  const choose = (next: number) =>
    setChosen({ articleColorId: colour.articleColorId, at: (next + views.length) % views.length });
  // The first one has the address that lists and the pages before have fetched.
  const view = at === 0 ? undefined : views[at];
  const picture = (
    <div className={frame}>
      <StylePicture style={style} colour={colour} preset="detail" view={view} eager />
      {colour.pictured && (
        <>
          <button
            type="button"
            className={open}
            aria-haspopup="dialog"
            aria-label={intl.formatMessage({ id: 'style.zoom.open' })}
            onClick={() => setOpen(true)}
          >
            <span className={sign}>
              <Icon name="search" size="small" />
            </span>
          </button>
          <PictureZoom
            style={style}
            colour={colour}
            view={view}
            open={isOpen}
            onClose={() => setOpen(false)}
            onTurn={views.length > 1 ? (by) => choose(at + by) : undefined}
          />
        </>
      )}
    </div>
  );
  if (views.length < 2) return picture;
  return (
    <div>
      {picture}
      <PictureViews colour={colour} views={views} at={at} onChoose={choose} />
    </div>
  );
}

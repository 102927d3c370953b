import type { Colour, Style } from '@selvedge/core/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Icon } from '../../ui/figures/Icon.tsx';
import { PictureZoom } from './PictureZoom.tsx';
import { StylePicture } from './parts/StylePicture.tsx';

const frame = css({ position: 'relative' });
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

/** The detail picture of a colour. If there is one, it can be zoomed. */
export function ZoomablePicture({ style, colour }: Props) {
  const intl = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={frame}>
      <StylePicture style={style} colour={colour} preset="detail" eager />
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
          <PictureZoom style={style} colour={colour} open={isOpen} onClose={() => setOpen(false)} />
        </>
      )}
    </div>
  );
}

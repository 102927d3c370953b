import type { Colour, Style } from '@selvedge/core/contract';
import { type PicturePreset, picturePresets, pictureUrl } from '@selvedge/core/ordering';
import { useContext, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { PictureSource } from './PictureSource.ts';

const frame = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  aspectRatio: 'garment',
  background: 'surface.sunken',
  overflow: 'hidden',
});
const picture = css({ display: 'block', width: 'full', height: 'full', objectFit: 'cover' });
const absent = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '3',
  padding: { base: '3', md: '4' },
  textStyle: 'fine',
  color: 'ink.muted',
});
/** The cloth itself, where there is no picture of it. */
const cloth = css({ flex: '1', minHeight: '0', background: '[var(--tone)]', border: 'hair' });

type Props = {
  style: Pick<Style, 'name'>;
  colour: Pick<Colour, 'articleColorId' | 'name' | 'hex' | 'pictured'>;
  preset?: PicturePreset;
  /** Among the first things seen: not left until it comes near. */
  eager?: boolean;
  /** The words beside it say the same. */
  decorative?: boolean;
};

/** A colour of a style in the picture's reserved place; its tone where there are no pictures. */
export function StylePicture({ style, colour, preset = 'list', eager, decorative }: Props) {
  const intl = useIntl();
  const source = useContext(PictureSource);
  const [missing, setMissing] = useState<string | null>(null);
  const address = pictureUrl(source, colour.articleColorId, preset);
  if (!colour.pictured || missing === address) {
    return (
      <span className={frame}>
        <span className={absent}>
          <span className={cloth} style={{ '--tone': colour.hex }} />
          {intl.formatMessage({ id: 'style.picture.none' })}
        </span>
      </span>
    );
  }
  const { width, height } = picturePresets[preset];
  return (
    <span className={frame}>
      <img
        key={address}
        src={address}
        alt={
          decorative
            ? ''
            : intl.formatMessage({ id: 'style.picture.alt' }, { name: style.name, colour: colour.name })
        }
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={picture}
        onError={() => setMissing(address)}
      />
    </span>
  );
}

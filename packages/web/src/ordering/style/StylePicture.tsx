import { type Colour, type PicturePreset, picturePresets, type Style } from '@selvedge/core/contract';
import { pictureUrl } from '@selvedge/core/ordering';
import { useContext, useEffect, useState } from 'react';
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

/** Milliseconds until a picture that could not be fetched is asked for again. */
const PAUSE = 15_000;

type Props = {
  style: Pick<Style, 'name'>;
  colour: Pick<Colour, 'articleColorId' | 'name' | 'hex' | 'pictured'>;
  preset?: PicturePreset;
  /** Among the first things seen: not left until it comes near. */
  eager?: boolean;
  /** The words beside it say the same. */
  decorative?: boolean;
};

/**
 * A colour of a style in the picture's reserved place; its tone where there are no pictures. One that could not be
 * fetched is asked for again by itself, also as soon as the network is back.
 */
export function StylePicture({ style, colour, preset = 'list', eager, decorative }: Props) {
  const intl = useIntl();
  const source = useContext(PictureSource);
  const [failed, setFailed] = useState<string | null>(null);
  const address = pictureUrl(source, colour.articleColorId, preset);
  useEffect(() => {
    if (failed === null) return;
    const again = () => setFailed(null);
    const timer = setTimeout(again, PAUSE);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', again);
    };
  }, [failed]);
  if (!colour.pictured || failed === address) {
    return (
      <span className={frame}>
        <span className={absent}>
          <span className={cloth} style={{ '--tone': colour.hex }} />
          {colour.pictured
            ? intl.formatMessage({ id: 'style.picture.failed' })
            : intl.formatMessage({ id: 'style.picture.none' })}
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
        onError={() => setFailed(address)}
      />
    </span>
  );
}

import { type Colour, type PicturePreset, picturePresets, type Style } from '@selvedge/core/contract';
import { pictureRetry, pictureUrl } from '@selvedge/core/ordering';
import { useContext, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { useElapsed } from '../../../progress/useElapsed.ts';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { PictureSource } from './PictureSource.ts';

const frame = css({
  position: 'relative',
  display: 'block',
  width: 'full',
  aspectRatio: 'garment',
  /** A breath of the colour until its picture is there. */
  background: '[color-mix(in oklab, var(--tone) 30%, {colors.surface.sunken})]',
  overflow: 'hidden',
});
/** Without the text that stands for it while it waits for its turn. */
const picture = css({ display: 'block', width: 'full', height: 'full', objectFit: 'cover', fontSize: '[0]' });
const absent = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: '3',
  paddingTop: { base: '3', md: '4' },
  paddingInline: { base: '3', md: '4' },
  paddingBottom: '[calc({spacing.3} + var(--corner, 0px))]',
  // No tone behind words: on some no ink could be read.
  background: 'surface.sunken',
  textStyle: 'fine',
  color: 'ink.muted',
});
/** The colour's tone, if there is no picture. */
const cloth = css({ flex: '1', minHeight: '0', background: '[var(--tone)]', border: 'hair' });

interface Failed {
  readonly address: string;
  /** How many times in a row. */
  readonly times: number;
}

type Props = {
  style: Pick<Style, 'name'>;
  colour: Pick<Colour, 'articleColorId' | 'name' | 'hex' | 'pictured'>;
  preset?: PicturePreset;
  /** One of the colour's views; by default its first. */
  view?: string | undefined;
  /** Visible on the first screen, so it loads at once instead of when it comes near. */
  eager?: boolean;
  /** The text beside it says the same. */
  decorative?: boolean;
};

/**
 * The picture of a colour in a reserved space, or its tone if there are no pictures. A picture that failed to load is
 * requested again automatically, after longer and longer pauses, and as soon as the network is back.
 */
export function StylePicture({ style, colour, preset = 'list', view, eager, decorative }: Props) {
  const intl = useIntl();
  const source = useContext(PictureSource);
  const [failed, setFailed] = useState<Failed | null>(null);
  const address = pictureUrl(source, colour.articleColorId, preset, view);
  const again = useElapsed(failed, [pictureRetry(failed?.times ?? 1)]) > 0;
  useEffect(() => {
    if (failed === null) return;
    const forget = () => setFailed(null);
    window.addEventListener('online', forget);
    return () => window.removeEventListener('online', forget);
  }, [failed]);
  const tone = { '--tone': colour.hex };
  if (!colour.pictured || (failed?.address === address && !again)) {
    return (
      <span className={frame} style={tone}>
        <span className={absent}>
          <span className={cloth} />
          {colour.pictured
            ? intl.formatMessage({ id: 'style.picture.failed' })
            : intl.formatMessage({ id: 'style.picture.none' })}
        </span>
      </span>
    );
  }
  const { width, height } = picturePresets[preset];
  return (
    <span className={frame} style={tone}>
      <Picture
        address={address}
        eager={eager}
        alt={
          decorative
            ? ''
            : intl.formatMessage({ id: 'style.picture.alt' }, { name: style.name, colour: colour.name })
        }
        width={width}
        height={height}
        className={picture}
        onError={() =>
          setFailed((before) => ({ address, times: before?.address === address ? before.times + 1 : 1 }))
        }
      />
    </span>
  );
}

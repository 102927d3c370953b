import { picturePresets } from '@selvedge/core/contract';
import { type EntryColour, pictureUrl } from '@selvedge/core/ordering';
import { useContext, useState } from 'react';
import { css } from '#style/css';
import { Picture } from '../../../ui/pictures/Picture.tsx';
import { PictureSource } from './PictureSource.ts';

const frame = css({
  display: 'block',
  width: 'full',
  aspectRatio: 'garment',
  background: '[var(--tone)]',
  overflow: 'hidden',
});
const picture = css({ display: 'block', width: 'full', height: 'full', objectFit: 'cover' });

/** A colour as a small picture, or its tone if there is none. It has no text, the line beside it names it. */
export function Thumbnail({
  colour,
  eager,
}: {
  colour: Pick<EntryColour, 'articleColorId' | 'hex' | 'pictured'>;
  eager: boolean;
}) {
  const source = useContext(PictureSource);
  const [failed, setFailed] = useState<string | null>(null);
  const address = pictureUrl(source, colour.articleColorId, 'list');
  const { width, height } = picturePresets.list;
  return (
    <span className={frame} style={{ '--tone': colour.hex }}>
      {colour.pictured && failed !== address && (
        <Picture
          key={address}
          address={address}
          eager={eager}
          alt=""
          width={width}
          height={height}
          className={picture}
          onError={() => setFailed(address)}
        />
      )}
    </span>
  );
}

import { type Colour, picturePresets } from '@selvedge/core/contract';
import { pictureUrl } from '@selvedge/core/ordering';
import { useContext } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { PictureSource } from './parts/PictureSource.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(auto-fill, minmax(2.5rem, 1fr))]',
  gap: '1',
  marginTop: '1',
});
const choice = css({
  display: 'block',
  padding: '0',
  aspectRatio: 'garment',
  background: '[color-mix(in oklab, var(--tone) 30%, {colors.surface.sunken})]',
  border: 'hair',
  cursor: 'pointer',
  '&[aria-pressed=true]': { outline: '[2px solid {colors.accent}]', outlineOffset: '[-2px]' },
});
const picture = css({ display: 'block', width: 'full', height: 'full', objectFit: 'cover' });

type Props = {
  colour: Pick<Colour, 'articleColorId' | 'hex'>;
  views: readonly string[];
  at: number;
  onChoose: (at: number) => void;
};

/** The views in which a colour is pictured, to choose one. */
export function PictureViews({ colour, views, at, onChoose }: Props) {
  const intl = useIntl();
  const source = useContext(PictureSource);
  const { width, height } = picturePresets.list;
  return (
    <fieldset className={row} aria-label={intl.formatMessage({ id: 'style.views.label' })}>
      {views.map((view, nth) => (
        <button
          key={view}
          type="button"
          className={choice}
          style={{ '--tone': colour.hex }}
          aria-pressed={nth === at}
          aria-label={intl.formatMessage(
            { id: 'style.view.numbered' },
            { number: nth + 1, count: views.length },
          )}
          onClick={() => onChoose(nth)}
        >
          <Picture
            className={picture}
            address={pictureUrl(source, colour.articleColorId, 'list', nth === 0 ? undefined : view)}
            alt=""
            width={width}
            height={height}
          />
        </button>
      ))}
    </fieldset>
  );
}

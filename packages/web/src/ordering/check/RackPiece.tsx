import { formatRoute } from '@selvedge/core';
import type { Colour, SeasonPlace, Style } from '@selvedge/core/contract';
import type { Sums } from '@selvedge/core/ordering';
import { css } from '#style/css';
import { Link } from '../../ui/Link.tsx';
import { Money, Quantity } from '../../ui/Values.tsx';
import { StylePicture } from '../style/StylePicture.tsx';

const words = css({ display: 'flex', flexDirection: 'column', gap: '0.5', marginTop: '2', minWidth: '0' });
const name = css({ textStyle: 'label' });
const facts = css({ textStyle: 'small', color: 'ink.muted' });
const figures = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '3',
  textStyle: 'figure',
});

type Props = { style: Style; colour: Colour; sums: Sums; place: SeasonPlace };

/** One colour on the rack. */
export function RackPiece({ style, colour, sums, place }: Props) {
  return (
    <article>
      <StylePicture style={style} colour={colour} preset="plp" decorative />
      <div className={words}>
        <Link
          look="quiet"
          className={name}
          href={formatRoute({ screen: 'style', place, articleId: style.articleId })}
        >
          {style.name}
        </Link>
        <span className={facts}>
          {style.articleNumber} · {colour.name}
        </span>
        <span className={figures}>
          <Quantity count={sums.pieces} unit />
          <Money minor={sums.value} currency={style.currency} />
        </span>
      </div>
    </article>
  );
}

import { formatRoute } from '@selvedge/core';
import type { SeasonPlace } from '@selvedge/core/contract';
import type { Hung } from '@selvedge/core/ordering';
import { css } from '#style/css';
import { Link } from '../../../ui/buttons/Link.tsx';
import { Amounts } from '../../../ui/text/Amounts.tsx';
import { Quantity } from '../../../ui/text/Values.tsx';
import { StylePicture } from '../../style/parts/StylePicture.tsx';

/** What is far from the viewport is neither laid out nor painted. */
const piece = css({
  contentVisibility: 'auto',
  containIntrinsicSize: '[auto var(--piece) auto calc(var(--piece) * 2)]',
  breakInside: 'avoid',
  _print: { contentVisibility: 'visible' },
});
const words = css({ display: 'flex', flexDirection: 'column', gap: '0.5', marginTop: '2', minWidth: '0' });
const name = css({ textStyle: 'label' });
const facts = css({ textStyle: 'small', color: 'ink.muted' });
const numbers = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '3',
  textStyle: 'figure',
});

type Props = { hung: Hung; place: SeasonPlace; figures: boolean };

/** One colour on the rack. */
export function RackPiece({ hung: { style, colour, sums }, place, figures }: Props) {
  return (
    <article className={piece}>
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
        {figures && (
          <span className={numbers}>
            <Quantity count={sums.pieces} unit />
            <Amounts of={{ ...sums, currency: style.currency }} />
          </span>
        )}
      </div>
    </article>
  );
}

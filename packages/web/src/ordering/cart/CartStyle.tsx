import { formatRoute } from '@selvedge/core';
import type { SeasonPlace, Style } from '@selvedge/core/contract';
import { type cartMachine, type Pieces, sumsOfStyles } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { css } from '#style/css';
import { Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { QuantityMatrix } from '../matrix/QuantityMatrix.tsx';
import { StylePicture } from '../style/StylePicture.tsx';
import { styleRow, styleRowPicture, styleRowWords } from './cart.styles.ts';
import { DeliveryWeeks } from './DeliveryWeeks.tsx';
import { SumsLine } from './SumsLine.tsx';
import { useColoursInHand } from './useColoursInHand.ts';

const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  columnGap: '8',
  rowGap: '3',
});
const name = css({ textStyle: 'displaySmall' });
const facts = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '3',
  textStyle: 'small',
  color: 'ink.muted',
});
/** On the phone the matrix needs the whole width. */
const matrix = css({ gridColumn: { base: '[1 / -1]', sm: '2' }, minWidth: '0' });

const more = css({ marginInlineStart: '-3', marginTop: '2' });

type Props = {
  style: Style;
  cart: ActorRefFrom<typeof cartMachine>;
  place: SeasonPlace;
  /** Server time (epoch ms) the rules are asked about. */
  now: number;
  pieces: Pieces;
  lines: SnapshotFrom<typeof cartMachine>['context']['lines'];
};

/** One style of the cart: picture, name, sums and its matrix. */
export function CartStyle({ style, cart, place, now, pieces, lines }: Props) {
  const intl = useIntl();
  const { inHand, ordered, showsAll, setShowsAll } = useColoursInHand(style, pieces);
  const shown = ordered[0] ?? inHand.colours[0];
  const href = formatRoute({ screen: 'style', place, articleId: style.articleId });
  const headingId = `cart-${style.articleId}`;
  return (
    <section className={styleRow} aria-labelledby={headingId}>
      <div className={styleRowPicture}>
        {shown && <StylePicture style={style} colour={shown} decorative />}
      </div>
      <div className={styleRowWords}>
        <div className={head}>
          <div>
            <h2 id={headingId} className={name}>
              <Link look="quiet" href={href}>
                {style.name}
              </Link>
            </h2>
            <p className={facts}>
              <span>{style.articleNumber}</span>
              <DeliveryWeeks colours={ordered} />
            </p>
          </div>
          <SumsLine size="small" sums={sumsOfStyles([style], pieces, lines)} currency={style.currency} />
        </div>
      </div>
      <div className={matrix}>
        <QuantityMatrix style={inHand} cart={cart} now={now} />
        {style.colours.length > ordered.length && (
          <Button variant="quiet" size="compact" className={more} onClick={() => setShowsAll(!showsAll)}>
            {showsAll
              ? intl.formatMessage({ id: 'cart.style.orderedColours' })
              : intl.formatMessage({ id: 'cart.style.allColours' }, { count: style.colours.length })}
          </Button>
        )}
      </div>
    </section>
  );
}

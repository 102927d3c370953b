import { formatRoute } from '@selvedge/core';
import type { Style } from '@selvedge/core/contract';
import { lineTitle } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from '../../ui/buttons/Link.tsx';
import { ShortDate } from '../../ui/text/Values.tsx';
import { CartBar } from '../cart/bar/CartBar.tsx';
import { SaveButton } from '../cart/saving/SaveButton.tsx';
import { UpdateErrors } from '../cart/saving/UpdateErrors.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { QuantityMatrix } from '../matrix/QuantityMatrix.tsx';
import { ColourChoice } from '../style/ColourChoice.tsx';
import { StylePicture } from '../style/parts/StylePicture.tsx';
import { StylePrices } from '../style/parts/StylePrices.tsx';
import { StyleSums } from '../style/quantities/StyleSums.tsx';
import { coloursArea, fine, headArea, pictureArea, sheetArea, stage, title } from './live.recipe.ts';

type Props = {
  style: Style;
  position: number;
  shownAt: number;
  cart: CartRef;
  now: number;
  /** Called when the focus enters the style: the screen then stays at it. */
  onFocusIn: () => void;
};

/** The style presented now, with its quantities. */
export function PresentedStyle({ style, position, shownAt, cart, now, onFocusIn }: Props) {
  const intl = useIntl();
  const place = useSelector(cart, ({ context }) => context.place);
  const [chosen, setChosen] = useState<string | null>(null);
  const colour = style.colours.find(({ articleColorId }) => articleColorId === chosen) ?? style.colours[0];
  return (
    <>
      <article className={stage} onFocusCapture={onFocusIn} aria-label={style.name}>
        <div className={pictureArea}>
          {colour && <StylePicture style={style} colour={colour} preset="detail" eager />}
        </div>
        <header className={headArea}>
          <p className={fine}>
            {intl.formatMessage(
              { id: 'live.style.shown' },
              { position, at: <ShortDate key="at" at={shownAt} shows="time" /> },
            )}
          </p>
          <h2 className={title}>{style.name}</h2>
          <p className={fine}>
            {style.articleNumber} · {lineTitle(style)}
          </p>
          <StylePrices style={style} />
          <Link look="text" href={formatRoute({ screen: 'style', place, articleId: style.articleId })}>
            {intl.formatMessage({ id: 'live.style.page' })}
          </Link>
        </header>
        <div className={coloursArea}>
          {colour && (
            <ColourChoice cart={cart} colours={style.colours} chosen={colour} onChoose={setChosen} />
          )}
        </div>
        <section className={sheetArea} aria-label={intl.formatMessage({ id: 'style.quantities' })}>
          <QuantityMatrix cart={cart} style={style} now={now} onColour={setChosen} />
          <UpdateErrors cart={cart} styles={[style]} />
        </section>
      </article>
      <CartBar cart={cart} currency={style.currency} style={style} actions={<SaveButton cart={cart} />}>
        <StyleSums cart={cart} style={style} now={now} />
      </CartBar>
    </>
  );
}

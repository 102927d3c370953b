import type { Style } from '@selvedge/core/contract';
import type { catalogMachine } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Money, ShortDate } from '../../ui/Values.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { CartBar } from '../catalog/CartBar.tsx';
import { Mark } from '../catalog/Mark.tsx';
import type { CartRef } from '../matrix/cellView.ts';
import { QuantityMatrix } from '../matrix/QuantityMatrix.tsx';
import { SaveButton } from '../matrix/SaveButton.tsx';
import { ColourChoice } from './ColourChoice.tsx';
import { lineTitle } from './lineTitle.ts';
import { lowestPrices } from './lowestPrices.ts';
import { NeighbourLinks } from './NeighbourLinks.tsx';
import { StyleAbout } from './StyleAbout.tsx';
import { StylePicture } from './StylePicture.tsx';
import { StyleSums } from './StyleSums.tsx';
import {
  aboutArea,
  coloursArea,
  headArea,
  marks,
  muted,
  number,
  page,
  pictureArea,
  prices,
  sheetArea,
  title,
} from './style.recipe.ts';

type Props = {
  style: Style;
  articleColorId: string | null;
  cart: CartRef;
  catalog: ActorRefFrom<typeof catalogMachine>;
  now: number;
  /** Another language's texts are on their way. */
  busy: boolean;
  onColour: (articleColorId: string) => void;
};

export function ShownStyle({ style, articleColorId, cart, catalog, now, busy, onColour }: Props) {
  const intl = useIntl();
  const colour = style.colours.find((one) => one.articleColorId === articleColorId) ?? style.colours[0];
  const { salesPrice, retailPrice } = lowestPrices(style);
  return (
    <>
      <NeighbourLinks catalog={catalog} articleId={style.articleId} />
      <div className={page} aria-busy={busy}>
        <div className={pictureArea}>
          {colour && <StylePicture style={style} colour={colour} preset="detail" eager />}
        </div>
        <header className={headArea}>
          <h1 className={title}>{style.name}</h1>
          <p className={number}>
            {style.articleNumber} · {lineTitle(style)}
          </p>
          {style.marks.length > 0 && (
            <div className={marks}>
              {style.marks.map((mark) => (
                <Mark key={mark} mark={mark} />
              ))}
            </div>
          )}
          <p className={prices}>
            <span>
              {intl.formatMessage({ id: 'catalog.price.cost' })}{' '}
              <Money minor={salesPrice} currency={style.currency} />
            </span>
            <span className={muted}>
              {intl.formatMessage({ id: 'catalog.price.retail' })}{' '}
              <Money minor={retailPrice} currency={style.currency} />
            </span>
          </p>
          {colour && (
            <p className={muted}>
              {intl.formatMessage({ id: 'style.delivery.label' })}{' '}
              {intl.formatMessage(
                { id: 'style.delivery.range' },
                {
                  from: <ShortDate key="from" at={colour.deliveryFrom} />,
                  to: <ShortDate key="to" at={colour.deliveryTo} />,
                },
              )}
            </p>
          )}
        </header>
        <div className={coloursArea}>
          {colour && <ColourChoice colours={style.colours} chosen={colour} onChoose={onColour} />}
        </div>
        <section className={sheetArea}>
          <VisuallyHidden>
            <h2>{intl.formatMessage({ id: 'style.quantities' })}</h2>
          </VisuallyHidden>
          <QuantityMatrix key={style.articleId} cart={cart} style={style} now={now} onColour={onColour} />
        </section>
        <div className={aboutArea}>
          <StyleAbout style={style} />
        </div>
      </div>
      <CartBar cart={cart} currency={style.currency} style={style} actions={<SaveButton cart={cart} />}>
        <StyleSums cart={cart} style={style} now={now} />
      </CartBar>
    </>
  );
}

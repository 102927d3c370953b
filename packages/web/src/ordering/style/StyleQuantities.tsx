import type { Style } from '@selvedge/core/contract';
import { carriedSizes, nothingDecided, type placeSizesMachine, usualSizes } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { type ReactNode, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { UpdateErrors } from '../cart/saving/UpdateErrors.tsx';
import type { CartRef } from '../cart/state/cellView.ts';
import { QuantityMatrix } from '../matrix/QuantityMatrix.tsx';
import { PlaceSizes } from './quantities/PlaceSizes.tsx';
import { quantitiesId } from './quantities/quantitiesId.ts';
import { useTypingOn } from './quantities/typingOn.ts';
import { useShownStyle } from './quantities/useShownStyle.ts';
import { sheetArea } from './style.recipe.ts';

type Props = {
  style: Style;
  placeSizes: ActorRefFrom<typeof placeSizesMachine> | undefined;
  cart: CartRef;
  now: number;
  onColour: (articleColorId: string) => void;
  /** Below the sheet, so that it does not move while one types. */
  children?: ReactNode;
};

/** The style's quantities in the sizes that the point of sale carries. */
export function StyleQuantities({ style, placeSizes, cart, now, onColour, children }: Props) {
  const intl = useIntl();
  const kept = useSelector(placeSizes, (at) => at?.context.kept ?? nothingDecided);
  const curves = useSelector(placeSizes, (at) => at?.context.curves ?? null);
  const carried = carriedSizes(kept, style.sizes, usualSizes(curves, style.sizes));
  const shown = useShownStyle(style, cart, carried, kept.folded);
  const section = useRef<HTMLElement>(null);
  useTypingOn(section, style.articleId);
  return (
    <section ref={section} id={quantitiesId} className={sheetArea}>
      <VisuallyHidden>
        <h2>{intl.formatMessage({ id: 'style.quantities' })}</h2>
      </VisuallyHidden>
      <QuantityMatrix
        key={style.articleId}
        cart={cart}
        style={shown}
        now={now}
        onColour={onColour}
        asksForRight
      />
      {placeSizes && <PlaceSizes actor={placeSizes} sizes={style.sizes} shown={shown.sizes.length} />}
      {children}
      <UpdateErrors cart={cart} styles={[style]} />
    </section>
  );
}

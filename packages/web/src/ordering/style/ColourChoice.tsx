import type { Colour } from '@selvedge/core/contract';
import { wishedPieces } from '@selvedge/core/ordering';
import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import type { CartRef } from '../cart/state/cellView.ts';

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '1',
  marginInlineStart: '-2',
});
const chip = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'control',
  paddingInline: '2',
  border: 'clear',
  borderBottom: '[2px solid transparent]',
  background: 'transparent',
  textStyle: 'small',
  color: 'ink.muted',
  _hover: { color: 'ink' },
  '&[aria-pressed=true]': { color: 'ink', borderBottomColor: 'accent' },
});
const tone = css({
  flexShrink: '0',
  width: '5',
  height: '5',
  border: 'control',
  borderRadius: 'round',
  background: '[var(--tone)]',
});
const codeText = css({ fontVariantNumeric: '[tabular-nums]' });
const count = css({
  minWidth: '6',
  paddingInline: '1.5',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  textStyle: 'fine',
  textAlign: 'center',
  fontVariantNumeric: '[tabular-nums]',
});

type Props = {
  colours: readonly Colour[];
  chosen: Colour;
  cart: CartRef;
  onChoose: (articleColorId: string) => void;
};

/** The colours of a style with the ordered pieces of each. The picture shows the chosen one. */
export function ColourChoice({ colours, chosen, cart, onChoose }: Props) {
  const intl = useIntl();
  return (
    <fieldset className={row} aria-label={intl.formatMessage({ id: 'style.colours.label' })}>
      {colours.map((colour) => (
        <button
          key={colour.articleColorId}
          type="button"
          className={chip}
          aria-pressed={colour.articleColorId === chosen.articleColorId}
          onClick={() => onChoose(colour.articleColorId)}
        >
          <span className={tone} style={{ '--tone': colour.hex }} />
          <span>
            {colour.name} <span className={codeText}>{colour.code}</span>
          </span>
          <Ordered cart={cart} colour={colour} />
        </button>
      ))}
    </fieldset>
  );
}

function Ordered({ cart, colour }: { cart: CartRef; colour: Colour }) {
  const intl = useIntl();
  const pieces = useSelector(cart, (snapshot) => {
    const wished = wishedPieces(snapshot);
    return colour.variants.reduce((sum, one) => sum + (wished.get(one.articleVariantId) ?? 0), 0);
  });
  if (pieces === 0) return null;
  return (
    <>
      <span className={count} aria-hidden="true">
        {intl.formatNumber(pieces)}
      </span>
      <VisuallyHidden>
        , {intl.formatMessage({ id: 'style.colour.ordered' }, { count: pieces })}
      </VisuallyHidden>
    </>
  );
}

import type { Style } from '@selvedge/core/contract';
import type { OrderingMoment } from '@selvedge/core/rules';
import { useSelector } from '@xstate/react';
import { useCallback, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { css } from '#style/css';
import { CellLine } from './CellLine.tsx';
import { type CartRef, readOnlyBecause } from './cellView.ts';
import { factsOfCell } from './chosenCell.ts';
import { MatrixGrid } from './MatrixGrid.tsx';

const frame = css({ position: 'relative', minWidth: '0' });
const skip = css({
  position: 'absolute',
  insetInlineStart: '0',
  bottom: '[100%]',
  zIndex: 'tip',
  paddingInline: '3',
  paddingBlock: '2',
  background: 'surface.inverse',
  color: 'ink.onInverse',
  textStyle: 'control',
  '&:not(:focus)': { srOnly: true },
});
const why = css({ paddingBlock: '2', textStyle: 'small', color: 'ink.muted' });

type Props = {
  cart: CartRef;
  style: Style;
  /** Server time (epoch ms) the rules are asked about. */
  now: number;
  /** The hand came to a cell of this colour. */
  onColour?: (articleColorId: string) => void;
};

/** Quantities of one style in all its colours, lengths and sizes: a spreadsheet in hand (specification, section 2). */
export function QuantityMatrix({ cart, style, now, onColour }: Props) {
  const intl = useIntl();
  const id = useId();
  const frameRef = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const readOnly = useSelector(cart, readOnlyBecause);
  const place = useSelector(cart, ({ context }) => context.place);
  const moment = useMemo<OrderingMoment>(() => ({ place, now }), [place, now]);

  const choose = useCallback(
    (articleVariantId: string) => {
      setChosen(articleVariantId);
      const facts = factsOfCell(style, articleVariantId);
      if (facts) onColour?.(facts.colour.articleColorId);
    },
    [style, onColour],
  );
  const back = useCallback(
    () => frameRef.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus(),
    [],
  );

  return (
    <div ref={frameRef} className={frame}>
      <a href={`#${id}-after`} className={skip}>
        {intl.formatMessage({ id: 'matrix.skip' })}
      </a>
      {readOnly && (
        <p className={why}>
          {readOnly === 'right'
            ? intl.formatMessage({ id: 'matrix.readOnly.right' }, { right: 'SHOPPINGCART_INSERT' })
            : intl.formatMessage({ id: 'matrix.readOnly.loading' })}
        </p>
      )}
      <MatrixGrid cart={cart} style={style} moment={moment} readOnly={readOnly !== null} onCell={choose} />
      <CellLine cart={cart} style={style} moment={moment} articleVariantId={chosen} onReturn={back} />
      <div id={`${id}-after`} tabIndex={-1} />
    </div>
  );
}

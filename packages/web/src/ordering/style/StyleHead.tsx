import type { Colour, Style } from '@selvedge/core/contract';
import { lineTitle } from '../season/lineTitle.ts';
import { DeliveryWeeks } from './parts/DeliveryWeeks.tsx';
import { Mark } from './parts/Mark.tsx';
import { StylePrices } from './parts/StylePrices.tsx';
import { headArea, marks, muted, number, title } from './style.recipe.ts';

type Props = { style: Style; colour: Colour | undefined };

/** Name, number, marks, prices and delivery. */
export function StyleHead({ style, colour }: Props) {
  return (
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
      <StylePrices style={style} />
      {colour && (
        <p className={muted}>
          <DeliveryWeeks colours={[colour]} />
        </p>
      )}
    </header>
  );
}

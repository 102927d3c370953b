import type { Colour, Style } from '@selvedge/core/contract';
import { lineTitle } from '@selvedge/core/ordering';
import { DeliveryWeeks } from './parts/DeliveryWeeks.tsx';
import { Mark } from './parts/Mark.tsx';
import { StylePrices } from './parts/StylePrices.tsx';
import { headArea, line, marks, muted, number, title } from './style.recipe.ts';

type Props = { style: Style; colour: Colour | undefined };

/** Three lines: name and number, prices and marks, delivery. */
export function StyleHead({ style, colour }: Props) {
  return (
    <header className={headArea}>
      <div className={line}>
        <h1 className={title}>{style.name}</h1>
        <p className={number}>
          {style.articleNumber} · {lineTitle(style)}
        </p>
      </div>
      <div className={line}>
        <StylePrices style={style} />
        {style.marks.length > 0 && (
          <div className={marks}>
            {style.marks.map((mark) => (
              <Mark key={mark} mark={mark} />
            ))}
          </div>
        )}
      </div>
      {colour && (
        <p className={muted}>
          <DeliveryWeeks colours={[colour]} />
        </p>
      )}
    </header>
  );
}

import type { Colour, Style } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';
import { Money } from '../../ui/Values.tsx';
import { lineTitle } from '../season/lineTitle.ts';
import { DeliveryWeeks } from './parts/DeliveryWeeks.tsx';
import { lowestPrices } from './parts/lowestPrices.ts';
import { Mark } from './parts/Mark.tsx';
import { headArea, marks, muted, number, prices, title } from './style.recipe.ts';

type Props = { style: Style; colour: Colour | undefined };

/** Name, number, marks, prices and delivery. */
export function StyleHead({ style, colour }: Props) {
  const intl = useIntl();
  const { salesPrice, retailPrice } = lowestPrices(style);
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
          <DeliveryWeeks colours={[colour]} />
        </p>
      )}
    </header>
  );
}

import { type OrderedColour, type OrderedStyle, orderSums } from '@selvedge/core/order';
import { css } from '#style/css';
import { Money, Quantity } from '../../ui/text/Values.tsx';
import { Swatch } from '../style/parts/Swatch.tsx';
import { OrderedColourFacts } from './OrderedColourFacts.tsx';
import { cellHead, sumCell } from './order.styles.ts';

const name = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });
const ean = css({ display: 'block', textStyle: 'fine', color: 'ink.muted' });

type Props = {
  colour: OrderedColour;
  style: Pick<OrderedStyle, 'sizes' | 'hasLengths'>;
  currency: string;
  eans: boolean;
};

/** A colour: one row per length, one cell per size. When it is delivered and what it costs is said once. */
export function OrderedColourRows({ colour, style: { sizes, hasLengths }, currency, eans }: Props) {
  return (
    <>
      {colour.lengths.map((length, at) => {
        const lines = colour.lines.filter(({ articleLength }) => articleLength === length);
        return (
          <tr key={length}>
            <th scope="row">
              <span className={name}>
                <Swatch hex={colour.hex} />
                {colour.colourName}
              </span>
              {at === 0 && <OrderedColourFacts colour={colour} currency={currency} />}
            </th>
            {hasLengths && <td>{length}</td>}
            {sizes.map((size) => {
              const cell = lines.filter((line) => line.size === size);
              return (
                <td key={size} className={cellHead}>
                  {cell.length > 0 && <Quantity count={orderSums(cell).pieces} />}
                  {eans && cell[0] && <span className={ean}>{cell[0].ean}</span>}
                </td>
              );
            })}
            <td className={sumCell}>
              <Quantity count={orderSums(lines).pieces} />
            </td>
            <td className={sumCell}>
              <Money minor={orderSums(lines).value} currency={currency} />
            </td>
          </tr>
        );
      })}
    </>
  );
}

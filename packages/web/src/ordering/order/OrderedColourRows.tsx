import { type OrderedColour, orderSums } from '@selvedge/core/order';
import { css } from '#style/css';
import { Money, Quantity } from '../../ui/text/Values.tsx';
import { Swatch } from '../style/parts/Swatch.tsx';
import { cellHead, sumCell } from './order.styles.ts';

const name = css({ display: 'inline-flex', alignItems: 'center', gap: '2' });

type Props = { colour: OrderedColour; hasLengths: boolean; sizes: readonly string[]; currency: string };

/** A colour: one row per length, one cell per size. */
export function OrderedColourRows({ colour, hasLengths, sizes, currency }: Props) {
  return (
    <>
      {colour.lengths.map((length) => {
        const lines = colour.lines.filter(({ articleLength }) => articleLength === length);
        return (
          <tr key={length}>
            <th scope="row">
              <span className={name}>
                <Swatch hex={colour.hex} />
                {colour.colourName}
              </span>
            </th>
            {hasLengths && <td>{length}</td>}
            {sizes.map((size) => {
              const cell = lines.filter((line) => line.size === size);
              return (
                <td key={size} className={cellHead}>
                  {cell.length > 0 && <Quantity count={orderSums(cell).pieces} />}
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

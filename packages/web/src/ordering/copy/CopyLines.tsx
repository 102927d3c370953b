import type { CopyLine } from '@selvedge/core/contract';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/buttons/Button.tsx';
import { Money, Quantity } from '../../ui/text/Values.tsx';
import { useSpotText } from '../finding/useSpotText.ts';
import { fine, lineName, table } from './copy.recipe.ts';
import { Reasons } from './ReasonText.tsx';

/** Number of lines rendered at first. The others follow on demand. */
const FIRST = 40;

type Props = {
  lines: readonly CopyLine[];
  currency: string;
  /** The prices of the source are in another currency, and are not compared with these (N7). */
  otherCurrency: boolean;
  caption: string;
  /** True for a plan: nothing is copied yet. */
  planned: boolean;
};

/** The lines that are not copied in full: how many pieces of how many, and why. */
export function CopyLines({ lines, currency, otherCurrency, caption, planned }: Props) {
  const intl = useIntl();
  const variantText = useSpotText();
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <>
      <table className={table}>
        <caption className={fine}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'copy.lines.style' })}</th>
            <th scope="col" data-figure>
              {intl.formatMessage({ id: 'copy.sums.planned' })}
            </th>
            <th scope="col" data-figure>
              {intl.formatMessage({ id: planned ? 'copy.sums.toCopy' : 'copy.sums.copied' })}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((line) => (
            <tr key={line.articleVariantId}>
              <td>
                <p className={lineName}>
                  {line.styleName} {line.articleNumber}
                </p>
                <p className={fine}>{variantText({ ...line, style: '', colour: line.colourName })}</p>
                {!otherCurrency &&
                  line.priceWas !== null &&
                  line.price !== null &&
                  line.copied > 0 &&
                  line.price !== line.priceWas && (
                    <p>
                      {intl.formatMessage(
                        { id: 'copy.lines.price' },
                        {
                          was: <Money key="was" minor={line.priceWas} currency={currency} />,
                          price: <Money key="price" minor={line.price} currency={currency} />,
                        },
                      )}
                    </p>
                  )}
                <Reasons of={line.reasons} oneLength={line.articleLength === ''} />
              </td>
              <td data-figure>
                <Quantity count={line.planned} />
              </td>
              <td data-figure>
                <Quantity count={line.copied} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < lines.length && (
        <Button size="compact" onClick={() => setAll(true)}>
          {intl.formatMessage({ id: 'copy.lines.all' }, { count: lines.length })}
        </Button>
      )}
    </>
  );
}

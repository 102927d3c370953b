import { type SheetColumn, sheetColumns, type WantedSheet } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** The columns of a list that goes out, in the user's language; all of them are known when it comes in. */
export function useSheets() {
  const intl = useIntl();
  const names: Record<SheetColumn, string> = {
    ean: intl.formatMessage({ id: 'entry.column.ean' }),
    articleNumber: intl.formatMessage({ id: 'entry.column.articleNumber' }),
    name: intl.formatMessage({ id: 'entry.column.name' }),
    colour: intl.formatMessage({ id: 'entry.column.colour' }),
    colourName: intl.formatMessage({ id: 'entry.column.colourName' }),
    length: intl.formatMessage({ id: 'entry.column.length' }),
    size: intl.formatMessage({ id: 'entry.column.size' }),
    quantity: intl.formatMessage({ id: 'entry.column.quantity' }),
  };
  /** Excel in German takes the comma for decimals, and expects semicolons between cells. */
  const separator: WantedSheet['separator'] = intl.locale.startsWith('de') ? ';' : ',';
  return { heading: sheetColumns.map((column) => names[column]), separator };
}

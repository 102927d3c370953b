import { type SheetColumn, sheetColumns, type WantedSheet } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/**
 * The columns of a downloaded list, in the user's language. Fast entry knows all of these names when it reads a list.
 */
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
  /** In German, Excel uses the comma for decimals and expects semicolons between cells. */
  const separator: WantedSheet['separator'] = intl.locale.startsWith('de') ? ';' : ',';
  return { heading: sheetColumns.map((column) => names[column]), separator };
}

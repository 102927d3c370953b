import { preferredLanguage } from '@selvedge/core/contract';
import {
  factColumns,
  numberSign,
  type SheetColumn,
  sheetColumns,
  type WantedSheet,
} from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/**
 * The columns of a downloaded list, in the user's language: those that bulk entry reads, and these with what a list
 * tells besides. Bulk entry knows all of these names when it reads a list.
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
    salesPrice: intl.formatMessage({ id: 'entry.column.salesPrice' }),
    retailPrice: intl.formatMessage({ id: 'entry.column.retailPrice' }),
    currency: intl.formatMessage({ id: 'entry.column.currency' }),
    deliveryWeek: intl.formatMessage({ id: 'entry.column.deliveryWeek' }),
    marginNet: `${intl.formatMessage({ id: 'order.margin' }, { basis: 'net' })} %`,
    marginGross: `${intl.formatMessage({ id: 'order.margin' }, { basis: 'gross' })} %`,
    markUp: intl.formatMessage({ id: 'order.markUp' }, { factor: '' }).trim(),
  };
  /** Where the comma is used for decimals, as in German, Excel expects semicolons between cells. */
  const decimal = numberSign(preferredLanguage([intl.locale]), 'decimal');
  const separator: WantedSheet['separator'] = decimal === ',' ? ';' : ',';
  const heading = sheetColumns.map((column) => names[column]);
  return { heading, told: [...heading, ...factColumns.map((column) => names[column])], separator };
}

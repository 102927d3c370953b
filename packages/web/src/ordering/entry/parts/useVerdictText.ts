import { type Articles, type EntryField, type ReviewedRow, verdictText } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/**
 * What each row becomes, or why it is not accepted, as one sentence. Used on the screen and in the file of refused
 * rows.
 */
export function useVerdictText(articles: Articles): (row: Pick<ReviewedRow, 'verdict' | 'row'>) => string {
  const intl = useIntl();
  return (row) => verdictText(row, articles, (id, values) => intl.formatMessage({ id }, values));
}

/** Names of a row's fields, for labels and headings. */
export function useFieldNames(): Record<EntryField, string> {
  const intl = useIntl();
  return {
    ean: intl.formatMessage({ id: 'entry.column.ean' }),
    articleNumber: intl.formatMessage({ id: 'entry.column.articleNumber' }),
    colour: intl.formatMessage({ id: 'entry.field.colour' }),
    length: intl.formatMessage({ id: 'entry.column.length' }),
    size: intl.formatMessage({ id: 'entry.column.size' }),
    quantity: intl.formatMessage({ id: 'entry.column.quantity' }),
  };
}

import { filterSetNameFault, LONGEST_FILTER_SET_NAME } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

/** Returns what is wrong with the name of a filter set as text, or undefined if it is valid. */
export function useNameFault(): (name: string) => string | undefined {
  const intl = useIntl();
  return (name) => {
    const fault = filterSetNameFault(name);
    if (fault === 'missing') return intl.formatMessage({ id: 'catalog.sets.nameMissing' });
    if (fault === 'unreadable') return intl.formatMessage({ id: 'catalog.sets.nameUnreadable' });
    return fault === 'tooLong'
      ? intl.formatMessage({ id: 'catalog.sets.nameTooLong' }, { most: LONGEST_FILTER_SET_NAME })
      : undefined;
  };
}

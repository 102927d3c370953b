import { filterSetNameFault, LONGEST_FILTER_SET_NAME } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

/** What is wrong with the name of a filter set, in words; undefined: nothing. */
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

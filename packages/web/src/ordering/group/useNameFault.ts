import { groupNameFault, LONGEST_GROUP_NAME } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

/** Returns what is wrong with a typed name as text. An empty name is not reported yet. */
export function useNameFault(): (name: string) => string | undefined {
  const intl = useIntl();
  return (name) => {
    const fault = groupNameFault(name);
    if (fault === 'tooLong')
      return intl.formatMessage({ id: 'group.nameTooLong' }, { most: LONGEST_GROUP_NAME });
    return fault === 'unwritable' ? intl.formatMessage({ id: 'group.nameUnwritable' }) : undefined;
  };
}

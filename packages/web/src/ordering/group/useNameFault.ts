import { groupNameFault, LONGEST_GROUP_NAME } from '@selvedge/core/contract';
import { useIntl } from 'react-intl';

/** What is wrong with a name that is typed, in words; one that is still empty is not blamed. */
export function useNameFault(): (name: string) => string | undefined {
  const intl = useIntl();
  return (name) => {
    const fault = groupNameFault(name);
    if (fault === 'tooLong')
      return intl.formatMessage({ id: 'group.nameTooLong' }, { most: LONGEST_GROUP_NAME });
    return fault === 'unwritable' ? intl.formatMessage({ id: 'group.nameUnwritable' }) : undefined;
  };
}

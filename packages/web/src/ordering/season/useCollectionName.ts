import { collectionMessageOf } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** The trade's name of a collection type. One that the portal does not know is shown as is. */
export function useCollectionName(): (collectionType: string) => string {
  const intl = useIntl();
  return (collectionType) => {
    const id = collectionMessageOf(collectionType);
    return id ? intl.formatMessage({ id }) : collectionType;
  };
}

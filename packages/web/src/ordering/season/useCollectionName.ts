import { collectionMessageOf } from '@selvedge/core/ordering';
import { useIntl } from 'react-intl';

/** A collection type by its name in the field; one the portal does not know stands as it is. */
export function useCollectionName(): (collectionType: string) => string {
  const intl = useIntl();
  return (collectionType) => {
    const id = collectionMessageOf(collectionType);
    return id ? intl.formatMessage({ id }) : collectionType;
  };
}

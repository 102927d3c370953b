import { useIntl } from 'react-intl';
import type { MessageId } from '../../messages/catalogue.ts';

const known: Readonly<Record<string, MessageId>> = {
  main: 'season.collection.main',
  core: 'season.collection.core',
  SRS: 'season.collection.srs',
};

/** A collection type by its name in the field; one the portal does not know stands as it is. */
export function useCollectionName(): (collectionType: string) => string {
  const intl = useIntl();
  return (collectionType) => {
    const id = known[collectionType];
    return id ? intl.formatMessage({ id }) : collectionType;
  };
}

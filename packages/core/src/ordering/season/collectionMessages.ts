/** The messages of the collection types that have a name of their own; another stands as it is in the field. */
const collectionMessages = {
  main: 'season.collection.main',
  core: 'season.collection.core',
  SRS: 'season.collection.srs',
} as const;

export type CollectionMessage = (typeof collectionMessages)[keyof typeof collectionMessages];

/** The id in the core's catalogue of a collection type's name; null where the portal knows none. */
export const collectionMessageOf = (collectionType: string): CollectionMessage | null =>
  Object.hasOwn(collectionMessages, collectionType)
    ? collectionMessages[collectionType as keyof typeof collectionMessages]
    : null;

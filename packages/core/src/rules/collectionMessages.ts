/** The messages of collection types with a translated name. Other collection types are shown as they are. */
const collectionMessages = {
  main: 'season.collection.main',
  core: 'season.collection.core',
  SRS: 'season.collection.srs',
} as const;

export type CollectionMessage = (typeof collectionMessages)[keyof typeof collectionMessages];

/** The message id in the core's catalogue for a collection type's name; null if there is none. */
export const collectionMessageOf = (collectionType: string): CollectionMessage | null =>
  Object.hasOwn(collectionMessages, collectionType)
    ? collectionMessages[collectionType as keyof typeof collectionMessages]
    : null;

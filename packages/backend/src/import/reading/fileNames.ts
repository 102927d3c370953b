/** The files that are read as lists, by their names. */
const listName = /\.(?:csv|tsv|txt|xlsx|jsonl|ndjson|edi|edifact)$/i;
export const isListName = (name: string): boolean => listName.test(name);

/** The files that are read as pictures, also those that are then refused as another kind of picture. */
const pictureName = /\.(?:jpe?g|png|webp|avif|tiff?|gif|bmp|heic|svg)$/i;
export const isPictureName = (name: string): boolean => pictureName.test(name);

/** A file that says how the others are read. */
const profileName = /(?:^|[\\/._-])profile\.json$/i;
export const isProfileName = (name: string): boolean => profileName.test(name);

/** In a folder with the look of the house (configuration/brand), whose pictures are of no article. */
export const isBrandName = (name: string): boolean => name === 'brand.json';

/** Whatever a delivery may hold. */
export const isDeliveredName = (name: string): boolean =>
  isListName(name) || isPictureName(name) || isProfileName(name);

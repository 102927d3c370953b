import { asLanguage, type Language } from '@selvedge/core/contract';

/** The files that are read as lists, by their names. */
const listName = /\.(?:csv|tsv|txt|xlsx|jsonl|ndjson|edi|edifact)$/i;
export const isListName = (name: string): boolean => listName.test(name);

/** The files in which others are. */
export const isArchiveName = (name: string): boolean => /\.zip$/i.test(name);

/** The files that are read as pictures, also those that are then refused as another kind of picture. */
const pictureName = /\.(?:jpe?g|png|webp|avif|tiff?|gif|bmp|heic|svg)$/i;
export const isPictureName = (name: string): boolean => pictureName.test(name);

/** The texts and documents of the house in one language: what they are of, and the kind of file. */
export interface DocumentName {
  readonly of: string;
  readonly language: Language;
  readonly form: 'html' | 'pdf';
}

/** The files that are read as documents, also those that are then refused for their names. */
export const isDocumentName = (name: string): boolean => /\.(?:html?|pdf)$/i.test(name);

/** 'imprint.en.html', 'care-guide.de.pdf'; null: a file of another kind, or of no language. */
export function documentNamed(name: string): DocumentName | null {
  const [, of = '', code = '', ending = ''] = /^([\w.-]{1,64})\.([a-z]{2})\.(html?|pdf)$/i.exec(name) ?? [];
  const language = asLanguage(code.toLowerCase());
  if (!language) return null;
  // Texts are found by their names in addresses, which are in small letters.
  return ending.toLowerCase() === 'pdf'
    ? { of, language, form: 'pdf' }
    : { of: of.toLowerCase(), language, form: 'html' };
}

/** The last part of a path as any system writes it. */
export const fileOf = (path: string): string => path.split(/[\\/]/).at(-1) ?? path;

/** Files that are one row each. They may lie in a folder within a delivered one. */
export const isWholeFileName = (name: string): boolean =>
  isPictureName(name) || documentNamed(fileOf(name)) !== null;

/** A file that says how the others are read. */
const profileName = /(?:^|[\\/._-])profile\.json$/i;
export const isProfileName = (name: string): boolean => profileName.test(name);

/** In a folder with the look of the house (configuration/brand), whose pictures are of no article. */
export const isBrandName = (name: string): boolean => name === 'brand.json';

/** Whatever a delivery may hold. */
export const isDeliveredName = (name: string): boolean =>
  isListName(name) || isWholeFileName(name) || isProfileName(name) || isArchiveName(name);

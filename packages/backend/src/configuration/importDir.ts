import { resolve } from 'node:path';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';
import { defaultPicturePattern, type PicturePattern, readPicturePattern } from './picturePattern.ts';

/** `IMPORT_DIR`: absolute path of the watched folder, with `inbox`, `done` and `failed` in it; null: none is watched. */
export function readImportDir(environment: Environment): string | null {
  const folder = text(environment, 'IMPORT_DIR');
  return folder === null ? null : resolve(folder);
}

/** `IMPORT_PICTURES`: how the pictures in the watched folder are named. */
export function readImportPictures(environment: Environment): PicturePattern {
  const value = text(environment, 'IMPORT_PICTURES') ?? defaultPicturePattern;
  const pattern = readPicturePattern(value);
  if (pattern === null)
    throw new ConfigurationError(
      'IMPORT_PICTURES',
      `must name {article} and {colour}, such as ${defaultPicturePattern}`,
      value,
    );
  return pattern;
}

/** `IMPORT_PROFILE`: absolute path of the profile for files that come without one; null: none. */
export function readImportProfile(environment: Environment): string | null {
  const file = text(environment, 'IMPORT_PROFILE');
  return file === null ? null : resolve(file);
}

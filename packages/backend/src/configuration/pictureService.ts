import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';

/** A service of the house that has pictures of its colours. */
export interface PictureService {
  /** Such as https://pictures.house.example: pages may load pictures from it. */
  readonly origin: string;
  /** The address of a picture, with {@link pictureParts} in braces. */
  readonly pattern: string;
}

/** What an address may name: codes of the house, the number of the view from 1, and the size in pixels. */
export const pictureParts = ['article', 'colour', 'view', 'width', 'height'] as const;
export type PicturePart = (typeof pictureParts)[number];

const example = 'https://pictures.house.example/{article}/{colour}_{view}.jpg?width={width}';

const isPart = (word: string): word is PicturePart => pictureParts.some((one) => one === word);

/**
 * A pattern with its parts filled in.
 *
 * @throws {RangeError} for braces with anything else in them, or that are not closed.
 */
export function fillIn(pattern: string, valueFor: (part: PicturePart) => string): string {
  const [start = '', ...rest] = pattern.split('{');
  const filled = rest.map((piece) => {
    const [word = '', after, ...more] = piece.split('}');
    if (after === undefined || more.length > 0 || !isPart(word)) throw new RangeError(pattern);
    return `${encodeURIComponent(valueFor(word))}${after}`;
  });
  if (start.includes('}')) throw new RangeError(pattern);
  return [start, ...filled].join('');
}

function serviceAt(pattern: string): PictureService | null {
  try {
    const named = new Set<PicturePart>();
    const addressFor = (value: string) =>
      new URL(
        fillIn(pattern, (part) => {
          named.add(part);
          return value;
        }),
      );
    const { origin, protocol, username, password } = addressFor('a');
    const isOne = origin === addressFor('b').origin && ['https:', 'http:'].includes(protocol);
    const isOpen = username === '' && password === '';
    return isOne && isOpen && named.has('article') && named.has('colour') ? { origin, pattern } : null;
  } catch {
    return null;
  }
}

/**
 * `PICTURE_SERVICE`: where pictures of the house's colours are that are not brought as files; null: nowhere.
 *
 * @throws {ConfigurationError} where it is no address, names another host for another picture, or lacks article or
 * colour.
 */
export function readPictureService(environment: Environment): PictureService | null {
  const pattern = text(environment, 'PICTURE_SERVICE');
  if (pattern === null) return null;
  const service = serviceAt(pattern);
  if (service === null)
    throw new ConfigurationError(
      'PICTURE_SERVICE',
      `must be an address with {article} and {colour}, and if wanted {view}, {width} and {height} behind its host, such as ${example}`,
    );
  return service;
}

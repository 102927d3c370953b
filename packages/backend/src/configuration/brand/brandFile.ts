import { inEachLanguage, isEmail } from '@selvedge/core/contract';
import {
  array,
  assert,
  define,
  type Infer,
  object,
  optional,
  type Struct,
  StructError,
  size,
  string,
} from 'superstruct';
import type { Colour } from '../../colour.ts';
import { BrandError } from './brandError.ts';

const saying = <Value = string>(
  name: string,
  expected: string,
  fits: (text: string) => boolean,
): Struct<Value, null> =>
  define<Value>(name, (value) => (typeof value === 'string' && fits(value)) || `must be ${expected}`);

const colour = saying<Colour>('colour', 'a colour such as #2134c4', (text) => /^#[\da-f]{6}$/i.test(text));
const inBoth = object({ light: colour, dark: colour });
/** Names stand in titles, mails and style sheets. */
const line = (most: number) =>
  saying(
    'line',
    `a text of 1 to ${most} characters without < > { } " \\ and line breaks`,
    (text) => text.trim() !== '' && text.length <= most && !/[<>{}"\\\p{Cc}]/u.test(text),
  );
const prose = saying(
  'prose',
  'a text of 1 to 300 characters',
  (text) => text.trim() !== '' && text.length <= 300,
);
const inLanguages = object(inEachLanguage(() => prose));
const file = string();
const weight = saying('weight', 'a weight such as 400, or a range such as 300 700', (text) =>
  /^[1-9]\d{2}( [1-9]\d{2})?$/.test(text),
);

const font = object({
  family: line(60),
  files: size(array(object({ file, weight: optional(weight) })), 1, 8),
  /** For papers: TrueType or OpenType, and its bold face. */
  print: optional(object({ regular: file, bold: optional(file) })),
});

const brandStruct = object({
  name: line(40),
  logo: file,
  /** For dark surroundings; the logo itself when it is absent. */
  logoDark: optional(file),
  icon: optional(file),
  accent: inBoth,
  accentStrong: optional(inBoth),
  accentWash: optional(inBoth),
  accentOn: optional(inBoth),
  fonts: optional(object({ text: optional(font), display: optional(font) })),
  mail: optional(
    object({
      name: optional(line(100)),
      address: optional(saying('address', 'an email address', isEmail)),
    }),
  ),
  /** In the footer of the page, in this order. */
  brands: optional(size(array(object({ name: line(60), logo: optional(file) })), 0, 12)),
  /** In the footer of the page. */
  texts: optional(
    object({
      copyright: optional(line(100)),
      helpTitle: optional(inLanguages),
      helpText: optional(inLanguages),
      helpAction: optional(inLanguages),
    }),
  ),
});
/** The content of `brand.json`. */
export type BrandFile = Infer<typeof brandStruct>;
export type GivenFont = Infer<typeof font>;

/**
 * Checks the content of `brand.json`.
 *
 * @throws {BrandError} that names the first field that cannot be used, and why.
 */
export function assertBrandFile(value: unknown): asserts value is BrandFile {
  try {
    assert(value, brandStruct);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const { path, type, value: found, message } = error;
    const field = path.length === 0 ? 'content' : path.join('.');
    if (type === 'never') throw new BrandError(field, 'is not known');
    if (found === undefined) throw new BrandError(field, 'is missing');
    const said = message.replace(/^At path: \S+ -- /, '');
    const why = said.startsWith('must be') ? said : `is wrong: ${said}`;
    throw new BrandError(field, typeof found === 'string' ? `${why}, but is '${found}'` : why);
  }
}

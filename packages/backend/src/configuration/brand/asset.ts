import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { BrandError } from './brandError.ts';

/** A file of a house's look, held in memory. */
export interface Asset {
  readonly file: string;
  readonly type: string;
  readonly content: Buffer;
  /** Under which browsers load it; changes with the content. */
  readonly address: string;
}

/** A picture; `ratio` is its width by its height. */
export interface Picture extends Asset {
  readonly ratio: number;
}

export const brandPath = '/brand';

const kinds = {
  picture: { types: { '.svg': 'image/svg+xml', '.png': 'image/png' }, most: 300_000 },
  font: { types: { '.woff2': 'font/woff2', '.ttf': 'font/ttf', '.otf': 'font/otf' }, most: 2_000_000 },
} as const;

/** The address of a content that is served below {@link brandPath}. */
export function addressOf(file: string, content: string | Buffer): string {
  const version = createHash('sha256').update(content).digest('hex').slice(0, 10);
  return `${brandPath}/${file}?v=${version}`;
}

function read(folder: string, file: string, kind: keyof typeof kinds, field: string): Asset {
  const { types, most } = kinds[kind];
  const type = (types as Readonly<Record<string, string>>)[extname(file)];
  const endings = Object.keys(types).join(', ');
  if (!/^\w[\w.-]{0,99}$/.test(file) || type === undefined)
    throw new BrandError(
      field,
      `must name a file beside brand.json that ends in one of ${endings}, but is '${file}'`,
    );
  const path = join(folder, file);
  let content: Buffer;
  try {
    const { size } = statSync(path);
    if (size > most)
      throw new BrandError(field, `names ${file}, which has ${size} bytes; ${most} are the most`);
    content = readFileSync(path);
  } catch (error) {
    if (error instanceof BrandError) throw error;
    throw new BrandError(field, `names ${file}, which cannot be read`);
  }
  return { file, type, content, address: addressOf(file, content) };
}

/**
 * What can run, load something or hide a text. Browsers show the files as pictures only, where none of it works; this is
 * for whoever opens one by itself.
 */
const active: readonly (readonly [RegExp, string])[] = [
  [/<(?:\w{1,64}:)?(?:script|foreignObject|iframe|object|embed|handler|listener)\b/i, 'an active element'],
  [/<!(?:DOCTYPE|ENTITY)/i, 'a document type or an entity'],
  [/\son\w+\s*=/i, 'an event handler'],
  [/\b(?:href|src)\s*=\s*(?:"\s*[^"#\s]|'\s*[^'#\s])/i, 'an address outside itself'],
  [/@import|javascript:/i, 'an address outside itself'],
];

/** `url( … )` of anything but a part of the picture itself, however it is written. */
const reachesOut = (text: string): boolean => /url\((?!#)/i.test(text.replace(/[\s"']/g, ''));

function ratioOfSvg(text: string): number | null {
  const start = text.search(/<svg\b/);
  const tag = start < 0 ? '' : text.slice(start, text.indexOf('>', start));
  const box = /\bviewBox\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(tag);
  const [, , width, height, ...more] = (box?.[1] ?? box?.[2] ?? '').trim().split(/[\s,]+/);
  return width && height && more.length === 0 ? Number(width) / Number(height) : null;
}

function ratioOfPng(content: Buffer): number | null {
  if (content.length < 24 || content.readUInt32BE(0) !== 0x89504e47) return null;
  return content.readUInt32BE(16) / content.readUInt32BE(20);
}

/** Reads a picture. An SVG that could do more than be looked at is refused. */
export function readPicture(folder: string, file: string, field: string): Picture {
  const asset = read(folder, file, 'picture', field);
  const isSvg = asset.type === 'image/svg+xml';
  if (isSvg) {
    const text = asset.content.toString('utf8');
    const found =
      active.find(([pattern]) => pattern.test(text))?.[1] ??
      (reachesOut(text) ? 'an address outside itself' : null);
    if (found) throw new BrandError(field, `names ${file}, which has ${found}: a picture needs none`);
  }
  const ratio = isSvg ? ratioOfSvg(asset.content.toString('utf8')) : ratioOfPng(asset.content);
  if (ratio === null)
    throw new BrandError(field, `names ${file}, which is no ${isSvg ? 'SVG with a viewBox' : 'PNG'}`);
  if (!(ratio >= 0.25 && ratio <= 12))
    throw new BrandError(field, `names ${file}, which is not between 1 to 4 and 12 to 1 in its proportions`);
  return { ...asset, ratio };
}

export const readFont = (folder: string, file: string, field: string): Asset =>
  read(folder, file, 'font', field);

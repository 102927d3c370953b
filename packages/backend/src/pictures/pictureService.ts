import { createHash } from 'node:crypto';
import { type PicturePreset, picturePresets } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { fillIn, type PictureService } from '../configuration/pictureService.ts';
import { anyOf } from '../database/anyOf.ts';
import type { Queryable } from '../database/database.ts';
import { colours } from '../ordering/style/colour.schema.ts';
import { pictures } from './picture.schema.ts';
import type { PictureSource } from './pictureSource.ts';
import { MOST_PICTURE_BYTES, takePicture, UnusablePicture } from './takePicture.ts';

/** How long a document waits for one picture, and for all of them together, in ms. */
const PATIENCE = 3_000;
const PATIENCE_IN_ALL = 10_000;

/** A picture at the service, by the house's own codes. */
export interface ServedPicture {
  readonly article: string;
  readonly colour: string;
  /** From 1. */
  readonly view: number;
}

/** The names of a colour's views at the service: 1, 2, 3 … */
export const viewsServed = (count: number): string[] =>
  Array.from({ length: count }, (_, nth) => String(nth + 1));

/** The address of a picture in the size of a preset. */
export const addressServed = (
  { pattern }: PictureService,
  { article, colour, view }: ServedPicture,
  preset: PicturePreset,
): string => {
  const { width, height } = picturePresets[preset];
  const values = { article, colour, view: String(view), width: String(width), height: String(height) };
  // As a header has it: a host or a path in other letters is spelt in ASCII.
  return new URL(fillIn(pattern, (part) => values[part])).href;
};

/** The service has no such picture, or what it has is none. */
class NoPicture extends Error {}

async function bytesAt(address: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(address, { redirect: 'error', signal });
  if (response.status >= 500) throw new Error(`${response.status}`);
  if (!response.ok || !response.body) throw new NoPicture();
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > MOST_PICTURE_BYTES) throw new NoPicture();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function pictureAt(address: string, signal: AbortSignal): Promise<PictureSource> {
  const bytes = await takePicture(await bytesAt(address, signal));
  return {
    version: createHash('sha256').update(bytes).digest('hex'),
    at: async (preset) => {
      const { width, height } = picturePresets[preset];
      return sharp(bytes).resize(width, height, { fit: 'contain', background: '#ffffff' });
    },
  };
}

/** The service's pictures for one document. */
export interface ServedPictures {
  /** null: there is none, or the service did not give it, and the document goes without. */
  read(address: string): Promise<PictureSource | null>;
  /** False once the service did not answer: another time the document may have more pictures. */
  isWhole(): boolean;
}

/**
 * Reads pictures of the service until `left`. Where it does not answer, or all of them take too long, the document asks
 * for no further one. Addresses come from the operator's configuration, so that nobody else can make the portal call
 * one (no SSRF).
 */
export function servedPictures(left: AbortSignal): ServedPictures {
  const until = performance.now() + PATIENCE_IN_ALL;
  let answers = true;
  return {
    isWhole: () => answers,
    async read(address) {
      if (performance.now() > until) answers = false;
      if (!answers) return null;
      try {
        return await pictureAt(address, AbortSignal.any([left, AbortSignal.timeout(PATIENCE)]));
      } catch (error) {
        if (!(error instanceof NoPicture || error instanceof UnusablePicture)) answers = false;
        return null;
      }
    },
  };
}

/**
 * Says of colours whether they are pictured, after what the service has of them has changed: by it, or by a picture of
 * their own.
 */
export async function settlePictured(db: Queryable, articleColorIds: readonly string[]): Promise<void> {
  await db
    .update(colours)
    .set({
      pictured: sql`(${colours.servedViews} > 0 or exists
        (select from ${pictures} where ${pictures.articleColorId} = ${colours.articleColorId}))`,
    })
    .where(sql`${colours.articleColorId} = ${anyOf(articleColorIds)}`);
}

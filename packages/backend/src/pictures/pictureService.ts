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
import { MOST_PICTURE_BYTES, takePicture } from './takePicture.ts';

/** How long a document waits for a picture, in ms. */
const PATIENCE = 5_000;

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
  return fillIn(pattern, (part) => values[part]);
};

async function bytesAt(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(PATIENCE) });
  if (!response.ok || !response.body) throw new Error(`${response.status}`);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body) {
    length += chunk.length;
    if (length > MOST_PICTURE_BYTES) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * A picture of the service for a document; null: the service did not give one, and the document goes without. The
 * address comes from the operator's configuration, so that nobody else can make the portal call one (no SSRF).
 */
export async function servedPicture(address: string): Promise<PictureSource | null> {
  try {
    const bytes = await takePicture(await bytesAt(address));
    return {
      version: createHash('sha256').update(bytes).digest('hex'),
      at: async (preset) => {
        const { width, height } = picturePresets[preset];
        return sharp(bytes).resize(width, height, { fit: 'contain', background: '#ffffff' });
      },
    };
  } catch {
    return null;
  }
}

const hasOwn = sql`exists (select from ${pictures} where ${pictures.articleColorId} = ${colours.articleColorId})`;

/** Says of colours that the service no longer has whether they are pictured. */
export async function leaveToOwn(db: Queryable, articleColorIds: readonly string[]): Promise<void> {
  await db
    .update(colours)
    .set({ pictured: hasOwn })
    .where(sql`${colours.articleColorId} = ${anyOf(articleColorIds)}`);
}

/**
 * Says of the colours that the service has whether they are pictured: by it while it is configured, or by a picture of
 * their own. Whoever changes either calls it: the start and the import.
 */
export async function settlePictured(db: Queryable, isConfigured: boolean): Promise<void> {
  const pictured = sql`(${isConfigured}::boolean or ${hasOwn})`;
  await db
    .update(colours)
    .set({ pictured })
    .where(sql`${colours.servedViews} > 0 and ${colours.pictured} <> ${pictured}`);
}

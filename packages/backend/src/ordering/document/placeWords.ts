import { inLanguage, type Language } from '@selvedge/core/contract';
import { subdivisionTitle } from '@selvedge/core/rules';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/database.ts';
import { say } from '../../language/words.ts';
import { seasons, subdivisions } from '../season/season.schema.ts';

const collections: Readonly<Record<string, string>> = {
  main: 'confirmation.collection.main',
  core: 'confirmation.collection.core',
  SRS: 'confirmation.collection.srs',
};

interface Ranged {
  readonly season: string;
  readonly subdivision: string;
  readonly collectionType: string;
}

/** Names of the season, and of subdivision and collection. */
export interface PlaceWords {
  readonly season: string;
  readonly range: string;
}

/** The place of an order, as documents name it. */
export async function placeWords(
  db: Queryable,
  { season, subdivision, collectionType }: Ranged,
  language: Language,
): Promise<PlaceWords> {
  const [one] = await db.select().from(seasons).where(eq(seasons.season, season));
  const [part] = await db.select().from(subdivisions).where(eq(subdivisions.subdivision, subdivision));
  const named = one && inLanguage(one.name, language);
  const collection = collections[collectionType];
  return {
    season: named ? `${named} (${season})` : season,
    range: [
      subdivisionTitle({ subdivision, subdivisionName: part?.displayName }),
      collection ? say(language, collection) : collectionType,
    ].join(' · '),
  };
}

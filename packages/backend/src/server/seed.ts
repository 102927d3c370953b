import { seedTiles } from '../dashboard/tile.seed.ts';
import type { Database } from '../database/database.ts';
import { seedLegalTexts } from '../legal/legal.seed.ts';
import { seedSelfService } from '../selfService/selfService.seed.ts';

/** Adds the content of a new portal, except its users. Whatever operators have changed stays. */
export async function seedPortal(database: Database, { demo }: { readonly demo: boolean }): Promise<void> {
  await seedTiles(database);
  await seedSelfService(database, demo);
  await seedLegalTexts(database, demo);
}

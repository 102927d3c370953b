import type { Database } from '../database/database.ts';
import { seedSelfService } from '../selfService/selfService.seed.ts';
import { seedLegalTexts } from './legal/legal.seed.ts';
import { seedTiles } from './tile.seed.ts';

/** Puts in what a new portal begins with besides its users; what operators changed stays as they left it. */
export async function seedPortal(database: Database): Promise<void> {
  await seedTiles(database);
  await seedSelfService(database);
  await seedLegalTexts(database);
}

import { defaultLimits } from '../../configuration/databaseLimits.ts';
import type { Database, DatabaseConfig, Opening } from '../database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws {DataFolderInUseError} when another process works on the data folder.
 */
export function openDatabase(
  { dataDir, databaseUrl, databaseLimits = defaultLimits }: DatabaseConfig,
  opening: Opening = {},
): Promise<Database> {
  return databaseUrl === null
    ? openPglite(dataDir, opening)
    : openPostgres(databaseUrl, databaseLimits, opening);
}

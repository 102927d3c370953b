import { join } from 'node:path';

/** One folder of migrations for both drivers; the same place from source and from the build. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations');

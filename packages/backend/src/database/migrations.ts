import { join } from 'node:path';

/** One folder of migrations for both drivers. The path is the same from the source and from the build. */
export const migrationsFolder = join(import.meta.dirname, '../../migrations');

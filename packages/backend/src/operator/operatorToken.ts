import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Path of the operators' secret, a file that only the backend's account can read. */
export const tokenFile = (dataDir: string): string => join(dataDir, 'operator.token');

const pattern = /^[\w-]{43}$/;

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** The existing secret; null if there is no file, or if it contains something else. */
export async function readToken(dataDir: string): Promise<string | null> {
  const token = (await readFile(tokenFile(dataDir), 'utf8').catch(() => '')).trim();
  return pattern.test(token) ? token : null;
}

/**
 * The operators' secret, created at the first start. It is written to a temporary file and then linked, so that of
 * two processes that start together one creates it and both read the same.
 */
export async function ensureToken(dataDir: string): Promise<string> {
  const file = tokenFile(dataDir);
  await mkdir(dataDir, { recursive: true });
  if ((await readToken(dataDir)) === null) {
    await rm(file, { force: true });
    const draft = `${file}.${process.pid}`;
    await writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
    await link(draft, file).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
    await rm(draft, { force: true });
  }
  await chmod(file, 0o600);
  const token = await readToken(dataDir);
  if (token === null) throw new Error(`${file} cannot be read.`);
  return token;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a call's authorization has the secret. Takes the same time however close a wrong value is. */
export const isOperator = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`));

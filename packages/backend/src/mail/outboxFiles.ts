import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Another instance may have removed a mail of the same folder, or finished writing it, since it was listed. */
function nullIfGone(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}

/** The mails in an outbox; none where there is no folder yet. */
async function mailsIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return names.filter((name) => /\.eml(\.part)?$/.test(name));
}

/** Removes mails that were written before a moment (epoch ms). */
export async function sweepOutbox(folder: string, before: number): Promise<void> {
  for (const name of await mailsIn(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(nullIfGone);
    if (found !== null && found.mtimeMs < before) await rm(path, { force: true });
  }
}

const utf8 = (latin: string): string => Buffer.from(latin, 'latin1').toString('utf8');
const fromHex = (_: string, hex: string): string => String.fromCharCode(Number.parseInt(hex, 16));

/** A text of a mail without its encodings: as it is read, for searching. */
export function readableMail(bytes: Buffer): string {
  const raw = bytes.toString('latin1');
  const headers = raw
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : text.replaceAll('_', ' ').replaceAll(/=([0-9A-F]{2})/gi, fromHex),
    );
  const quoted = headers.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/gi, fromHex);
  const blocks = raw.match(/(?:^[A-Za-z0-9+/]{4,76}={0,2}\r?$\n?)+/gm) ?? [];
  const coded = blocks.map((block) => Buffer.from(block, 'base64').toString('utf8'));
  return [utf8(headers), utf8(quoted), ...coded].join('\n').replaceAll(/\s+/g, ' ');
}

/** Removes mails by their ids, and those that have one of the texts, in whatever case. Returns how many. */
export async function eraseMails(
  folder: string,
  mailIds: readonly string[],
  texts: readonly string[],
): Promise<number> {
  const wanted = new Set(mailIds.map((id) => `${id}.eml`));
  const sought = texts.map((text) => text.toLowerCase());
  let erased = 0;
  for (const name of await mailsIn(folder)) {
    const path = join(folder, name);
    const bytes = await readFile(path).catch(nullIfGone);
    if (bytes === null) continue;
    const text = wanted.has(name) ? '' : readableMail(bytes).toLowerCase();
    if (!wanted.has(name) && !sought.some((one) => text.includes(one))) continue;
    await rm(path, { force: true });
    erased += 1;
  }
  return erased;
}

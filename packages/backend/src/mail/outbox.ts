import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './transport.ts';

/**
 * Puts each mail into a folder as `<id>.eml`, where any mail program opens it. The same mail is the same file, so that
 * it is there once however often it is delivered; it appears whole or not at all.
 */
export const outbox = (folder: string): MailTransport => ({
  async deliver({ mailId, bytes }) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const file = join(folder, `${mailId}.eml`);
    await writeFile(`${file}.part`, bytes, { mode: 0o600, flush: true });
    await rename(`${file}.part`, file);
    return { outcome: 'sent', note: 'outbox' };
  },
});

import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MailTransport } from './transport.ts';

/**
 * Writes each mail to a folder as `<id>.eml`, which any mail program can open. Delivering a mail again writes the
 * same file. The file appears completely or not at all.
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

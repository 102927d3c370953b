import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Backend } from './backend.ts';

/** The mails that a portal without a mail server has sent so far, each as it would go out. */
export const mailsOf = ({ dataDir }: Pick<Backend, 'dataDir'>): string[] => {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  return readdirSync(outbox)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(outbox, file), 'utf8'));
};

/** Those that are for an address. */
export const mailsTo = (backend: Pick<Backend, 'dataDir'>, address: string): string[] =>
  mailsOf(backend).filter((mail) => mail.includes(`To: ${address}`));

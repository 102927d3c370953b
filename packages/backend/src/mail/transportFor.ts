import { join } from 'node:path';
import type { Config } from '../configuration/config.ts';
import { outbox } from './outbox.ts';
import { smtp } from './smtp.ts';
import type { MailTransport } from './transport.ts';

/** The configured mail server, or otherwise the outbox in the data folder. */
export const transportFor = ({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): MailTransport =>
  smtpUrl === null ? outbox(join(dataDir, 'outbox')) : smtp(smtpUrl);

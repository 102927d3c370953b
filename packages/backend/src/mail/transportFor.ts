import type { Config } from '../configuration/config.ts';
import { outbox } from './outbox.ts';
import { smtp } from './smtp.ts';
import type { MailTransport } from './transport.ts';

/** The configured mail server, or otherwise the outbox. */
export const transportFor = ({ smtpUrl, outboxDir }: Pick<Config, 'smtpUrl' | 'outboxDir'>): MailTransport =>
  smtpUrl === null ? outbox(outboxDir) : smtp(smtpUrl);

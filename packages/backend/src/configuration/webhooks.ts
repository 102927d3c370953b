import { ConfigurationError } from './configurationError.ts';
import { type Environment, list, text } from './environment.ts';

/** Who is told of events (O7). `key` signs what is sent; null where there are no addresses. */
export interface WebhookConfig {
  readonly addresses: readonly string[];
  readonly key: Buffer | null;
}

/** Bytes of a key, as the Standard Webhooks scheme has them. */
const LEAST = 24;
const MOST = 64;

function addressIn(value: string): string {
  const expected = 'must be addresses that begin with https:// or http://, without user and password';
  const url = URL.canParse(value) ? new URL(value) : null;
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new ConfigurationError('WEBHOOKS', expected);
  return url.href;
}

/**
 * `WEBHOOKS`: addresses, separated by commas. `WEBHOOK_SECRET`: the key as base64, with or without `whsec_`
 * before it. Neither is repeated in an error.
 */
export function readWebhooks(environment: Environment): WebhookConfig {
  const addresses = [...new Set(list(environment, 'WEBHOOKS').map(addressIn))];
  if (addresses.length === 0) return { addresses, key: null };
  const secret = (text(environment, 'WEBHOOK_SECRET') ?? '').replace(/^whsec_/, '');
  const key = Buffer.from(secret, 'base64');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(secret) || key.length < LEAST || key.length > MOST)
    throw new ConfigurationError(
      'WEBHOOK_SECRET',
      `must be ${LEAST} to ${MOST} random bytes as base64, such as openssl rand -base64 32 makes`,
    );
  return { addresses, key };
}

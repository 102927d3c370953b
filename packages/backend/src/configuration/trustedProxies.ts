import { isIP } from 'node:net';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, list } from './environment.ts';

/** Names that stand for addresses of this machine and of private networks. */
const known = new Set(['loopback', 'linklocal', 'uniquelocal']);

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

/**
 * Addresses, networks (`10.0.0.0/8`) or names of them whose X-Forwarded-For header is trusted.
 *
 * @throws {ConfigurationError} for anything else.
 */
export function readTrustedProxies(environment: Environment): readonly string[] {
  const entries = list(environment, 'TRUSTED_PROXIES');
  const wrong = entries.find((entry) => !known.has(entry) && !isNetwork(entry));
  if (wrong !== undefined)
    throw new ConfigurationError(
      'TRUSTED_PROXIES',
      'must have addresses or networks such as 10.0.0.0/8',
      wrong,
    );
  return entries;
}

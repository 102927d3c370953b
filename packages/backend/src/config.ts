import { resolve } from 'node:path';
import { address, list, portNumber, text, whitelist } from './configuration/environment.ts';
import { type IdentityConfig, readIdentity } from './configuration/identity.ts';

/** Everything the backend takes from its environment, read and checked once at start. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds the database and the outbox. */
  readonly dataDir: string;
  /** null: the database in the data folder. */
  readonly databaseUrl: string | null;
  /** null: the outbox folder in the data folder. */
  readonly smtpUrl: string | null;
  /** Where browsers reach the portal, without a slash at the end. */
  readonly publicUrl: string;
  /** Addresses whose X-Forwarded-For is believed. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  readonly selfServiceUrl: string;
  readonly helpCenterUrl: { readonly en: string; readonly de: string };
  readonly identity: IdentityConfig;
}

/**
 * Reads the configuration.
 *
 * @throws {ConfigurationError} naming the key and what would be right, for every unusable value.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const port = portNumber(environment, 'PORT', 8080);
  const publicUrl = address(environment, 'PUBLIC_URL', ['http:', 'https:'], { originOnly: true });
  return {
    port,
    host: text(environment, 'HOST') ?? 'localhost',
    dataDir: resolve(text(environment, 'DATA_DIR') ?? '.data'),
    databaseUrl: address(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: address(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    trustedProxies: list(environment, 'TRUSTED_PROXIES'),
    logLevel: whitelist(environment, 'LOG_LEVEL', ['silent', 'error', 'warn', 'info', 'debug'], 'warn'),
    selfServiceUrl:
      address(environment, 'SELF_SERVICE_URL', ['http:', 'https:']) ?? 'https://self-service.selvedge.test',
    helpCenterUrl: {
      en:
        address(environment, 'HELP_CENTER_URL_EN', ['http:', 'https:']) ??
        'https://help.selvedge.test/hc/en-gb/requests/new',
      de:
        address(environment, 'HELP_CENTER_URL_DE', ['http:', 'https:']) ??
        'https://help.selvedge.test/hc/de/requests/new',
    },
    identity: readIdentity(environment),
  };
}

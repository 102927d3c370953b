import { readFileSync } from 'node:fs';
import { ConfigurationError } from './configurationError.ts';
import { type Environment, text } from './environment.ts';

/** What nobody else may read. Each may be the content of a file that `…_FILE` names, as containers are given secrets. */
export const secretKeys = [
  'DATABASE_URL',
  'SMTP_URL',
  'OIDC_CLIENT_SECRET',
  'OIDC_INTROSPECTION_CLIENT_SECRET',
  'OPERATOR_TOKEN',
  'WEBHOOK_SECRET',
  'S3_SECRET_ACCESS_KEY',
] as const;

function contentOf(key: string, file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigurationError(key, 'must be a file that can be read', file);
  }
}

/**
 * The environment with the secrets that files hold.
 *
 * @throws {ConfigurationError} for a file that cannot be read or is empty, and where a secret is given both ways
 */
export function withSecretFiles(environment: Environment): Environment {
  const read = secretKeys.flatMap((key): [string, string][] => {
    const fileKey = `${key}_FILE`;
    const file = text(environment, fileKey);
    if (file === null) return [];
    if (text(environment, key) !== null)
      throw new ConfigurationError(fileKey, `must not be set together with ${key}`);
    const content = contentOf(fileKey, file);
    if (content === '') throw new ConfigurationError(fileKey, 'must be a file that is not empty', file);
    return [[key, content]];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

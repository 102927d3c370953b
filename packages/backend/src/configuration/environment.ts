import { ConfigurationError } from './configurationError.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The value of a key; null if it is not set, empty or blank. */
export function text(environment: Environment, key: string): string | null {
  const value = environment[key]?.trim();
  return value ? value : null;
}

export function portNumber(environment: Environment, key: string, otherwise: number): number {
  const value = text(environment, key);
  if (value === null) return otherwise;
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port < 1 || port > 65_535)
    throw new ConfigurationError(key, 'must be a port number from 1 to 65535', value);
  return port;
}

export function wholeNumber(
  environment: Environment,
  key: string,
  { least, most, otherwise }: { readonly least: number; readonly most: number; readonly otherwise: number },
): number {
  const value = text(environment, key);
  if (value === null) return otherwise;
  const number = Number(value);
  if (!/^\d{1,9}$/.test(value) || number < least || number > most)
    throw new ConfigurationError(key, `must be a whole number from ${least} to ${most}`, value);
  return number;
}

/** A comma-separated list. */
export function list(environment: Environment, key: string): readonly string[] {
  return (text(environment, key) ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

export function whitelist<const Value extends string>(
  environment: Environment,
  key: string,
  allowed: readonly Value[],
  otherwise: Value,
): Value {
  const value = text(environment, key);
  if (value === null) return otherwise;
  const found = allowed.find((entry) => entry === value);
  if (found === undefined) throw new ConfigurationError(key, `must be one of ${allowed.join(', ')}`, value);
  return found;
}

/**
 * An absolute address without a trailing slash. It may contain a password, so errors never repeat it.
 *
 * @throws {ConfigurationError} when it cannot be parsed, has another scheme, or has more than an origin where only
 * an origin makes sense.
 */
export function address(
  environment: Environment,
  key: string,
  schemes: readonly string[],
  { originOnly = false } = {},
): string | null {
  const value = text(environment, key);
  if (value === null) return null;
  const expected = `must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}`;
  if (!URL.canParse(value)) throw new ConfigurationError(key, expected);
  const url = new URL(value);
  if (!schemes.includes(url.protocol) || url.host === '') throw new ConfigurationError(key, expected);
  if (originOnly && (url.pathname !== '/' || url.search || url.hash || url.username))
    throw new ConfigurationError(key, 'must be an origin alone, such as https://portal.example.com');
  return originOnly ? url.origin : value.replace(/\/$/, '');
}

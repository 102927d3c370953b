import { enums, type Infer, nonempty, nullable, type Struct, StructError, string, type } from 'superstruct';

const text = nonempty(string());

const authStruct = type({
  authUrl: text,
  tokenUrl: text,
  refreshUrl: text,
  /** The portal's grant page, absolute or relative to the root. */
  redirectUrl: text,
  /** null: the provider has no page for ending its session. */
  logoutUrl: nullable(text),
  clientId: text,
  /** Required in mode `basic`; null in mode `public`. */
  clientSecret: nullable(text),
  /** `basic`: the client authenticates with its secret, as specified; `public`: with PKCE only. */
  mode: enums(['basic', 'public']),
  scope: text,
  /** The issuer in the tokens that the provider signs. */
  issuer: text,
  /** The address of the provider's public keys. */
  keysUrl: text,
});

/** The runtime configuration of a build (A9). Addresses may be relative to the root. */
export const configurationStruct = type({
  apiUrl: text,
  extranetUrl: text,
  auth: authStruct,
  selfServiceUrl: text,
  helpCenterUrl: type({ en: text, de: text }),
  /** Where Matomo's tracking requests go; null: the portal does not track, and users are not asked for consent. */
  tracking: nullable(type({ url: text, siteId: text })),
  version: text,
});
/** The runtime configuration of a build (A9). Addresses may be relative to the root. */
export type Configuration = Infer<typeof configurationStruct>;
/** The part of the configuration needed for signing in. */
export type AuthConfiguration = Configuration['auth'];

/** A configuration error; `key` is the path of the setting, e.g. 'auth.tokenUrl'. */
export class ConfigurationError extends Error {
  readonly key: string;

  constructor(key: string, fault: 'missing' | 'wrong') {
    super(`The configuration is not complete: ${key} is ${fault}`);
    this.name = 'ConfigurationError';
    this.key = key;
  }
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null || value === '';

function assertShape<T>(struct: Struct<T, unknown>, value: unknown): asserts value is T {
  try {
    struct.assert(value);
  } catch (error) {
    if (!(error instanceof StructError)) throw error;
    const key = error.path.length > 0 ? error.path.join('.') : 'configuration';
    throw new ConfigurationError(key, isAbsent(error.value) ? 'missing' : 'wrong');
  }
}

/**
 * Validates the configuration. Throws a {@link ConfigurationError} that names the first key that is missing or
 * invalid.
 */
export function assertConfiguration(value: unknown): Configuration {
  assertShape<Configuration>(configurationStruct, value);
  if (value.auth.mode === 'basic' && value.auth.clientSecret === null)
    throw new ConfigurationError('auth.clientSecret', 'missing');
  return value;
}

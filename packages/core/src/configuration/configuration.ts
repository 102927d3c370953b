import { enums, type Infer, nonempty, nullable, type Struct, StructError, string, type } from 'superstruct';

const text = nonempty(string());

const authStruct = type({
  authUrl: text,
  tokenUrl: text,
  refreshUrl: text,
  /** The portal's grant page, absolute or from the root. */
  redirectUrl: text,
  /** null: the provider has no page to end its own session with. */
  logoutUrl: nullable(text),
  clientId: text,
  /** Needed in mode `basic`; null in mode `public`, which has none. */
  clientSecret: nullable(text),
  /** `basic`: the client proves itself by its secret, as the specification says; `public`: by PKCE alone. */
  mode: enums(['basic', 'public']),
  scope: text,
  /** What the provider calls itself in the tokens that it signs. */
  issuer: text,
  /** Where its public keys are. */
  keysUrl: text,
});

/** What one build is told at run time (A9). Addresses may start at the root. */
export const configurationStruct = type({
  apiUrl: text,
  extranetUrl: text,
  auth: authStruct,
  selfServiceUrl: text,
  helpCenterUrl: type({ en: text, de: text }),
  /** Where Matomo's tracking parameters are taken; null: the portal is not tracked, and nobody is asked. */
  tracking: nullable(type({ url: text, siteId: text })),
  version: text,
});
/** What one build is told at run time (A9). Addresses may start at the root. */
export type Configuration = Infer<typeof configurationStruct>;
/** The part of the configuration that signing in needs. */
export type AuthConfiguration = Configuration['auth'];

/** A fault of whoever set the portal up; `key` is the path of the setting, e.g. 'auth.tokenUrl'. */
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

/** The configuration, or a {@link ConfigurationError} that names the first key that is missing or wrong. */
export function assertConfiguration(value: unknown): Configuration {
  assertShape<Configuration>(configurationStruct, value);
  if (value.auth.mode === 'basic' && value.auth.clientSecret === null)
    throw new ConfigurationError('auth.clientSecret', 'missing');
  return value;
}

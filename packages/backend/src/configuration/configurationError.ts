/** An unusable setting: its key, what is expected, and the value found unless it is secret. */
export class ConfigurationError extends Error {
  readonly key: string;

  constructor(key: string, expected: string, found?: string) {
    super(`${key} ${expected}${found === undefined ? '' : `, but is '${found}'`}.`);
    this.name = 'ConfigurationError';
    this.key = key;
  }
}

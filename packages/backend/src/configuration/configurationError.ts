/** A setting that cannot be used: which one, what is right, and what was found where that is no secret. */
export class ConfigurationError extends Error {
  readonly key: string;

  constructor(key: string, expected: string, found?: string) {
    super(`${key} ${expected}${found === undefined ? '' : `, but is '${found}'`}.`);
    this.name = 'ConfigurationError';
    this.key = key;
  }
}

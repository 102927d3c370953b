import { describe, expect, it } from 'vitest';
import { sampleConfiguration } from '../../testing/samples/configuration.ts';
import { assertConfiguration, ConfigurationError } from './configuration.ts';

const without = (path: string, value?: unknown): unknown => {
  const copy: Record<string, unknown> = structuredClone(sampleConfiguration());
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at = copy;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return copy;
};

const faultOf = (value: unknown): unknown => {
  try {
    return assertConfiguration(value);
  } catch (error) {
    return error;
  }
};

describe('A9 configuration', () => {
  it('is taken when complete', () => {
    expect(assertConfiguration(sampleConfiguration())).toEqual(sampleConfiguration());
  });

  const keys = [
    'apiUrl',
    'extranetUrl',
    'auth',
    'auth.authUrl',
    'auth.tokenUrl',
    'auth.refreshUrl',
    'auth.redirectUrl',
    'auth.logoutUrl',
    'auth.clientId',
    'auth.clientSecret',
    'auth.mode',
    'auth.scope',
    'auth.issuer',
    'auth.keysUrl',
    'selfServiceUrl',
    'helpCenterUrl.en',
    'helpCenterUrl.de',
    'version',
  ];
  for (const key of keys) {
    it(`A9 names ${key} when it is missing`, () => {
      const fault = faultOf(without(key));
      expect(fault).toBeInstanceOf(ConfigurationError);
      expect(fault).toMatchObject({ key, message: `The configuration is not complete: ${key} is missing` });
    });
  }

  it('A9 counts an empty text as missing', () => {
    expect(faultOf(without('auth.scope', ''))).toMatchObject({
      message: 'The configuration is not complete: auth.scope is missing',
    });
  });

  it('A9 says of a wrong value that it is wrong', () => {
    expect(faultOf(without('auth.mode', 'secret'))).toMatchObject({
      message: 'The configuration is not complete: auth.mode is wrong',
    });
    expect(faultOf(null)).toMatchObject({
      message: 'The configuration is not complete: configuration is missing',
    });
    expect(faultOf('{}')).toMatchObject({
      message: 'The configuration is not complete: configuration is wrong',
    });
  });

  it('A9 asks for the client secret in mode basic only', () => {
    expect(faultOf(without('auth.clientSecret', null))).toMatchObject({ key: 'auth.clientSecret' });
    const open = sampleConfiguration({ mode: 'public', clientSecret: null });
    expect(assertConfiguration(open)).toEqual(open);
  });
});

import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

const api = ['--api', 'https://portal.example/api'];

describe('B7 the command line', () => {
  it.each(['-Xq3', '--4fT', '-'])('takes a token that begins with a hyphen: %s', (token) => {
    const asked = readOptions([...api, '--token', token, '--stranger-token', token, '--no-order', '--bail']);
    expect(asked).toMatchObject({ who: { token }, stranger: { token }, settings: { bail: true } });
    expect(readOptions([...api, `--token=${token}`])).toMatchObject({ who: { token } });
  });

  it('does not take the next option for a value', () => {
    expect(() => readOptions([...api, '--token', '--bail'])).toThrow(/--token/);
    expect(() => readOptions([...api, '--token'])).toThrow(/--token/);
  });
});

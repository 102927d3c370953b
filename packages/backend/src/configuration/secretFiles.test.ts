import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { secretKeys } from './secretFiles.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'selvedge-secrets-'));
});
afterAll(() => rm(folder, { recursive: true }));

const written = async (content: string): Promise<string> => {
  const file = join(folder, 'secret');
  await writeFile(file, content);
  return file;
};

const token = 'operators-secret_of_32_letters-or-more';
const foreign = {
  OIDC_ISSUER: 'https://id.house.example',
  OIDC_CLIENT_ID: 'portal',
  OIDC_CLIENT_MODE: 'basic',
  OIDC_INTROSPECTION_CLIENT_ID: 'backend',
};

it('every secret comes from a file as it does from its variable', async () => {
  const values: Readonly<Record<(typeof secretKeys)[number], string>> = {
    DATABASE_URL: 'postgres://me:pw@db/selvedge',
    SMTP_URL: 'smtp://me:pw@mail:25',
    OIDC_CLIENT_SECRET: 'page',
    OIDC_INTROSPECTION_CLIENT_SECRET: 'backend',
    OPERATOR_TOKEN: token,
    WEBHOOK_SECRET: `whsec_${Buffer.alloc(32, 1).toString('base64')}`,
    S3_SECRET_ACCESS_KEY: 'bucket',
  };
  const bucket = { FILES_S3: 's3://house-files', S3_ACCESS_KEY_ID: 'portal' };
  const all = { ...foreign, ...bucket, WEBHOOKS: 'https://erp.example/', ...values };
  for (const key of secretKeys) {
    const { [key]: value, ...others } = all;
    const file = await written(`${value}\n`);
    expect([key, readConfig({ ...others, [`${key}_FILE`]: file })]).toEqual([key, readConfig(all)]);
  }
});

it('a file that is not there, is empty, or stands beside the variable is refused without the secret', async () => {
  expect(() => readConfig({ DATABASE_URL_FILE: join(folder, 'none') })).toThrow(
    'DATABASE_URL_FILE must be a file that can be read',
  );
  const empty = await written('\n');
  expect(() => readConfig({ SMTP_URL_FILE: empty })).toThrow(
    'SMTP_URL_FILE must be a file that is not empty',
  );
  const file = await written(token);
  const both = { OPERATOR_TOKEN: token, OPERATOR_TOKEN_FILE: file };
  expect(() => readConfig(both)).toThrow('OPERATOR_TOKEN_FILE must not be set together with OPERATOR_TOKEN');
  expect(() => readConfig(both)).not.toThrow(token);
});

it.each(['short', 'with a blank that is not allowed in a header', 'ä'.repeat(40)])(
  'the operators’ token %j is refused, and not repeated',
  (OPERATOR_TOKEN) => {
    expect(() => readConfig({ OPERATOR_TOKEN })).toThrow('OPERATOR_TOKEN must have 32 to 200');
    expect(() => readConfig({ OPERATOR_TOKEN })).not.toThrow(OPERATOR_TOKEN);
  },
);

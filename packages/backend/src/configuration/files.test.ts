import { expect, it } from 'vitest';
import { readFiles } from './files.ts';

const keys = { S3_ACCESS_KEY_ID: 'portal', S3_SECRET_ACCESS_KEY: 'a-secret-of-the-bucket' };

it('bytes stay in the database unless a bucket is named', () => {
  expect(readFiles({})).toBeNull();
  expect(readFiles({ S3_ENDPOINT: 'nonsense', S3_ACCESS_KEY_ID: 'alone' })).toBeNull();
});

it('a bucket may have a prefix, and a service of its own', () => {
  expect(readFiles({ FILES_S3: 's3://house-files' })).toEqual({
    ...{ bucket: 'house-files', prefix: '', endpoint: null, region: 'us-east-1', credentials: null },
  });
  const all = {
    FILES_S3: 's3://house-files/portal/live/',
    S3_ENDPOINT: 'http://minio:9000/',
    S3_REGION: 'eu-central-1',
    ...keys,
  };
  expect(readFiles(all)).toEqual({
    ...{
      bucket: 'house-files',
      prefix: 'portal/live/',
      endpoint: 'http://minio:9000',
      region: 'eu-central-1',
    },
    credentials: { accessKeyId: 'portal', secretAccessKey: 'a-secret-of-the-bucket' },
  });
});

it.each([
  [{ FILES_S3: 'house-files' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 'https://s3.example/house-files' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://House' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://house..files' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://house.-files' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://192.168.1.1/portal' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://me:pw@house-files' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://house-files/../others' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://house-files//portal' }, 'FILES_S3 must be a bucket'],
  [{ FILES_S3: 's3://house-files', S3_ENDPOINT: 'minio:9000' }, 'S3_ENDPOINT must be an address'],
  [
    { FILES_S3: 's3://house-files', S3_ENDPOINT: 'http://me:pw@minio' },
    'S3_ENDPOINT must be an address without',
  ],
  [
    { FILES_S3: 's3://house-files', S3_REGION: 'Frankfurt am Main' },
    'S3_REGION must be the name of a region',
  ],
  [{ FILES_S3: 's3://house-files', S3_ACCESS_KEY_ID: 'portal' }, 'S3_SECRET_ACCESS_KEY must be set together'],
  [
    { FILES_S3: 's3://house-files', S3_SECRET_ACCESS_KEY: keys.S3_SECRET_ACCESS_KEY },
    'S3_ACCESS_KEY_ID must be set together',
  ],
])('%j is refused, and no secret repeated', (environment, sentence) => {
  expect(() => readFiles(environment)).toThrow(sentence);
  for (const secret of ['me:pw', keys.S3_SECRET_ACCESS_KEY])
    expect(() => readFiles(environment)).not.toThrow(secret);
});

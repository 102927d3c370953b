import crypto from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { readFiles } from '../../configuration/files.ts';
import { freePort } from '../../testing/freePort.ts';
import type { FileStore, KeptFile } from '../fileStore.ts';
import { s3Store } from '../s3Store.ts';

/** A server that speaks S3, checks signatures and keeps its objects in a folder. */
export interface S3Server {
  /** What a portal is told of it. */
  readonly environment: Readonly<Record<string, string>>;
  /** What is in its bucket, asked past the portal. */
  files(): Promise<KeptFile[]>;
  readonly store: FileStore;
  /** Ends it; what it keeps stays. */
  stop(): Promise<void>;
  /** Begins again, at the same address. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** It makes the tokens of further pages by DES, which OpenSSL has no more. Any other cipher does as well. */
function replaceDes(): void {
  const { createCipheriv, createDecipheriv } = crypto;
  const twice = (bytes: unknown): Buffer => Buffer.concat([bytes as Buffer, bytes as Buffer]);
  const isDes = (name: string): boolean => name === 'des';
  crypto.createCipheriv = ((name: string, key: Buffer, iv: Buffer) =>
    isDes(name)
      ? createCipheriv('aes-128-ctr', twice(key), twice(iv))
      : createCipheriv(name, key, iv)) as typeof createCipheriv;
  crypto.createDecipheriv = ((name: string, key: Buffer, iv: Buffer) =>
    isDes(name)
      ? createDecipheriv('aes-128-ctr', twice(key), twice(iv))
      : createDecipheriv(name, key, iv)) as typeof createDecipheriv;
}
replaceDes();

/** Its only account. */
const ACCOUNT = 'S3RVER';

export async function startS3Server(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'selvedge-s3-'));
  const port = await freePort();
  const name = 'house-files';
  let server: S3rver | null = null;
  const start = async (): Promise<void> => {
    server = new S3rver({
      address: '127.0.0.1',
      port,
      silent: true,
      directory,
      configureBuckets: [{ name }],
    });
    // It computes the signature of a bucket's own address without the slash at its end, which the SDK signs: that slash.
    server.middleware.splice(-1, 0, (call, next) => {
      if (call.path === `/${name}/`) Object.assign(call, { mountPath: '/' }).state.vhost = true;
      return next();
    });
    await server.run();
  };
  const stop = async (): Promise<void> => {
    server?.httpServer.closeAllConnections();
    await server?.close();
    server = null;
  };
  await start();
  const environment = {
    FILES_S3: `s3://${name}/portal`,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: ACCOUNT,
    S3_SECRET_ACCESS_KEY: ACCOUNT,
  };
  const config = readFiles(environment);
  if (!config) throw new Error('The bucket is not configured');
  const store = await s3Store(config);
  return {
    environment,
    store,
    async files() {
      const all: KeptFile[] = [];
      for await (const page of store.list()) all.push(...page);
      return all;
    },
    stop,
    start,
    async close() {
      await stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

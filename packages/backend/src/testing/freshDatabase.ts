import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Config } from '../configuration/config.ts';
import { giveBack } from './folderCopies.ts';

/** Where a test's own empty database is, and how to be rid of it. */
export interface FreshDatabase {
  readonly location: Pick<Config, 'dataDir' | 'databaseUrl'>;
  remove(): Promise<void>;
}

async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** In a folder of its own, or as a database of its own on a server: that of DATABASE_URL, unless another is named. */
export async function freshDatabase(server = process.env.DATABASE_URL): Promise<FreshDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'selvedge-test-'));
  if (!server)
    return {
      location: { dataDir, databaseUrl: null },
      async remove() {
        giveBack(dataDir);
        await rm(dataDir, { recursive: true, force: true });
      },
    };
  const name = `selvedge_test_${randomBytes(6).toString('hex')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { dataDir, databaseUrl: url.href },
    async remove() {
      await onServer(server, `drop database if exists ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

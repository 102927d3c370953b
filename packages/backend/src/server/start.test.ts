import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../testing/freshDatabase.ts';
import { copyPrepared } from '../testing/preparedData.ts';
import { start } from './start.ts';

const fresh: FreshDatabase[] = [];
afterEach(async () => {
  for (const database of fresh.splice(0)) await database.remove();
});

async function environment(more: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const database = await freshDatabase();
  fresh.push(database);
  await copyPrepared(database.location.dataDir, { styles: 60 });
  const { dataDir, databaseUrl } = database.location;
  return {
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...more,
  };
}

describe('a start that cannot succeed says why in one sentence', () => {
  it('A9: when a setting is unusable, before anything is opened', async () => {
    await expect(start({ PORT: 'eighty' })).rejects.toThrow(
      /^PORT must be a port number from 1 to 65535, but is 'eighty'\.$/,
    );
  });

  it('when the port is taken, and gives the database free', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, 'localhost', resolve));
    const { port } = other.address() as AddressInfo;
    const settings = await environment({ PORT: String(port), HOST: 'localhost' });
    const message = `port ${port} is in use by another program; set PORT to a free one.`;
    await expect(start(settings)).rejects.toThrow(message);
    await expect(start(settings)).rejects.toThrow(message);
    await new Promise((resolve) => other.close(resolve));
  });

  it.each<Readonly<Record<string, string>>>([
    { HOST: '0.0.0.0' },
    { PUBLIC_URL: 'https://portal.example.com' },
    { DEMO: 'off' },
  ])('A13: with the accounts whose password is published, outside a demonstration: %o', async (settings) => {
    await expect(start(await environment(settings))).rejects.toThrow(
      /^the database has the accounts of the demonstration.*DEMO=on/,
    );
  });

  it('when a foreign provider does not answer', async () => {
    const settings = await environment({
      OIDC_ISSUER: 'http://127.0.0.1:1',
      OIDC_CLIENT_ID: 'portal',
      OIDC_CLIENT_SECRET: 'x',
      OIDC_INTROSPECTION_CLIENT_ID: 'backend',
      OIDC_INTROSPECTION_CLIENT_SECRET: 'x',
    });
    await expect(start(settings)).rejects.toThrow(/^OIDC_ISSUER could not be asked for its addresses/);
  });
});

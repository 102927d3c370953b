import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { eq } from 'drizzle-orm';
import { array, type Infer, record, string, type, unknown } from 'superstruct';
import type { Database } from '../../database/database.ts';
import { providerSecrets } from '../identity.schema.ts';

const keysStruct = type({
  /** Signs ID tokens. */
  jwks: type({ keys: array(record(string(), unknown())) }),
  /** Sign cookies; the first is in use. */
  cookieKeys: array(string()),
  /** With this the portal's page authorizes itself in basic mode. It is public by nature; PKCE gives the protection. */
  clientSecret: string(),
});
export type ProviderKeys = Infer<typeof keysStruct>;

async function makeKeys(): Promise<ProviderKeys> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const key = {
    ...privateKey.export({ format: 'jwk' }),
    use: 'sig',
    alg: 'RS256',
    kid: randomBytes(8).toString('hex'),
  };
  return {
    jwks: { keys: [key] },
    cookieKeys: [randomBytes(32).toString('base64url')],
    clientSecret: randomBytes(32).toString('base64url'),
  };
}

/** The provider's keys, created once. Processes that start at the same time all get the same keys. */
export async function providerKeys({ db }: Database): Promise<ProviderKeys> {
  const read = () => db.select().from(providerSecrets).where(eq(providerSecrets.name, 'keys'));
  const [found] = await read();
  if (found) return keysStruct.create(found.value);
  await db
    .insert(providerSecrets)
    .values({ name: 'keys', value: await makeKeys() })
    .onConflictDoNothing();
  const [made] = await read();
  return keysStruct.create(made?.value);
}

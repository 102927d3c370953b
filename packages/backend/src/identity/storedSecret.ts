import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { string } from 'superstruct';
import type { Database } from '../database/database.ts';
import { providerSecrets } from './identity.schema.ts';

/** A random secret by name, created once and shared by all instances on this database. */
export async function storedSecret({ db }: Database, name: string): Promise<string> {
  const read = () => db.select().from(providerSecrets).where(eq(providerSecrets.name, name));
  await db
    .insert(providerSecrets)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [made] = await read();
  return string().create(made?.value);
}

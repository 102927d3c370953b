import type { Database } from '../database/database.ts';
import { seedContacts } from './contacts/contact.seed.ts';
import { seedFaq } from './faq/faq.seed.ts';
import { seedManuals } from './manuals/manual.seed.ts';

/** Adds the content of the self-service area of a new portal; people and manuals of an invented house in a demo only. */
export async function seedSelfService(database: Database, demo: boolean): Promise<void> {
  await seedFaq(database);
  if (!demo) return;
  await seedManuals(database);
  await seedContacts(database);
}

import type { Database } from '../database/database.ts';
import { seedContacts } from './contacts/contact.seed.ts';
import { seedFaq } from './faq/faq.seed.ts';
import { seedManuals } from './manuals/manual.seed.ts';

/** Adds the content of the self-service area of a new portal. */
export async function seedSelfService(database: Database): Promise<void> {
  await seedManuals(database);
  await seedFaq(database);
  await seedContacts(database);
}

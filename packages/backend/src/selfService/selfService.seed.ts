import type { Database } from '../database/database.ts';
import { seedContacts } from './contacts/contact.seed.ts';
import { seedFaq } from './faq/faq.seed.ts';
import { seedManuals } from './manuals/manual.seed.ts';

/** Adds the content of the self-service area, which is of an invented house: in a demonstration only. */
export async function seedSelfService(database: Database, demo: boolean): Promise<void> {
  if (!demo) return;
  await seedFaq(database);
  await seedManuals(database);
  await seedContacts(database);
}

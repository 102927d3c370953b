import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/database.ts';
import { legalTexts } from '../portal/legal/legal.schema.ts';
import { messages } from '../portal/message/message.schema.ts';
import { tiles } from '../portal/tile.schema.ts';
import { contactDepartments, contacts } from '../selfService/contacts/contact.schema.ts';
import { faqArticles, faqTopics } from '../selfService/faq/faq.schema.ts';
import { formCategories, formFiles } from '../selfService/manuals/manual.schema.ts';

const tables: readonly PgTable[] = [
  tiles,
  legalTexts,
  messages,
  formCategories,
  formFiles,
  faqTopics,
  faqArticles,
  contactDepartments,
  contacts,
];

/**
 * A text that differs whenever anything that can be found was changed, by whichever process: the number of rows and the
 * transactions that wrote them. It reads no content.
 */
export async function contentVersion({ db }: Database): Promise<string> {
  const parts = tables.map(
    (table) => sql`(select count(*) || ':' || coalesce(sum(xmin::text::bigint), 0) from ${table})`,
  );
  const [row] = await db
    .select({ version: sql<string>`concat_ws(' ', ${sql.join(parts, sql`, `)})` })
    .from(sql`(select 1) as one`);
  return row?.version ?? '';
}

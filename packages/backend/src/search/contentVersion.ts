import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { tiles } from '../dashboard/tile.schema.ts';
import type { Database } from '../database/database.ts';
import { legalTexts } from '../legal/legal.schema.ts';
import { messages } from '../message/message.schema.ts';
import { contactDepartments, contacts } from '../selfService/contacts/contact.schema.ts';
import { faqArticles, faqTopics } from '../selfService/faq/faq.schema.ts';
import { formCategories, formFiles, formPdfs } from '../selfService/manuals/manual.schema.ts';

const tables: readonly PgTable[] = [
  tiles,
  legalTexts,
  messages,
  formCategories,
  formFiles,
  formPdfs,
  faqTopics,
  faqArticles,
  contactDepartments,
  contacts,
];

/**
 * A version that changes with every change of searchable content, by whichever process. It consists of the number
 * of rows and the transactions that wrote them; it reads no content.
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

import type { Language } from '@selvedge/core/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { users } from '../../user/user.schema.ts';

/** Messages of the contact form. `formId` identifies one filled-in form: if it is sent twice, it is stored once. */
export const contactRequests = pgTable(
  'contact_requests',
  {
    requestId: text().primaryKey(),
    formId: text().notNull().unique(),
    /** null: nobody was signed in. */
    userId: text().references(() => users.userId, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    subject: text().notNull(),
    message: text().notNull(),
    language: text().$type<Language>().notNull(),
    sentAt: epoch().notNull(),
  },
  (request) => [index('contact_requests_sent').on(request.sentAt)],
);

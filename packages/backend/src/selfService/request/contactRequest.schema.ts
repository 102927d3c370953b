import type { Language } from '@selvedge/core/contract';
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { epoch } from '../../database/epoch.ts';
import { users } from '../../portal/user.schema.ts';

/** What people asked through the contact form. `formId` is the form's own: the same form sent twice is kept once. */
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

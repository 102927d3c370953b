import type { ContactMatter } from '@selvedge/core/contract';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { translated } from '../../database/translated.ts';

export interface DepartmentTexts {
  readonly title: string;
  readonly description: string;
}

export interface ContactTexts {
  /** What the person does. */
  readonly role: string;
  /** When the person can be reached. */
  readonly hours: string;
}

/** The house's departments that serve partners. */
export const contactDepartments = pgTable('contact_departments', {
  slug: text().primaryKey(),
  position: integer().notNull(),
  texts: translated<DepartmentTexts>().notNull(),
});

/**
 * The people of the departments; `phone` is international (+49 …). `matters`: what the person is asked about. `regions`:
 * the customers the person serves, as countries or beginnings of their postcodes ('AT', 'DE 8'); empty: all.
 */
export const contacts = pgTable(
  'contacts',
  {
    contactId: text().primaryKey(),
    departmentSlug: text()
      .notNull()
      .references(() => contactDepartments.slug, { onDelete: 'cascade' }),
    position: integer().notNull(),
    name: text().notNull(),
    phone: text().notNull(),
    email: text().notNull(),
    matters: jsonb().$type<ContactMatter[]>().notNull().default([]),
    regions: jsonb().$type<string[]>().notNull().default([]),
    texts: translated<ContactTexts>().notNull(),
  },
  (contact) => [index('contacts_department').on(contact.departmentSlug, contact.position)],
);

import { asc } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contacts, contactDepartments as departments } from './contact.schema.ts';

export type DepartmentRow = typeof departments.$inferSelect;
export type ContactRow = typeof contacts.$inferSelect;

/** Departments in their order. */
export const allDepartments = ({ db }: Database): Promise<DepartmentRow[]> =>
  db.select().from(departments).orderBy(asc(departments.position), asc(departments.slug));

/** All people, in their order within the department. */
export const allContacts = ({ db }: Database): Promise<ContactRow[]> =>
  db.select().from(contacts).orderBy(asc(contacts.position), asc(contacts.contactId));

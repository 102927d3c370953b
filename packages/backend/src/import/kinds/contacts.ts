import { contactMatters, inEachLanguage } from '@selvedge/core/contract';
import { sql } from 'drizzle-orm';
import { anyOf } from '../../database/anyOf.ts';
import { insertRows } from '../../database/insertRows.ts';
import { contactDepartments, contacts } from '../../selfService/contacts/contact.schema.ts';
import { cell } from './cellTypes.ts';
import { column, position, texts } from './columns.ts';
import { elseUpdate, known, listOf, numberOf, textOf } from './fields.ts';
import type { ImportKind } from './kind.ts';
import { fieldsOfTexts, textsOfFields } from './textFields.ts';
import { titledColumns, titledRows } from './titled.ts';

const contactTexts = ['role', 'hours'] as const;

const departmentKind: ImportKind = {
  name: 'departments',
  files: { en: ['departments', 'department'], de: ['Abteilungen', 'Abteilung'] },
  about:
    'The departments that serve partners, on the page of contacts. Where nobody is named for a matter, `sales` is asked about order limits and `partner-service` about rights.',
  columns: [
    column('department', ['department', 'Abteilung'], cell.addressCode, 'its code', 'sales', {
      needed: true,
    }),
    ...titledColumns(
      'on the page',
      {
        title: ['Sales', 'Vertrieb'],
        description: ['Collections, order limits, appointments.', 'Kollektionen, Orderlimits, Termine.'],
      },
      ['name', 'Name'],
    ),
  ],
  ...titledRows(contactDepartments, 'department', 'It is removed, unless somebody is in it.'),
};

const matterWords = { rights: ['rights', 'Rechte'], limit: ['limit', 'Orderlimit', 'order limit'] } as const;

const contactKind: ImportKind = {
  name: 'contacts',
  files: { en: ['contacts', 'contact'], de: ['Ansprechpersonen', 'Kontakte'] },
  about:
    'The people of the departments: on the page of contacts, and where somebody reads why a thing cannot be done (K1).',
  key: ['contact'],
  columns: [
    column(
      'contact',
      ['contact', 'Kontakt', 'code'],
      cell.addressCode,
      'the house’s name for the entry',
      'freja-holm',
      {
        needed: true,
      },
    ),
    column('department', ['department', 'Abteilung'], cell.addressCode, 'the department', 'sales', {
      needed: true,
      refers: { kind: 'departments' },
    }),
    column('name', ['name', 'Name'], cell.text(80), 'who it is', 'Freja Holm', { needed: true }),
    column(
      'phone',
      ['telephone', 'Telefon', 'phone'],
      cell.text(40),
      'the number, with its country',
      '+45 33 55 01 20',
      { needed: true },
    ),
    column('email', ['email', 'E-Mail', 'mail'], cell.email, 'the email address', 'sales@lindhaven.example', {
      needed: true,
    }),
    ...texts(
      'role',
      ['role', 'Aufgabe'],
      'what they do',
      { en: 'Sales, Denmark', de: 'Vertrieb Dänemark' },
      { needed: true, most: 120 },
    ),
    ...texts('hours', ['hours', 'Erreichbarkeit'], 'when they can be reached', {
      en: 'Monday to Friday, 9:00 to 17:00',
      de: 'Montag bis Freitag, 9 bis 17 Uhr',
    }),
    column(
      'matters',
      ['matters', 'Anliegen'],
      cell.setOf(cell.oneOf(matterWords)),
      'what they are asked about first',
      'limit',
      { otherwise: [] },
    ),
    column(
      'regions',
      ['regions', 'Regionen'],
      cell.severalOf(cell.region),
      'the customers they serve, as countries or beginnings of their postcodes; blank: all',
      'DK|DE 2',
      { otherwise: [] },
    ),
    position('their place within the department; blank: as in the file'),
  ],
  async read(db) {
    const rows = await db.select().from(contacts);
    return rows.map(({ contactId, departmentSlug, position: place, matters, texts: said, ...own }) =>
      known(contactId, {
        contact: contactId,
        department: departmentSlug,
        position: place,
        matters: matters.toSorted(),
        name: own.name,
        phone: own.phone,
        email: own.email,
        regions: own.regions,
        ...fieldsOfTexts(contactTexts, said),
      }),
    );
  },
  newId: (entry) => textOf(entry, 'contact'),
  write: (db, rows) =>
    insertRows(
      db,
      contacts,
      rows.map(({ entry }) => ({
        contactId: textOf(entry, 'contact'),
        departmentSlug: textOf(entry, 'department'),
        position: numberOf(entry, 'position'),
        name: textOf(entry, 'name'),
        phone: textOf(entry, 'phone'),
        email: textOf(entry, 'email'),
        matters: contactMatters.filter((matter) => listOf(entry, 'matters').includes(matter)),
        regions: listOf(entry, 'regions'),
        texts: inEachLanguage((language) => textsOfFields(contactTexts, entry, language)),
      })),
      elseUpdate(
        contacts,
        ['contactId'],
        ['departmentSlug', 'position', 'name', 'phone', 'email', 'matters', 'regions', 'texts'],
      ),
    ),
  withdrawal: {
    about: 'The entry is removed.',
    async remove(db, rows) {
      await db.delete(contacts).where(sql`${contacts.contactId} = ${anyOf(rows.map(({ id }) => id))}`);
    },
  },
};

export const contactKinds: readonly ImportKind[] = [departmentKind, contactKind];

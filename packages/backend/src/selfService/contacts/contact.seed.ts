import { type ContactMatter, inEachLanguage, type Language } from '@selvedge/core/contract';
import type { Database } from '../../database/database.ts';
import { byLanguage, type TextsInOrder } from '../../database/translated.ts';
import { contactDepartments, contacts } from './contact.schema.ts';

interface SeedPerson {
  readonly id: string;
  readonly name: string;
  readonly extension: string;
  readonly role: TextsInOrder;
  readonly matters?: readonly ContactMatter[];
  readonly regions?: readonly string[];
}

interface SeedDepartment extends Readonly<Record<Language, readonly [title: string, description: string]>> {
  readonly slug: string;
  readonly email: string;
  readonly hours: TextsInOrder;
  readonly people: readonly SeedPerson[];
}

const officeHours = ['Monday to Friday, 8:30 to 17:00', 'Montag bis Freitag, 8:30 bis 17:00 Uhr'] as const;

const departments: readonly SeedDepartment[] = [
  {
    slug: 'partner-service',
    email: 'service@selvedge.test',
    hours: ['Monday to Saturday, 8:00 to 19:00', 'Montag bis Samstag, 8:00 bis 19:00 Uhr'],
    en: ['Customer Support', 'Accounts, rights, the portal, and everything that belongs nowhere else.'],
    de: ['Kundenservice', 'Konten, Rechte, das Portal und alles, was sonst nirgends hingehört.'],
    people: [
      {
        id: 'ines-hartwig',
        name: 'Ines Hartwig',
        extension: '100',
        role: ['Head of Customer Support', 'Leitung Kundenservice'],
      },
      {
        id: 'tom-ashby',
        name: 'Tom Ashby',
        extension: '112',
        role: ['Accounts and rights', 'Konten und Rechte'],
        matters: ['rights'],
      },
      {
        id: 'selma-yildiz',
        name: 'Selma Yıldız',
        extension: '114',
        role: ['Portal and scanners', 'Portal und Scanner'],
      },
    ],
  },
  {
    slug: 'sales',
    email: 'sales@selvedge.test',
    hours: officeHours,
    en: ['Sales', 'Collections, order limits, appointments in the showroom.'],
    de: ['Vertrieb', 'Kollektionen, Orderlimits, Termine im Showroom.'],
    people: [
      {
        id: 'jonas-brueckner',
        name: 'Jonas Brückner',
        extension: '210',
        role: ['Sales, Northern Germany', 'Vertrieb Deutschland Nord'],
        matters: ['limit'],
        regions: ['DE 0', 'DE 1', 'DE 2', 'DE 3', 'DE 4', 'DE 5'],
      },
      {
        id: 'marlene-oster',
        name: 'Marlene Oster',
        extension: '214',
        role: ['Sales, Southern Germany and Austria', 'Vertrieb Deutschland Süd und Österreich'],
        matters: ['limit'],
        regions: ['DE 6', 'DE 7', 'DE 8', 'DE 9', 'AT'],
      },
      {
        id: 'fiona-greaves',
        name: 'Fiona Greaves',
        extension: '220',
        role: ['Sales, United Kingdom and Ireland', 'Vertrieb Großbritannien und Irland'],
        matters: ['limit'],
        regions: ['GB', 'IE'],
      },
    ],
  },
  {
    slug: 'logistics',
    email: 'logistics@selvedge.test',
    hours: ['Monday to Friday, 7:00 to 16:00', 'Montag bis Freitag, 7:00 bis 16:00 Uhr'],
    en: ['Logistics', 'Deliveries, delivery dates, goods-in.'],
    de: ['Logistik', 'Lieferungen, Liefertermine, Wareneingang.'],
    people: [
      {
        id: 'piotr-zielinski',
        name: 'Piotr Zielinski',
        extension: '310',
        role: ['Deliveries and dates', 'Lieferungen und Termine'],
      },
      {
        id: 'anke-rohde',
        name: 'Anke Rohde',
        extension: '318',
        role: ['Returns and complaints', 'Retouren und Reklamationen'],
      },
    ],
  },
  {
    slug: 'accounting',
    email: 'accounting@selvedge.test',
    hours: officeHours,
    en: ['Accounting', 'Invoices, credit notes, direct debit, reminders.'],
    de: ['Buchhaltung', 'Rechnungen, Gutschriften, Lastschriften, Mahnungen.'],
    people: [
      {
        id: 'gesine-faber',
        name: 'Gesine Faber',
        extension: '410',
        role: ['Invoices and reminders', 'Rechnungen und Mahnungen'],
      },
      {
        id: 'luca-marin',
        name: 'Luca Marin',
        extension: '412',
        role: ['Credit notes and direct debit', 'Gutschriften und Lastschriften'],
      },
    ],
  },
  {
    slug: 'edi-and-data',
    email: 'edi@selvedge.test',
    hours: officeHours,
    en: ['EDI & data', 'Connecting merchandise systems, article data, pictures.'],
    de: ['EDI & Daten', 'Anbindung von Warenwirtschaften, Artikeldaten, Bilder.'],
    people: [
      {
        id: 'wiebke-sommer',
        name: 'Wiebke Sommer',
        extension: '510',
        role: ['EDI connections', 'EDI-Anbindungen'],
      },
      {
        id: 'daniel-osei',
        name: 'Daniel Osei',
        extension: '512',
        role: ['Article data and pictures', 'Artikeldaten und Bilder'],
      },
    ],
  },
];

/** Adds contacts of the invented house. Once there are any, they belong to whoever has changed them. */
export async function seedContacts({ db }: Database): Promise<void> {
  if ((await db.$count(contactDepartments)) > 0) return;
  await db
    .insert(contactDepartments)
    .values(
      departments.map((department, position) => ({
        slug: department.slug,
        position,
        texts: inEachLanguage((language) => {
          const [title, description] = department[language];
          return { title, description };
        }),
      })),
    )
    .onConflictDoNothing();
  await db
    .insert(contacts)
    .values(
      departments.flatMap(({ slug, email, hours, people }) =>
        people.map(({ id, name, extension, role, matters = [], regions = [] }, position) => ({
          contactId: id,
          departmentSlug: slug,
          position,
          name,
          phone: `+49 211 5550 ${extension}`,
          matters: [...matters],
          regions: [...regions],
          email,
          texts: inEachLanguage((language) => ({
            role: byLanguage(role)[language],
            hours: byLanguage(hours)[language],
          })),
        })),
      ),
    )
    .onConflictDoNothing();
}

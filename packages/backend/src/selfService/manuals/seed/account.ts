import type { SeedFileCategory } from './seedFile.ts';

export const account: SeedFileCategory = {
  slug: 'account-and-payment',
  en: {
    title: 'Account & payment',
    description: 'Accounts of your team, their rights, and how invoices are paid.',
  },
  de: {
    title: 'Konto & Zahlung',
    description: 'Konten Ihres Teams, deren Rechte und wie Rechnungen bezahlt werden.',
  },
  files: [
    {
      id: 'new-account',
      type: 'form',
      en: {
        title: 'Application for a portal account',
        description: 'For a new colleague, with the rights they need.',
        fileName: 'Application for a portal account.pdf',
        blocks: [
          { fields: ['Customer numbers', 'First and last name', 'Email', 'Language (English / German)'] },
          { heading: 'Rights' },
          {
            points: [
              'Look at collections',
              'Fill shopping carts',
              'Finalize orders (POS Manager)',
              'Scan articles',
              'See delivery notes and invoices',
            ],
          },
          { fields: ['Approved by (name, position)', 'Date, signature'] },
        ],
      },
      de: {
        title: 'Antrag auf ein Portalkonto',
        description: 'Für neue Kolleginnen und Kollegen, mit den nötigen Rechten.',
        fileName: 'Antrag auf ein Portalkonto.pdf',
        blocks: [
          { fields: ['Kundennummern', 'Vor- und Nachname', 'E-Mail', 'Sprache (Deutsch / Englisch)'] },
          { heading: 'Rechte' },
          {
            points: [
              'Kollektionen ansehen',
              'Warenkörbe füllen',
              'Aufträge abschließen (POS-Manager)',
              'Artikel scannen',
              'Lieferscheine und Rechnungen sehen',
            ],
          },
          { fields: ['Genehmigt von (Name, Funktion)', 'Datum, Unterschrift'] },
        ],
      },
    },
    {
      id: 'sepa-mandate',
      type: 'form',
      en: {
        title: 'SEPA direct debit mandate',
        description: 'Lets us collect invoices on their due date, with the agreed discount.',
        fileName: 'SEPA direct debit mandate.pdf',
        blocks: [
          {
            text: 'We authorize the creditor to collect payments from our account by direct debit, and instruct our bank to honour them. Refund within eight weeks as agreed with the bank.',
          },
          { fields: ['Customer number', 'Account holder', 'IBAN', 'BIC', 'Place, date', 'Signature'] },
        ],
      },
      de: {
        title: 'SEPA-Lastschriftmandat',
        description: 'Damit ziehen wir Rechnungen bei Fälligkeit mit dem vereinbarten Skonto ein.',
        fileName: 'SEPA-Lastschriftmandat.pdf',
        blocks: [
          {
            text: 'Wir ermächtigen den Gläubiger, Zahlungen von unserem Konto mittels Lastschrift einzuziehen, und weisen unser Kreditinstitut an, diese einzulösen. Erstattung binnen acht Wochen nach den Bedingungen des Kreditinstituts.',
          },
          { fields: ['Kundennummer', 'Kontoinhaber', 'IBAN', 'BIC', 'Ort, Datum', 'Unterschrift'] },
        ],
      },
    },
    {
      id: 'rights-guide',
      type: 'manual',
      en: {
        title: 'Roles and rights',
        description: 'Who may look, order, approve and finalize, and how rights are changed.',
        fileName: 'Roles and rights.pdf',
        blocks: [
          {
            rows: [
              ['Role', 'Looks', 'Fills carts', 'Finalizes'],
              ['Viewer', 'yes', 'no', 'no'],
              ['Buyer', 'yes', 'yes', 'no, approves'],
              ['POS Manager', 'yes', 'yes', 'yes'],
            ],
          },
          {
            text: 'Rights apply separately to pre-order and post-order. They are changed within one working day of a request from your company.',
          },
        ],
      },
      de: {
        title: 'Rollen und Rechte',
        description: 'Wer ansehen, bestellen, freigeben und abschließen darf und wie Rechte geändert werden.',
        fileName: 'Rollen und Rechte.pdf',
        blocks: [
          {
            rows: [
              ['Rolle', 'Ansehen', 'Warenkörbe füllen', 'Abschließen'],
              ['Nur Ansicht', 'ja', 'nein', 'nein'],
              ['Einkauf', 'ja', 'ja', 'nein, gibt frei'],
              ['POS-Manager', 'ja', 'ja', 'ja'],
            ],
          },
          {
            text: 'Rechte gelten getrennt für Vororder und Nachorder. Sie werden auf Antrag des Unternehmens innerhalb eines Werktags geändert.',
          },
        ],
      },
    },
  ],
};

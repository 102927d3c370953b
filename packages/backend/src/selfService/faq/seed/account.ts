import type { SeedTopicCategory } from './seedTopic.ts';

export const account: SeedTopicCategory = {
  slug: 'account',
  en: ['Account & payment', 'Signing in, rights, invoices.'],
  de: ['Konto & Zahlung', 'Anmelden, Rechte, Rechnungen.'],
  sections: [
    {
      slug: 'signing-in',
      en: ['Signing in & rights', 'Passwords, colleagues and who may do what.'],
      de: ['Anmelden & Rechte', 'Passwörter, Kolleginnen und Kollegen, wer was darf.'],
      articles: [
        {
          slug: 'forgotten-password',
          en: [
            'I have forgotten my password',
            'Choose “Forgotten your password?” on the sign-in page. You will receive an email with a link to choose a new one; it is valid for one hour.',
          ],
          de: [
            'Ich habe mein Passwort vergessen',
            'Wählen Sie auf der Anmeldeseite „Passwort vergessen?“. Sie erhalten eine E-Mail mit einem Link, über den Sie ein neues festlegen; er gilt eine Stunde lang.',
          ],
        },
        {
          slug: 'new-colleague',
          en: [
            'How does a new colleague get an account?',
            'Send the application for a portal account, signed by someone who may sign for your company. The account is ready within one working day.',
          ],
          de: [
            'Wie bekommt jemand Neues im Team ein Konto?',
            'Senden Sie den Antrag auf ein Portalkonto, unterschrieben von einer zeichnungsberechtigten Person. Das Konto ist innerhalb eines Werktags fertig.',
          ],
        },
        {
          slug: 'change-language',
          en: [
            'How do I change the language?',
            'In the portal at the foot of each page, within a season under “Account and language”, and here at the top. Your choice is saved with your account and applies everywhere.',
          ],
          de: [
            'Wie ändere ich die Sprache?',
            'Im Portal am Ende jeder Seite, innerhalb einer Saison unter „Konto und Sprache“, hier ganz oben. Ihre Wahl wird im Konto gespeichert und gilt überall.',
          ],
        },
      ],
    },
    {
      slug: 'invoices-and-payment',
      en: ['Invoices & payment', 'Due dates, discount, direct debit.'],
      de: ['Rechnungen & Zahlung', 'Fälligkeit, Skonto, Lastschrift.'],
      articles: [
        {
          slug: 'invoice-copy',
          en: [
            'Where do I find an invoice?',
            'Under Invoices, if your account has the right to see them. Invoices also come by email, the night after the goods leave the warehouse.',
          ],
          de: [
            'Wo finde ich eine Rechnung?',
            'Unter Rechnungen, wenn Ihr Konto das Recht dazu hat. Sie erhalten Rechnungen außerdem per E-Mail, in der Nacht, nachdem die Ware das Lager verlassen hat.',
          ],
        },
        {
          slug: 'cash-discount',
          en: [
            'How much is the cash discount?',
            'Four per cent within ten days, 2.25 per cent within 30 days, unless your terms say otherwise. The due date is on the invoice.',
          ],
          de: [
            'Wie hoch ist das Skonto?',
            'Vier Prozent innerhalb von zehn Tagen, 2,25 Prozent innerhalb von 30 Tagen, sofern in Ihren Konditionen nichts anderes vereinbart ist. Die Fälligkeit steht auf der Rechnung.',
          ],
        },
        {
          slug: 'reminder-already-paid',
          en: [
            'I received a reminder although I had paid',
            'Payments of the last three working days may not have been booked yet. If you paid earlier, send accounting the date and the reference of the transfer.',
          ],
          de: [
            'Ich habe eine Mahnung erhalten, obwohl ich bezahlt habe',
            'Zahlungen der letzten drei Werktage sind möglicherweise noch nicht gebucht. Liegt die Zahlung länger zurück, nennen Sie der Buchhaltung Datum und Verwendungszweck der Überweisung.',
          ],
        },
      ],
    },
  ],
};

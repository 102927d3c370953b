import type { SeedFileCategory } from './seedFile.ts';

export const logistics: SeedFileCategory = {
  slug: 'delivery-and-goods-in',
  en: { title: 'Delivery & goods-in', description: 'How goods reach you, and what to check when they do.' },
  de: {
    title: 'Lieferung & Wareneingang',
    description: 'Wie Ware zu Ihnen kommt, und was dann zu prüfen ist.',
  },
  files: [
    {
      id: 'delivery-guideline',
      type: 'manual',
      en: {
        title: 'Delivery and packaging guideline',
        description: 'Delivery days, announcements, parcels and hanging goods.',
        fileName: 'Delivery and packaging guideline.pdf',
        blocks: [
          {
            points: [
              'Parcels arrive Tuesday to Friday, hanging goods on one fixed day',
              'Every delivery is announced by email the evening before',
              'A parcel weighs 25 kg at most and bears one delivery note',
            ],
          },
          { heading: 'Packaging' },
          {
            text: 'Bags are recycled polyethylene and go back with the empty hanging boxes. Cardboard is yours to recycle.',
          },
        ],
      },
      de: {
        title: 'Liefer- und Verpackungsrichtlinie',
        description: 'Liefertage, Ankündigung, Pakete und Hängeware.',
        fileName: 'Liefer- und Verpackungsrichtlinie.pdf',
        blocks: [
          {
            points: [
              'Pakete kommen Dienstag bis Freitag, Hängeware an einem festen Tag',
              'Jede Lieferung wird am Abend zuvor per E-Mail angekündigt',
              'Ein Paket wiegt höchstens 25 kg und trägt einen Lieferschein',
            ],
          },
          { heading: 'Verpackung' },
          {
            text: 'Beutel bestehen aus recyceltem Polyethylen und gehen mit den leeren Hängekartons zurück. Kartonagen geben Sie ins Altpapier.',
          },
        ],
      },
    },
    {
      id: 'goods-in-checklist',
      type: 'manual',
      en: {
        title: 'Goods-in checklist',
        description: 'Ten minutes at the door that save a complaint later.',
        fileName: 'Goods-in checklist.pdf',
        blocks: [
          {
            points: [
              'Count parcels while the driver is there',
              'Note damage on the driver’s device before signing',
              'Photograph damaged parcels from two sides',
              'Scan each parcel against the delivery note',
              'Report differences within seven working days',
            ],
          },
        ],
      },
      de: {
        title: 'Checkliste Wareneingang',
        description: 'Zehn Minuten an der Tür, die eine Reklamation ersparen.',
        fileName: 'Checkliste Wareneingang.pdf',
        blocks: [
          {
            points: [
              'Pakete zählen, solange der Fahrer da ist',
              'Schäden vor der Unterschrift auf dem Gerät des Fahrers vermerken',
              'Beschädigte Pakete von zwei Seiten fotografieren',
              'Jedes Paket gegen den Lieferschein scannen',
              'Abweichungen innerhalb von sieben Werktagen melden',
            ],
          },
        ],
      },
    },
    {
      id: 'address-change',
      type: 'form',
      en: {
        title: 'Change of delivery address',
        description: 'New store, new entrance, other delivery hours.',
        fileName: 'Change of delivery address.pdf',
        blocks: [
          {
            fields: [
              'Customer number',
              'Address until now',
              'New address',
              'Valid from',
              'Delivery hours',
              'Ramp, lift or stairs',
              'Contact at goods-in (name, phone)',
              'Date, signature',
            ],
          },
        ],
      },
      de: {
        title: 'Änderung der Lieferanschrift',
        description: 'Neue Filiale, neuer Eingang, andere Anlieferzeiten.',
        fileName: 'Änderung der Lieferanschrift.pdf',
        blocks: [
          {
            fields: [
              'Kundennummer',
              'Bisherige Anschrift',
              'Neue Anschrift',
              'Gültig ab',
              'Anlieferzeiten',
              'Rampe, Aufzug oder Treppe',
              'Kontakt im Wareneingang (Name, Telefon)',
              'Datum, Unterschrift',
            ],
          },
        ],
      },
    },
  ],
};

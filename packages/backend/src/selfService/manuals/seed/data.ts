import type { SeedFileCategory } from './seedFile.ts';

export const data: SeedFileCategory = {
  slug: 'ordering-and-data',
  en: {
    title: 'Ordering & data',
    description: 'Ordering in the portal, scanning, and data for your own systems.',
  },
  de: { title: 'Bestellen & Daten', description: 'Bestellen im Portal, Scannen und Daten für Ihre Systeme.' },
  files: [
    {
      id: 'edi-manual',
      type: 'manual',
      en: {
        title: 'EDI manual',
        description: 'Which messages we exchange, in which version, and how a connection is tested.',
        fileName: 'EDI manual.pdf',
        blocks: [
          {
            rows: [
              ['Message', 'Direction', 'Version', 'When'],
              ['PRICAT', 'to you', 'D.01B', 'With each collection, then weekly'],
              ['ORDERS', 'to us', 'D.01B', 'At any time, answered within an hour'],
              ['ORDRSP', 'to you', 'D.01B', 'When an order is finalized'],
              ['DESADV', 'to you', 'D.01B', 'When goods leave the warehouse'],
              ['INVOIC', 'to you', 'D.01B', 'The night after'],
              ['SLSRPT', 'to us', 'D.01B', 'Daily, for replenishment'],
            ],
          },
          { heading: 'Getting connected' },
          {
            points: [
              'Send the EDI registration form',
              'Exchange test messages for two weeks',
              'Go live on a Monday, both ways at a time',
            ],
          },
          {
            text: 'Partners are identified by GLN, articles by EAN. Character set UNOC, decimal point, quantities in pieces.',
          },
        ],
      },
      de: {
        title: 'EDI-Handbuch',
        description:
          'Welche Nachrichten wir in welcher Version austauschen und wie eine Anbindung getestet wird.',
        fileName: 'EDI-Handbuch.pdf',
        blocks: [
          {
            rows: [
              ['Nachricht', 'Richtung', 'Version', 'Wann'],
              ['PRICAT', 'an Sie', 'D.01B', 'Mit jeder Kollektion, danach wöchentlich'],
              ['ORDERS', 'an uns', 'D.01B', 'Jederzeit, Antwort binnen einer Stunde'],
              ['ORDRSP', 'an Sie', 'D.01B', 'Wenn ein Auftrag abgeschlossen ist'],
              ['DESADV', 'an Sie', 'D.01B', 'Wenn Ware das Lager verlässt'],
              ['INVOIC', 'an Sie', 'D.01B', 'In der Nacht darauf'],
              ['SLSRPT', 'an uns', 'D.01B', 'Täglich, für die Nachversorgung'],
            ],
          },
          { heading: 'Der Weg zur Anbindung' },
          {
            points: [
              'EDI-Anmeldung senden',
              'Zwei Wochen lang Testnachrichten austauschen',
              'Start an einem Montag, in beide Richtungen zugleich',
            ],
          },
          {
            text: 'Partner werden über die GLN, Artikel über die EAN erkannt. Zeichensatz UNOC, Dezimalpunkt, Mengen in Teilen.',
          },
        ],
      },
    },
    {
      id: 'edi-registration',
      type: 'form',
      en: {
        title: 'EDI registration',
        description: 'What we need to know to connect your merchandise system.',
        fileName: 'EDI registration.pdf',
        blocks: [
          {
            fields: [
              'Customer number',
              'GLN of the company',
              'GLN of each store',
              'Merchandise system, version',
              'EDI provider',
              'Technical contact (name, phone, email)',
            ],
          },
          { heading: 'Messages wanted' },
          { points: ['PRICAT', 'ORDERS and ORDRSP', 'DESADV', 'INVOIC', 'SLSRPT'] },
          { fields: ['Wanted start', 'Date, signature'] },
        ],
      },
      de: {
        title: 'EDI-Anmeldung',
        description: 'Was wir wissen müssen, um Ihre Warenwirtschaft anzubinden.',
        fileName: 'EDI-Anmeldung.pdf',
        blocks: [
          {
            fields: [
              'Kundennummer',
              'GLN des Unternehmens',
              'GLN jeder Filiale',
              'Warenwirtschaft, Version',
              'EDI-Dienstleister',
              'Technischer Kontakt (Name, Telefon, E-Mail)',
            ],
          },
          { heading: 'Gewünschte Nachrichten' },
          { points: ['PRICAT', 'ORDERS und ORDRSP', 'DESADV', 'INVOIC', 'SLSRPT'] },
          { fields: ['Gewünschter Beginn', 'Datum, Unterschrift'] },
        ],
      },
    },
    {
      id: 'ordering-guide',
      type: 'manual',
      en: {
        title: 'Ordering in the portal',
        description: 'From the point of sale to the finalized order: carts, quantities, approval.',
        fileName: 'Ordering in the portal.pdf',
        blocks: [
          {
            points: [
              'Choose pre-order or post-order and the point of sale',
              'Choose the season and the subdivision',
              'Open styles and enter quantities by colour, length and size',
              'Check the cart: anything that cannot be ordered is marked on its line',
              'Approve the order, or finalize it if you have the right to',
            ],
          },
          { heading: 'Quantities by keyboard' },
          {
            text: 'Arrow keys move between sizes, numbers replace what is there, Ctrl+C and Ctrl+V copy blocks from and to a spreadsheet. Everything is saved as you type.',
          },
        ],
      },
      de: {
        title: 'Bestellen im Portal',
        description: 'Von der Verkaufsstelle bis zum abgeschlossenen Auftrag: Warenkörbe, Mengen, Freigabe.',
        fileName: 'Bestellen im Portal.pdf',
        blocks: [
          {
            points: [
              'Vororder oder Nachorder und die Verkaufsstelle wählen',
              'Saison und Teilbereich wählen',
              'Artikel öffnen und Mengen nach Farbe, Länge und Größe eintragen',
              'Warenkorb prüfen: Was nicht bestellbar ist, steht bei der Position',
              'Auftrag freigeben oder, mit dem Recht dazu, abschließen',
            ],
          },
          { heading: 'Mengen mit der Tastatur' },
          {
            text: 'Mit den Pfeiltasten wechseln Sie zwischen den Größen; eine Zahl ersetzt, was dort steht; Strg+C und Strg+V kopieren Blöcke aus einer Tabellenkalkulation und zurück. Alles wird beim Tippen gespeichert.',
          },
        ],
      },
    },
    {
      id: 'scanner-guide',
      type: 'manual',
      en: {
        title: 'Scanning articles',
        description: 'Setting up a hand scanner, and which codes the portal understands.',
        fileName: 'Scanning articles.pdf',
        blocks: [
          { text: 'Any scanner works that types like a keyboard. Set it to send Enter after each code.' },
          {
            points: [
              'EAN-13 on hangtag and price tag',
              'Style number on the showroom card',
              'Codes that are not found are listed; none is lost',
            ],
          },
        ],
      },
      de: {
        title: 'Artikel scannen',
        description: 'Einen Handscanner einrichten, und welche Codes das Portal versteht.',
        fileName: 'Artikel scannen.pdf',
        blocks: [
          {
            text: 'Es funktioniert jeder Scanner, der wie eine Tastatur schreibt. Stellen Sie ihn so ein, dass er nach jedem Code die Eingabetaste sendet.',
          },
          {
            points: [
              'EAN-13 auf Hangtag und Preisetikett',
              'Artikelnummer auf der Showroomkarte',
              'Nicht gefundene Codes werden aufgelistet; keiner geht verloren',
            ],
          },
        ],
      },
    },
    {
      id: 'video-first-order',
      type: 'video',
      en: {
        title: 'Your first order in five minutes',
        description: 'A pre-order for one store, from the dashboard to the confirmation.',
        fileName: 'Your first order in five minutes',
        blocks: [
          { heading: '0:00 Store and season' },
          {
            text: 'We open Pre-order, find the store by a part of its name and mark it as a favourite. The open season shows until when orders are taken.',
          },
          { heading: '1:30 Styles and quantities' },
          {
            text: 'A filter leaves the shirts. We open one, type six into size M, and let the size curve spread twenty pieces over the rest.',
          },
          { heading: '3:40 Check and finalize' },
          {
            text: 'The order check shows the collection as it will hang. One line exceeds what is available; we lower it, and finalize.',
          },
        ],
      },
      de: {
        title: 'Ihr erster Auftrag in fünf Minuten',
        description: 'Eine Vororder für eine Verkaufsstelle, vom Dashboard bis zur Bestätigung.',
        fileName: 'Ihr erster Auftrag in fünf Minuten',
        blocks: [
          { heading: '0:00 Verkaufsstelle und Saison' },
          {
            text: 'Wir öffnen die Vororder, finden die Verkaufsstelle über einen Teil ihres Namens und markieren sie als Favorit. Die offene Saison zeigt, bis wann Aufträge angenommen werden.',
          },
          { heading: '1:30 Artikel und Mengen' },
          {
            text: 'Ein Filter lässt die Hemden übrig. Wir öffnen eines, tippen sechs in Größe M und lassen zwanzig Teile nach dem Größenschlüssel auf den Rest verteilen.',
          },
          { heading: '3:40 Prüfen und abschließen' },
          {
            text: 'Der Order-Check zeigt die Kollektion, wie sie hängen wird. Eine Position überschreitet den Bestand; wir verringern ihre Menge und schließen ab.',
          },
        ],
      },
    },
  ],
};

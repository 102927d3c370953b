import type { SeedFileCategory } from './seedFile.ts';

export const returns: SeedFileCategory = {
  slug: 'returns-and-complaints',
  en: {
    title: 'Returns & complaints',
    description: 'Sending goods back, and what to do when one is faulty.',
  },
  de: {
    title: 'Retouren & Reklamationen',
    description: 'Ware zurücksenden, und was bei Mängeln zu tun ist.',
  },
  files: [
    {
      id: 'returns-form',
      type: 'form',
      en: {
        title: 'Returns form',
        description: 'Goes on top in every return parcel.',
        fileName: 'Returns form.pdf',
        blocks: [
          {
            fields: [
              'Customer number',
              'Company, city',
              'Return number',
              'Delivery note number',
              'Number of parcels',
            ],
          },
          { heading: 'Goods' },
          {
            fields: [
              'Article, colour, size, pieces',
              'Article, colour, size, pieces',
              'Article, colour, size, pieces',
              'Article, colour, size, pieces',
            ],
          },
          { heading: 'Reason' },
          {
            points: [
              'Wrong article or size delivered',
              'More delivered than ordered',
              'Delivered too late',
              'Agreed exchange of stock',
            ],
          },
          { fields: ['Date, signature'] },
        ],
      },
      de: {
        title: 'Retourenschein',
        description: 'Liegt obenauf in jedem Retourenpaket.',
        fileName: 'Retourenschein.pdf',
        blocks: [
          { fields: ['Kundennummer', 'Firma, Ort', 'Retourennummer', 'Lieferscheinnummer', 'Anzahl Pakete'] },
          { heading: 'Ware' },
          {
            fields: [
              'Artikel, Farbe, Größe, Teile',
              'Artikel, Farbe, Größe, Teile',
              'Artikel, Farbe, Größe, Teile',
              'Artikel, Farbe, Größe, Teile',
            ],
          },
          { heading: 'Grund' },
          {
            points: [
              'Falscher Artikel oder falsche Größe geliefert',
              'Mehr geliefert als bestellt',
              'Zu spät geliefert',
              'Vereinbarter Warentausch',
            ],
          },
          { fields: ['Datum, Unterschrift'] },
        ],
      },
    },
    {
      id: 'complaint-form',
      type: 'form',
      en: {
        title: 'Complaint form',
        description: 'For goods with a fault, whether you or your customer found it.',
        fileName: 'Complaint form.pdf',
        blocks: [
          {
            fields: [
              'Customer number',
              'Style number, colour, size',
              'Delivery note or till receipt',
              'Date of sale, if sold',
              'How often washed or worn',
            ],
          },
          { heading: 'What is wrong' },
          {
            points: [
              'Seam',
              'Zip or button',
              'Fabric (hole, pilling, pulled thread)',
              'Colour (bleeding, fading)',
              'Size or fit',
              'Other',
            ],
          },
          {
            fields: ['Description', 'Photographs enclosed (number)', 'Wanted: credit, replacement or repair'],
          },
        ],
      },
      de: {
        title: 'Reklamationsformular',
        description: 'Für Ware mit einem Mangel, ob Sie oder Ihre Kundschaft ihn gefunden haben.',
        fileName: 'Reklamationsformular.pdf',
        blocks: [
          {
            fields: [
              'Kundennummer',
              'Artikelnummer, Farbe, Größe',
              'Lieferschein oder Kassenbon',
              'Verkaufsdatum, falls verkauft',
              'Wie oft gewaschen oder getragen',
            ],
          },
          { heading: 'Mangel' },
          {
            points: [
              'Naht',
              'Reißverschluss oder Knopf',
              'Stoff (Loch, Pilling, Fadenzieher)',
              'Farbe (färbt ab, bleicht aus)',
              'Größe oder Passform',
              'Sonstiges',
            ],
          },
          {
            fields: [
              'Beschreibung',
              'Fotos liegen bei (Anzahl)',
              'Gewünscht: Gutschrift, Ersatz oder Reparatur',
            ],
          },
        ],
      },
    },
    {
      id: 'returns-guideline',
      type: 'manual',
      en: {
        title: 'Returns guideline',
        description: 'What may come back, until when, and how it is credited.',
        fileName: 'Returns guideline.pdf',
        blocks: [
          { heading: 'What may come back' },
          {
            points: [
              'Goods delivered in error or in excess: within 14 days of delivery',
              'Faulty goods: within the statutory period',
              'Agreed exchange: as your sales representative confirmed it',
            ],
          },
          { heading: 'Condition' },
          {
            text: 'Unworn, with hangtag, care label and spare buttons, folded in the original bag. Opened multi-packs cannot be credited.',
          },
          { heading: 'Credit' },
          {
            text: 'We check what arrived and credit it at the price of the order within ten working days. Freight is ours where the mistake was ours.',
          },
        ],
      },
      de: {
        title: 'Retourenrichtlinie',
        description: 'Was zurückkommen darf, bis wann, und wie gutgeschrieben wird.',
        fileName: 'Retourenrichtlinie.pdf',
        blocks: [
          { heading: 'Was zurückkommen darf' },
          {
            points: [
              'Falsch oder zu viel gelieferte Ware: innerhalb von 14 Tagen nach Lieferung',
              'Mangelhafte Ware: innerhalb der gesetzlichen Frist',
              'Vereinbarter Tausch: wie von Ihrer Ansprechperson im Vertrieb bestätigt',
            ],
          },
          { heading: 'Zustand' },
          {
            text: 'Ungetragen, mit Hangtag, Pflegeetikett und Ersatzknöpfen, gefaltet im Originalbeutel. Geöffnete Mehrfachpackungen können nicht gutgeschrieben werden.',
          },
          { heading: 'Gutschrift' },
          {
            text: 'Wir prüfen, was ankommt, und schreiben es innerhalb von zehn Werktagen zum Preis des Auftrags gut. Die Fracht tragen wir, wenn der Fehler bei uns lag.',
          },
        ],
      },
    },
    {
      id: 'video-packing-returns',
      type: 'video',
      en: {
        title: 'Packing a return',
        description: 'Two minutes that spare a query: how a return parcel should look.',
        fileName: 'Packing a return',
        blocks: [
          { heading: '0:00 Sorting' },
          {
            text: 'One return number, one parcel. Goods of different delivery notes go into different parcels.',
          },
          { heading: '0:35 Folding and bags' },
          {
            text: 'Fold along the side seams, hangtag outside, one piece to a bag. Hanging goods travel in their hanging box.',
          },
          { heading: '1:20 Form and label' },
          {
            text: 'The returns form goes on top, the return number on two sides of the parcel. Remove old address labels.',
          },
        ],
      },
      de: {
        title: 'Eine Retoure packen',
        description: 'Zwei Minuten, die eine Rückfrage ersparen: So sollte ein Retourenpaket aussehen.',
        fileName: 'Eine Retoure packen',
        blocks: [
          { heading: '0:00 Sortieren' },
          {
            text: 'Eine Retourennummer, ein Paket. Ware verschiedener Lieferscheine kommt in verschiedene Pakete.',
          },
          { heading: '0:35 Falten und Beutel' },
          {
            text: 'Entlang der Seitennähte falten, Hangtag nach außen, ein Teil je Beutel. Hängeware kommt in ihren Hängekarton.',
          },
          { heading: '1:20 Schein und Etikett' },
          {
            text: 'Der Retourenschein liegt obenauf, die Retourennummer steht auf zwei Seiten des Pakets. Alte Adressetiketten bitte entfernen.',
          },
        ],
      },
    },
  ],
};

import type { SeedFileCategory } from './seedFile.ts';

export const shop: SeedFileCategory = {
  slug: 'shop-and-presentation',
  en: {
    title: 'Shop & presentation',
    description: 'Planograms, price tags, and how the collection looks its best.',
  },
  de: {
    title: 'Fläche & Präsentation',
    description: 'Planogramme, Preisetiketten und wie die Kollektion am besten wirkt.',
  },
  files: [
    {
      id: 'planogram',
      type: 'manual',
      en: {
        title: 'Planogram, shop-in-shop 24 m²',
        description: 'Walls, rails and tables for a floor of 24 m², with the number of pieces each holds.',
        fileName: 'Planogram 24 m2.pdf',
        blocks: [
          {
            rows: [
              ['Place', 'Holds', 'Pieces'],
              ['Back wall, left', 'Tailoring, front hung', '24'],
              ['Back wall, right', 'Knitwear, folded, two sizes up', '60'],
              ['Rail 1', 'Blouses and shirts by colour', '40'],
              ['Rail 2', 'Coats and jackets', '18'],
              ['Table', 'T-shirts and denim, folded', '72'],
              ['Podium', 'Two complete looks', '2'],
            ],
          },
          { text: 'Change the podium every two weeks, the back wall with every delivery date.' },
        ],
      },
      de: {
        title: 'Planogramm Shop-in-Shop 24 m²',
        description: 'Wände, Stangen und Tische für eine Fläche von 24 m², mit der Zahl der Teile.',
        fileName: 'Planogramm 24 m2.pdf',
        blocks: [
          {
            rows: [
              ['Platz', 'Ware', 'Teile'],
              ['Rückwand links', 'Anzüge und Blazer, frontal', '24'],
              ['Rückwand rechts', 'Strick, gelegt, zwei Größen übereinander', '60'],
              ['Stange 1', 'Blusen und Hemden nach Farbe', '40'],
              ['Stange 2', 'Mäntel und Jacken', '18'],
              ['Tisch', 'T-Shirts und Denim, gelegt', '72'],
              ['Podest', 'Zwei vollständige Looks', '2'],
            ],
          },
          { text: 'Das Podest wechselt alle zwei Wochen, die Rückwand mit jedem Liefertermin.' },
        ],
      },
    },
    {
      id: 'price-tag-manual',
      type: 'manual',
      en: {
        title: 'Price tag manual',
        description: 'Where price tags go, what they show, and how a marked-down price is labelled.',
        fileName: 'Price tag manual.pdf',
        blocks: [
          {
            points: [
              'Trousers: at the left back pocket',
              'Tops: at the care label in the left side seam',
              'Knitwear: with a loop, never through the yarn',
              'Leather: at the hanger only',
            ],
          },
          { heading: 'What it shows' },
          {
            text: 'Brand, style number, colour, size, EAN-13 and the recommended retail price in your currency.',
          },
          { heading: 'Reduced prices' },
          {
            text: 'The lowest price of the last 30 days stays readable beside the new one. Never stick over the EAN.',
          },
        ],
      },
      de: {
        title: 'Handbuch Preisetiketten',
        description: 'Wohin Preisetiketten gehören, was darauf steht und wie Reduziertes ausgezeichnet wird.',
        fileName: 'Handbuch Preisetiketten.pdf',
        blocks: [
          {
            points: [
              'Hosen: an der linken Gesäßtasche',
              'Oberteile: am Pflegeetikett in der linken Seitennaht',
              'Strick: mit Schlaufe, nie durch das Garn',
              'Leder: nur am Bügel',
            ],
          },
          { heading: 'Was darauf steht' },
          {
            text: 'Marke, Artikelnummer, Farbe, Größe, EAN-13 und die unverbindliche Preisempfehlung in Ihrer Währung.',
          },
          { heading: 'Reduzierte Preise' },
          {
            text: 'Der niedrigste Preis der letzten 30 Tage bleibt neben dem neuen lesbar. Die EAN nie überkleben.',
          },
        ],
      },
    },
    {
      id: 'fixture-order',
      type: 'form',
      en: {
        title: 'Order form for fixtures and display material',
        description: 'Busts, rails, hangers, lettering and window posters.',
        fileName: 'Order form fixtures.pdf',
        blocks: [
          {
            fields: [
              'Customer number',
              'Store, contact',
              'Busts (women / men)',
              'Rails (wall / free-standing)',
              'Wooden hangers (boxes of 50)',
              'Brand lettering (brand, width)',
              'Window posters (season, number)',
              'Wanted delivery week',
              'Date, signature',
            ],
          },
        ],
      },
      de: {
        title: 'Bestellformular Ladenbau und Dekoration',
        description: 'Büsten, Stangen, Bügel, Schriftzüge und Schaufensterplakate.',
        fileName: 'Bestellformular Ladenbau.pdf',
        blocks: [
          {
            fields: [
              'Kundennummer',
              'Filiale, Kontakt',
              'Büsten (Damen / Herren)',
              'Stangen (Wand / frei stehend)',
              'Holzbügel (Kartons zu 50)',
              'Markenschriftzug (Marke, Breite)',
              'Schaufensterplakate (Saison, Anzahl)',
              'Gewünschte Lieferwoche',
              'Datum, Unterschrift',
            ],
          },
        ],
      },
    },
    {
      id: 'video-window',
      type: 'video',
      en: {
        title: 'A window in two hours',
        description: 'Three busts, one colour story, light from the side.',
        fileName: 'A window in two hours',
        blocks: [
          { heading: '0:00 Empty first' },
          {
            text: 'Take everything out and clean the glass. Choose one colour, one neutral and one surprise.',
          },
          { heading: '1:10 Three heights' },
          {
            text: 'Busts at three heights in a triangle, none in the middle. Each wears a complete look with shoes.',
          },
          { heading: '2:30 Light and prices' },
          {
            text: 'Spots from the side model the cloth. Prices go on one card at the lower left, for all looks together.',
          },
        ],
      },
      de: {
        title: 'Ein Schaufenster in zwei Stunden',
        description: 'Drei Büsten, ein Farbthema, Licht von der Seite.',
        fileName: 'Ein Schaufenster in zwei Stunden',
        blocks: [
          { heading: '0:00 Erst leeren' },
          {
            text: 'Alles herausnehmen, die Scheibe putzen. Eine Farbe wählen, einen neutralen Ton und eine Überraschung.',
          },
          { heading: '1:10 Drei Höhen' },
          {
            text: 'Büsten auf drei Höhen im Dreieck, keine in der Mitte. Jede trägt einen vollständigen Look mit Schuhen.',
          },
          { heading: '2:30 Licht und Preise' },
          {
            text: 'Strahler von der Seite modellieren den Stoff. Die Preise stehen auf einer Karte unten links, für alle Looks zusammen.',
          },
        ],
      },
    },
  ],
};

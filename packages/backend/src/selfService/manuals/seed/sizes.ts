import type { SeedFileCategory } from './seedFile.ts';

export const sizes: SeedFileCategory = {
  slug: 'sizes-and-care',
  en: {
    title: 'Sizes & care',
    description: 'Size charts for all brands, how to measure, and what the care symbols mean.',
  },
  de: {
    title: 'Größen & Pflege',
    description: 'Größentabellen aller Marken, richtig Maß nehmen und was die Pflegesymbole bedeuten.',
  },
  files: [
    {
      id: 'size-chart-women',
      type: 'manual',
      en: {
        title: 'Size chart, women',
        description:
          'Body measurements in centimetres for sizes 34 to 44, and what they are in the UK and Italy.',
        fileName: 'Size chart women.pdf',
        blocks: [
          {
            rows: [
              ['Size', 'UK', 'Italy', 'Bust', 'Waist', 'Hip'],
              ['34', '8', '40', '82', '64', '90'],
              ['36', '10', '42', '86', '68', '94'],
              ['38', '12', '44', '90', '72', '98'],
              ['40', '14', '46', '94', '76', '102'],
              ['42', '16', '48', '98', '80', '106'],
              ['44', '18', '50', '103', '85', '110'],
            ],
          },
          { heading: 'Lengths' },
          {
            text: 'Trousers and jeans come in lengths 30, 32 and 34: the inside leg in inches, hem included.',
          },
        ],
      },
      de: {
        title: 'Größentabelle Damen',
        description:
          'Körpermaße in Zentimetern für die Größen 34 bis 44, mit britischen und italienischen Größen.',
        fileName: 'Größentabelle Damen.pdf',
        blocks: [
          {
            rows: [
              ['Größe', 'UK', 'Italien', 'Brust', 'Taille', 'Hüfte'],
              ['34', '8', '40', '82', '64', '90'],
              ['36', '10', '42', '86', '68', '94'],
              ['38', '12', '44', '90', '72', '98'],
              ['40', '14', '46', '94', '76', '102'],
              ['42', '16', '48', '98', '80', '106'],
              ['44', '18', '50', '103', '85', '110'],
            ],
          },
          { heading: 'Längen' },
          {
            text: 'Hosen und Jeans gibt es in den Längen 30, 32 und 34: die Innenbeinlänge in Zoll mit Saum.',
          },
        ],
      },
    },
    {
      id: 'size-chart-men',
      type: 'manual',
      en: {
        title: 'Size chart, men',
        description: 'Chest, waist and collar for jackets, trousers and shirts, in centimetres.',
        fileName: 'Size chart men.pdf',
        blocks: [
          {
            rows: [
              ['Size', 'Letter', 'Chest', 'Waist', 'Collar'],
              ['46', 'S', '92', '80', '37/38'],
              ['48', 'M', '96', '84', '39/40'],
              ['50', 'M/L', '100', '88', '39/40'],
              ['52', 'L', '104', '93', '41/42'],
              ['54', 'XL', '108', '98', '43/44'],
              ['56', 'XXL', '112', '103', '45/46'],
            ],
          },
          { text: 'Slim shirts are four centimetres narrower at the waist than regular ones.' },
        ],
      },
      de: {
        title: 'Größentabelle Herren',
        description: 'Brust, Taille und Kragen für Sakkos, Hosen und Hemden in Zentimetern.',
        fileName: 'Größentabelle Herren.pdf',
        blocks: [
          {
            rows: [
              ['Größe', 'Buchstabe', 'Brust', 'Taille', 'Kragen'],
              ['46', 'S', '92', '80', '37/38'],
              ['48', 'M', '96', '84', '39/40'],
              ['50', 'M/L', '100', '88', '39/40'],
              ['52', 'L', '104', '93', '41/42'],
              ['54', 'XL', '108', '98', '43/44'],
              ['56', 'XXL', '112', '103', '45/46'],
            ],
          },
          { text: 'Slim-Hemden sind in der Taille vier Zentimeter schmaler als reguläre.' },
        ],
      },
    },
    {
      id: 'care-symbols',
      type: 'manual',
      en: {
        title: 'Care symbols explained',
        description: 'Washing, bleaching, drying, ironing and dry cleaning: what each symbol asks for.',
        fileName: 'Care symbols.pdf',
        blocks: [
          {
            rows: [
              ['Symbol', 'Means', 'To tell customers'],
              ['Tub with 30', 'Wash at 30 °C at most', 'Turn inside out, like colours together'],
              ['Tub with a hand', 'Hand wash', 'Do not wring; press in a towel'],
              ['Triangle crossed out', 'Do not bleach', 'No stain sticks with oxygen either'],
              ['Square with a circle, one dot', 'Tumble dry at low heat', 'Take out while slightly damp'],
              ['Iron with one dot', 'Iron at 110 °C at most', 'From the inside, without steam'],
              ['Circle with P', 'Professional dry cleaning', 'Show the label to the cleaner'],
            ],
          },
          { heading: 'Raw denim' },
          {
            text: 'Wash it late and seldom. It loses indigo on light fabrics and leather: say so when you sell it.',
          },
        ],
      },
      de: {
        title: 'Pflegesymbole erklärt',
        description: 'Waschen, Bleichen, Trocknen, Bügeln und Reinigen: was jedes Symbol verlangt.',
        fileName: 'Pflegesymbole.pdf',
        blocks: [
          {
            rows: [
              ['Symbol', 'Bedeutung', 'Für Ihre Kunden'],
              ['Bottich mit 30', 'Waschen bis 30 °C', 'Auf links, mit ähnlichen Farben'],
              ['Bottich mit Hand', 'Handwäsche', 'Nicht wringen, im Handtuch ausdrücken'],
              ['Dreieck durchgestrichen', 'Nicht bleichen', 'Auch keine Fleckenstifte mit Sauerstoff'],
              [
                'Quadrat mit Kreis, ein Punkt',
                'Trockner bei niedriger Temperatur',
                'Leicht feucht entnehmen',
              ],
              ['Bügeleisen mit einem Punkt', 'Bügeln bis 110 °C', 'Von links, ohne Dampf'],
              ['Kreis mit P', 'Professionelle Reinigung', 'Das Etikett in der Reinigung zeigen'],
            ],
          },
          { heading: 'Ungewaschener Denim' },
          {
            text: 'Spät und selten waschen. Er färbt auf helle Stoffe und Leder ab: Sagen Sie das beim Verkauf dazu.',
          },
        ],
      },
    },
    {
      id: 'video-measuring',
      type: 'video',
      en: {
        title: 'Taking measurements',
        description: 'Three minutes: bust, waist, hip and inside leg, with a tape and without embarrassment.',
        fileName: 'Taking measurements',
        blocks: [
          { heading: '0:00 Before you start' },
          {
            text: 'The customer stands upright, arms loose, in thin clothing. The tape lies flat and is never pulled tight.',
          },
          { heading: '0:40 Bust and waist' },
          {
            text: 'Bust: level, over the fullest point, under the arms. Waist: where the body bends to the side, not where the trousers sit.',
          },
          { heading: '1:50 Hip and inside leg' },
          {
            text: 'Hip: over the fullest point, feet together. Inside leg: from the crotch seam of well-fitting trousers to the hem; this needs no touching.',
          },
        ],
      },
      de: {
        title: 'Richtig Maß nehmen',
        description: 'Drei Minuten: Brust, Taille, Hüfte und Innenbein, mit Maßband und ohne Verlegenheit.',
        fileName: 'Richtig Maß nehmen',
        blocks: [
          { heading: '0:00 Vorher' },
          {
            text: 'Die Kundin steht aufrecht, die Arme locker, in dünner Kleidung. Das Band liegt flach an und wird nie straff gezogen.',
          },
          { heading: '0:40 Brust und Taille' },
          {
            text: 'Brust: waagerecht über die stärkste Stelle, unter den Armen. Taille: dort, wo sich der Körper zur Seite beugt, nicht wo die Hose sitzt.',
          },
          { heading: '1:50 Hüfte und Innenbein' },
          {
            text: 'Hüfte: über die stärkste Stelle, Füße zusammen. Innenbein: von der Schrittnaht einer gut sitzenden Hose bis zum Saum; dazu muss niemand berührt werden.',
          },
        ],
      },
    },
  ],
};

export interface Shade {
  readonly code: string;
  readonly nameEn: string;
  readonly nameDe: string;
  readonly hex: string;
  /** Code in `terms`. */
  readonly group: string;
}

const shades = (group: string, rows: readonly (readonly [string, string, string, string])[]): Shade[] =>
  rows.map(([code, nameEn, nameDe, hex]) => ({ code, nameEn, nameDe, hex, group }));

/** The house's dye card. */
export const palette: readonly Shade[] = [
  ...shades('white', [
    ['100', 'white', 'Weiß', '#f4f3ee'],
    ['106', 'ecru', 'Ecru', '#e9e1d0'],
    ['112', 'oat', 'Hafer', '#dccfb6'],
  ]),
  ...shades('beige', [
    ['215', 'sand', 'Sand', '#cbb795'],
    ['221', 'camel', 'Camel', '#b68d5e'],
    ['228', 'taupe', 'Taupe', '#9a8a79'],
    ['234', 'stone', 'Stein', '#b3a999'],
  ]),
  ...shades('brown', [
    ['240', 'tobacco', 'Tabak', '#8a5a36'],
    ['247', 'chestnut', 'Kastanie', '#6e4029'],
    ['253', 'espresso', 'Espresso', '#43302a'],
  ]),
  ...shades('grey', [
    ['030', 'pearl grey', 'Perlgrau', '#c3c4c3'],
    ['042', 'flint', 'Feuerstein', '#8b8d8e'],
    ['055', 'graphite', 'Graphit', '#55585b'],
  ]),
  ...shades('black', [
    ['001', 'black', 'Schwarz', '#232325'],
    ['009', 'ink', 'Tinte', '#262b36'],
  ]),
  ...shades('blue', [
    ['402', 'sky', 'Himmel', '#b4cbdc'],
    ['410', 'navy', 'Marine', '#2b3750'],
    ['418', 'cornflower', 'Kornblume', '#6f8db8'],
    ['424', 'petrol', 'Petrol', '#2f5662'],
    ['431', 'royal blue', 'Royalblau', '#3b5694'],
  ]),
  ...shades('green', [
    ['506', 'sage', 'Salbei', '#a3ae93'],
    ['512', 'olive', 'Oliv', '#73714c'],
    ['519', 'moss', 'Moos', '#58633f'],
    ['527', 'fir', 'Tanne', '#34493d'],
    ['533', 'mint', 'Minze', '#bfd6c5'],
  ]),
  ...shades('yellow', [
    ['302', 'butter', 'Butter', '#eedfa8'],
    ['309', 'mustard', 'Senf', '#c89b3c'],
  ]),
  ...shades('orange', [
    ['610', 'apricot', 'Aprikose', '#e2ad7f'],
    ['618', 'terracotta', 'Terrakotta', '#b8674a'],
  ]),
  ...shades('red', [
    ['622', 'poppy', 'Mohn', '#bd3f38'],
    ['629', 'brick', 'Ziegel', '#93473a'],
    ['636', 'bordeaux', 'Bordeaux', '#612a34'],
  ]),
  ...shades('pink', [
    ['702', 'powder', 'Puder', '#e6cfc6'],
    ['709', 'dusty rose', 'Altrosa', '#c59a97'],
    ['716', 'raspberry', 'Himbeere', '#a4405f'],
  ]),
  ...shades('purple', [
    ['803', 'lavender', 'Lavendel', '#b3a9c4'],
    ['811', 'aubergine', 'Aubergine', '#4b3348'],
  ]),
];

export const washes: readonly Shade[] = shades('blue', [
  ['441', 'light wash', 'helle Waschung', '#a9bccd'],
  ['445', 'mid blue wash', 'mittelblaue Waschung', '#6884a2'],
  ['449', 'stone wash', 'Stone-Waschung', '#8499ab'],
  ['453', 'rinse wash', 'Rinse-Waschung', '#34455f'],
  ['457', 'raw indigo', 'Roh-Indigo', '#27324a'],
]).concat(
  shades('black', [['004', 'washed black', 'verwaschenes Schwarz', '#3c3d40']]),
  shades('white', [['103', 'off-white denim', 'naturweißer Denim', '#e8e3d6']]),
);

export const leathers: readonly Shade[] = palette.filter(({ code }) =>
  ['001', '100', '221', '240', '247', '253', '410', '228', '636', '527', '112'].includes(code),
);

import type { Language } from '@selvedge/core/contract';
import { byLanguage, type TextsInOrder } from '../../database/translated.ts';

export interface Shade {
  readonly code: string;
  readonly name: Record<Language, string>;
  readonly hex: string;
  /** Code in `terms`. */
  readonly group: string;
}

const shades = (
  group: string,
  rows: readonly (readonly [code: string, hex: string, ...names: TextsInOrder])[],
): Shade[] => rows.map(([code, hex, ...names]) => ({ code, name: byLanguage(names), hex, group }));

/** The house's dye card. */
export const palette: readonly Shade[] = [
  ...shades('white', [
    ['100', '#f4f3ee', 'white', 'Weiß'],
    ['106', '#e9e1d0', 'ecru', 'Ecru'],
    ['112', '#dccfb6', 'oat', 'Hafer'],
  ]),
  ...shades('beige', [
    ['215', '#cbb795', 'sand', 'Sand'],
    ['221', '#b68d5e', 'camel', 'Camel'],
    ['228', '#9a8a79', 'taupe', 'Taupe'],
    ['234', '#b3a999', 'stone', 'Stein'],
  ]),
  ...shades('brown', [
    ['240', '#8a5a36', 'tobacco', 'Tabak'],
    ['247', '#6e4029', 'chestnut', 'Kastanie'],
    ['253', '#43302a', 'espresso', 'Espresso'],
  ]),
  ...shades('grey', [
    ['030', '#c3c4c3', 'pearl grey', 'Perlgrau'],
    ['042', '#8b8d8e', 'flint', 'Feuerstein'],
    ['055', '#55585b', 'graphite', 'Graphit'],
  ]),
  ...shades('black', [
    ['001', '#232325', 'black', 'Schwarz'],
    ['009', '#262b36', 'ink', 'Tinte'],
  ]),
  ...shades('blue', [
    ['402', '#b4cbdc', 'sky', 'Himmel'],
    ['410', '#2b3750', 'navy', 'Marine'],
    ['418', '#6f8db8', 'cornflower', 'Kornblume'],
    ['424', '#2f5662', 'petrol', 'Petrol'],
    ['431', '#3b5694', 'royal blue', 'Royalblau'],
  ]),
  ...shades('green', [
    ['506', '#a3ae93', 'sage', 'Salbei'],
    ['512', '#73714c', 'olive', 'Oliv'],
    ['519', '#58633f', 'moss', 'Moos'],
    ['527', '#34493d', 'fir', 'Tanne'],
    ['533', '#bfd6c5', 'mint', 'Minze'],
  ]),
  ...shades('yellow', [
    ['302', '#eedfa8', 'butter', 'Butter'],
    ['309', '#c89b3c', 'mustard', 'Senf'],
  ]),
  ...shades('orange', [
    ['610', '#e2ad7f', 'apricot', 'Aprikose'],
    ['618', '#b8674a', 'terracotta', 'Terrakotta'],
  ]),
  ...shades('red', [
    ['622', '#bd3f38', 'poppy', 'Mohn'],
    ['629', '#93473a', 'brick', 'Ziegel'],
    ['636', '#612a34', 'bordeaux', 'Bordeaux'],
  ]),
  ...shades('pink', [
    ['702', '#e6cfc6', 'powder', 'Puder'],
    ['709', '#c59a97', 'dusty rose', 'Altrosa'],
    ['716', '#a4405f', 'raspberry', 'Himbeere'],
  ]),
  ...shades('purple', [
    ['803', '#b3a9c4', 'lavender', 'Lavendel'],
    ['811', '#4b3348', 'aubergine', 'Aubergine'],
  ]),
];

export const washes: readonly Shade[] = shades('blue', [
  ['441', '#a9bccd', 'light wash', 'helle Waschung'],
  ['445', '#6884a2', 'mid blue wash', 'mittelblaue Waschung'],
  ['449', '#8499ab', 'stone wash', 'Stone-Waschung'],
  ['453', '#34455f', 'rinse wash', 'Rinse-Waschung'],
  ['457', '#27324a', 'raw indigo', 'Roh-Indigo'],
]).concat(
  shades('black', [['004', '#3c3d40', 'washed black', 'verwaschenes Schwarz']]),
  shades('white', [['103', '#e8e3d6', 'off-white denim', 'naturweißer Denim']]),
);

export const leathers: readonly Shade[] = palette.filter(({ code }) =>
  ['001', '100', '221', '240', '247', '253', '410', '228', '636', '527', '112'].includes(code),
);

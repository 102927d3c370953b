import type { TextsInOrder } from '../../database/translated.ts';
import type { Fabric } from './fabrics.ts';
import { leathers, palette, type Shade, washes } from './palette.ts';

/** A kind of garment within a commodity class: its names and its fabric. */
export type Kind = readonly [fabric: Fabric, ...names: TextsInOrder];

export interface GarmentKinds {
  readonly kinds: readonly Kind[];
  readonly shapes: readonly string[];
  readonly fits: readonly string[];
  /** Size runs by gender; `unisex` uses those of men. */
  readonly sizes: { readonly men: readonly string[]; readonly women: readonly string[] };
  readonly lengths: readonly string[];
  readonly shades: readonly Shade[];
  /** Range of retail prices in euros. */
  readonly retail: readonly [number, number];
}

const letters = { men: ['S', 'M', 'L', 'XL', 'XXL'], women: ['XS', 'S', 'M', 'L', 'XL'] };
const numbers = { men: ['46', '48', '50', '52', '54', '56'], women: ['34', '36', '38', '40', '42', '44'] };
const waists = {
  men: ['28', '30', '32', '34', '36', '38'],
  women: ['26', '28', '30', '32', '34', '36'],
};
const feet = {
  men: ['40', '41', '42', '43', '44', '45', '46'],
  women: ['36', '37', '38', '39', '40', '41'],
};
const oneSize = { men: ['OS'], women: ['OS'] };
const regular = ['REG'];

const top = {
  shapes: ['straight', 'boxy', 'classic'],
  fits: ['slim', 'regular', 'relaxed'],
  lengths: regular,
};

export const garments: Readonly<Record<string, GarmentKinds>> = {
  shirt: {
    ...top,
    fits: ['slim', 'regular', 'tailored'],
    sizes: letters,
    shades: palette,
    retail: [59, 99],
    kinds: [
      ['poplin', 'Poplin shirt', 'Popelinehemd'],
      ['oxford', 'Oxford shirt', 'Oxfordhemd'],
      ['linen', 'Linen shirt', 'Leinenhemd'],
      ['flannel', 'Flannel shirt', 'Flanellhemd'],
      ['twill', 'Twill shirt', 'Twillhemd'],
    ],
  },
  blouse: {
    ...top,
    shapes: ['straight', 'waisted', 'boxy'],
    sizes: numbers,
    shades: palette,
    retail: [59, 109],
    kinds: [
      ['crepe', 'Crêpe blouse', 'Kreppbluse'],
      ['satin', 'Satin blouse', 'Satinbluse'],
      ['linen', 'Linen blouse', 'Leinenbluse'],
      ['poplin', 'Cotton blouse', 'Baumwollbluse'],
    ],
  },
  polo: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [49, 79],
    kinds: [
      ['jersey', 'Piqué polo shirt', 'Piqué-Poloshirt'],
      ['fineCotton', 'Knitted polo shirt', 'Strickpolo'],
    ],
  },
  tshirt: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [25, 49],
    kinds: [
      ['jersey', 'Jersey T-shirt', 'Jersey-T-Shirt'],
      ['jersey', 'Slub T-shirt', 'Flammgarn-T-Shirt'],
      ['heavyJersey', 'Heavy T-shirt', 'Schweres T-Shirt'],
    ],
  },
  knitwear: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [79, 159],
    kinds: [
      ['merino', 'Merino jumper', 'Merinopullover'],
      ['lambswool', 'Cable-knit jumper', 'Zopfpullover'],
      ['merino', 'Ribbed jumper', 'Rippenpullover'],
      ['fineCotton', 'Cotton jumper', 'Baumwollpullover'],
    ],
  },
  cardigan: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [89, 169],
    kinds: [
      ['merino', 'Merino cardigan', 'Merinostrickjacke'],
      ['lambswool', 'Chunky cardigan', 'Grobstrickjacke'],
      ['fineCotton', 'Fine cardigan', 'Feinstrickjacke'],
    ],
  },
  sweatshirt: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [59, 99],
    kinds: [
      ['heavyJersey', 'Loopback sweatshirt', 'French-Terry-Sweatshirt'],
      ['heavyJersey', 'Brushed sweatshirt', 'Angerautes Sweatshirt'],
      ['heavyJersey', 'Hooded sweatshirt', 'Kapuzensweatshirt'],
    ],
  },
  jacket: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [129, 249],
    kinds: [
      ['waxedCotton', 'Field jacket', 'Fieldjacket'],
      ['twill', 'Overshirt jacket', 'Hemdjacke'],
      ['nylon', 'Quilted jacket', 'Steppjacke'],
      ['nylon', 'Bomber jacket', 'Blouson'],
    ],
  },
  blazer: {
    shapes: ['classic', 'waisted', 'boxy'],
    fits: ['slim', 'tailored', 'regular'],
    lengths: regular,
    sizes: numbers,
    shades: palette,
    retail: [159, 299],
    kinds: [
      ['wool', 'Wool blazer', 'Wollsakko'],
      ['linen', 'Linen blazer', 'Leinensakko'],
      ['stretchWool', 'Jersey blazer', 'Jerseysakko'],
    ],
  },
  coat: {
    shapes: ['straight', 'aLine', 'classic'],
    fits: ['regular', 'relaxed', 'tailored'],
    lengths: regular,
    sizes: numbers,
    shades: palette,
    retail: [229, 449],
    kinds: [
      ['wool', 'Wool coat', 'Wollmantel'],
      ['gabardine', 'Trench coat', 'Trenchcoat'],
      ['waxedCotton', 'Parka', 'Parka'],
      ['wool', 'Double-breasted coat', 'Zweireiher-Mantel'],
    ],
  },
  trousers: {
    shapes: ['straight', 'tapered', 'wide'],
    fits: ['slim', 'regular', 'relaxed'],
    sizes: waists,
    lengths: ['30', '32', '34', '36'],
    shades: palette,
    retail: [79, 149],
    kinds: [
      ['stretchTwill', 'Chino', 'Chino'],
      ['stretchWool', 'Pleated trousers', 'Bundfaltenhose'],
      ['cord', 'Cord trousers', 'Cordhose'],
      ['linen', 'Linen trousers', 'Leinenhose'],
    ],
  },
  jeans: {
    shapes: ['straight', 'tapered', 'wide'],
    fits: ['slim', 'regular', 'relaxed'],
    sizes: waists,
    lengths: ['30', '32', '34', '36'],
    shades: washes,
    retail: [89, 149],
    kinds: [
      ['denim', 'Five-pocket jeans', 'Five-Pocket-Jeans'],
      ['rawDenim', 'Selvedge jeans', 'Selvedge-Jeans'],
      ['stretchDenim', 'Stretch jeans', 'Stretch-Jeans'],
    ],
  },
  shorts: {
    shapes: ['straight', 'wide'],
    fits: ['regular', 'relaxed'],
    sizes: waists,
    lengths: regular,
    shades: palette,
    retail: [49, 79],
    kinds: [
      ['stretchTwill', 'Chino shorts', 'Chinoshorts'],
      ['linen', 'Linen shorts', 'Leinenshorts'],
    ],
  },
  skirt: {
    shapes: ['aLine', 'straight', 'wide'],
    fits: ['regular', 'tailored'],
    sizes: numbers,
    lengths: regular,
    shades: palette,
    retail: [69, 129],
    kinds: [
      ['crepe', 'A-line skirt', 'A-Linien-Rock'],
      ['satin', 'Pleated skirt', 'Plisseerock'],
      ['stretchTwill', 'Twill skirt', 'Twillrock'],
    ],
  },
  dress: {
    shapes: ['aLine', 'straight', 'waisted'],
    fits: ['regular', 'tailored', 'relaxed'],
    sizes: numbers,
    lengths: regular,
    shades: palette,
    retail: [99, 199],
    kinds: [
      ['poplin', 'Shirt dress', 'Hemdblusenkleid'],
      ['crepe', 'Crêpe dress', 'Kreppkleid'],
      ['merino', 'Knitted dress', 'Strickkleid'],
      ['linen', 'Linen dress', 'Leinenkleid'],
    ],
  },
  sneaker: {
    shapes: ['classic'],
    fits: ['regular'],
    sizes: feet,
    lengths: regular,
    shades: leathers,
    retail: [119, 179],
    kinds: [
      ['leather', 'Court sneaker', 'Court-Sneaker'],
      ['suede', 'Suede sneaker', 'Veloursleder-Sneaker'],
    ],
  },
  boot: {
    shapes: ['classic'],
    fits: ['regular'],
    sizes: feet,
    lengths: regular,
    shades: leathers,
    retail: [169, 259],
    kinds: [
      ['leather', 'Chelsea boot', 'Chelsea-Boot'],
      ['leather', 'Lace-up boot', 'Schnürstiefel'],
    ],
  },
  bag: {
    shapes: ['classic', 'boxy'],
    fits: ['none'],
    sizes: oneSize,
    lengths: regular,
    shades: leathers,
    retail: [99, 289],
    kinds: [
      ['leather', 'Leather tote', 'Lederschultertasche'],
      ['suede', 'Weekender', 'Reisetasche'],
      ['leather', 'Crossbody bag', 'Umhängetasche'],
    ],
  },
  belt: {
    shapes: ['classic'],
    fits: ['none'],
    sizes: { men: ['85', '90', '95', '100', '105'], women: ['75', '80', '85', '90', '95'] },
    lengths: regular,
    shades: leathers,
    retail: [49, 89],
    kinds: [
      ['leather', 'Leather belt', 'Ledergürtel'],
      ['suede', 'Woven belt', 'Flechtgürtel'],
    ],
  },
  scarf: {
    shapes: ['classic'],
    fits: ['none'],
    sizes: oneSize,
    lengths: regular,
    shades: palette,
    retail: [49, 99],
    kinds: [
      ['lambswool', 'Lambswool scarf', 'Lammwollschal'],
      ['merino', 'Checked scarf', 'Karoschal'],
    ],
  },
};

import type { Fabric } from './fabrics.ts';
import { leathers, palette, type Shade, washes } from './palette.ts';

/** A kind of garment within a commodity class: its names and its fabric. */
export type Kind = readonly [en: string, de: string, fabric: Fabric];

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
      ['Poplin shirt', 'Popelinehemd', 'poplin'],
      ['Oxford shirt', 'Oxfordhemd', 'oxford'],
      ['Linen shirt', 'Leinenhemd', 'linen'],
      ['Flannel shirt', 'Flanellhemd', 'flannel'],
      ['Twill shirt', 'Twillhemd', 'twill'],
    ],
  },
  blouse: {
    ...top,
    shapes: ['straight', 'waisted', 'boxy'],
    sizes: numbers,
    shades: palette,
    retail: [59, 109],
    kinds: [
      ['Crêpe blouse', 'Kreppbluse', 'crepe'],
      ['Satin blouse', 'Satinbluse', 'satin'],
      ['Linen blouse', 'Leinenbluse', 'linen'],
      ['Cotton blouse', 'Baumwollbluse', 'poplin'],
    ],
  },
  polo: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [49, 79],
    kinds: [
      ['Piqué polo shirt', 'Piqué-Poloshirt', 'jersey'],
      ['Knitted polo shirt', 'Strickpolo', 'fineCotton'],
    ],
  },
  tshirt: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [25, 49],
    kinds: [
      ['Jersey T-shirt', 'Jersey-T-Shirt', 'jersey'],
      ['Slub T-shirt', 'Flammgarn-T-Shirt', 'jersey'],
      ['Heavy T-shirt', 'Schweres T-Shirt', 'heavyJersey'],
    ],
  },
  knitwear: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [79, 159],
    kinds: [
      ['Merino jumper', 'Merinopullover', 'merino'],
      ['Cable-knit jumper', 'Zopfpullover', 'lambswool'],
      ['Ribbed jumper', 'Rippenpullover', 'merino'],
      ['Cotton jumper', 'Baumwollpullover', 'fineCotton'],
    ],
  },
  cardigan: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [89, 169],
    kinds: [
      ['Merino cardigan', 'Merinostrickjacke', 'merino'],
      ['Chunky cardigan', 'Grobstrickjacke', 'lambswool'],
      ['Fine cardigan', 'Feinstrickjacke', 'fineCotton'],
    ],
  },
  sweatshirt: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [59, 99],
    kinds: [
      ['Loopback sweatshirt', 'French-Terry-Sweatshirt', 'heavyJersey'],
      ['Brushed sweatshirt', 'Angerautes Sweatshirt', 'heavyJersey'],
      ['Hooded sweatshirt', 'Kapuzensweatshirt', 'heavyJersey'],
    ],
  },
  jacket: {
    ...top,
    sizes: letters,
    shades: palette,
    retail: [129, 249],
    kinds: [
      ['Field jacket', 'Fieldjacket', 'waxedCotton'],
      ['Overshirt jacket', 'Hemdjacke', 'twill'],
      ['Quilted jacket', 'Steppjacke', 'nylon'],
      ['Bomber jacket', 'Blouson', 'nylon'],
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
      ['Wool blazer', 'Wollsakko', 'wool'],
      ['Linen blazer', 'Leinensakko', 'linen'],
      ['Jersey blazer', 'Jerseysakko', 'stretchWool'],
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
      ['Wool coat', 'Wollmantel', 'wool'],
      ['Trench coat', 'Trenchcoat', 'gabardine'],
      ['Parka', 'Parka', 'waxedCotton'],
      ['Double-breasted coat', 'Zweireiher-Mantel', 'wool'],
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
      ['Chino', 'Chino', 'stretchTwill'],
      ['Pleated trousers', 'Bundfaltenhose', 'stretchWool'],
      ['Cord trousers', 'Cordhose', 'cord'],
      ['Linen trousers', 'Leinenhose', 'linen'],
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
      ['Five-pocket jeans', 'Five-Pocket-Jeans', 'denim'],
      ['Selvedge jeans', 'Selvedge-Jeans', 'rawDenim'],
      ['Stretch jeans', 'Stretch-Jeans', 'stretchDenim'],
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
      ['Chino shorts', 'Chinoshorts', 'stretchTwill'],
      ['Linen shorts', 'Leinenshorts', 'linen'],
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
      ['A-line skirt', 'A-Linien-Rock', 'crepe'],
      ['Pleated skirt', 'Plisseerock', 'satin'],
      ['Twill skirt', 'Twillrock', 'stretchTwill'],
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
      ['Shirt dress', 'Hemdblusenkleid', 'poplin'],
      ['Crêpe dress', 'Kreppkleid', 'crepe'],
      ['Knitted dress', 'Strickkleid', 'merino'],
      ['Linen dress', 'Leinenkleid', 'linen'],
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
      ['Court sneaker', 'Court-Sneaker', 'leather'],
      ['Suede sneaker', 'Veloursleder-Sneaker', 'suede'],
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
      ['Chelsea boot', 'Chelsea-Boot', 'leather'],
      ['Lace-up boot', 'Schnürstiefel', 'leather'],
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
      ['Leather tote', 'Lederschultertasche', 'leather'],
      ['Weekender', 'Reisetasche', 'suede'],
      ['Crossbody bag', 'Umhängetasche', 'leather'],
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
      ['Leather belt', 'Ledergürtel', 'leather'],
      ['Woven belt', 'Flechtgürtel', 'suede'],
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
      ['Lambswool scarf', 'Lammwollschal', 'lambswool'],
      ['Checked scarf', 'Karoschal', 'merino'],
    ],
  },
};

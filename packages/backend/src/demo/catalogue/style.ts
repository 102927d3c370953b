import type { StyleMark } from '@selvedge/core/contract';
import type { styles } from '../../ordering/style/style.schema.ts';
import type { Random } from '../../pictures/random.ts';
import type { Subdivision } from '../house/house.ts';
import { mainClassOf, subclassOf } from './commodities.ts';
import { fabrics } from './fabrics.ts';
import { type GarmentKinds, garments } from './garments.ts';
import { modelNames } from './modelNames.ts';
import { rangeOf } from './range.ts';

export type NewStyle = typeof styles.$inferInsert;

export interface DrawnStyle {
  readonly style: NewStyle;
  readonly garment: GarmentKinds;
  /** Retail price in euros before rounding, and the ratio of retail to sales price. */
  readonly euros: number;
  readonly markup: number;
}

const cuts: Readonly<Record<string, readonly [string, string]>> = {
  slim: ['Cut slim through body and sleeve.', 'Schmal geschnitten, an Körper und Ärmel.'],
  regular: ['A regular cut with room to move.', 'Normal geschnitten, mit Bewegungsfreiheit.'],
  relaxed: [
    'Cut generously, with dropped shoulders.',
    'Großzügig geschnitten, mit überschnittener Schulter.',
  ],
  tailored: ['Gently shaped at the waist.', 'In der Taille leicht geformt.'],
  none: ['Made by hand in a small workshop.', 'In einer kleinen Werkstatt von Hand gefertigt.'],
};

const closings: readonly (readonly [string, string])[] = [
  ['Finished with tonal topstitching.', 'Mit Ziernähten Ton in Ton.'],
  ['With corozo buttons and a woven label.', 'Mit Knöpfen aus Steinnuss und gewebtem Etikett.'],
  [
    'Details kept quiet, so that it goes with everything.',
    'Zurückhaltend im Detail, vielseitig zu kombinieren.',
  ],
  ['A house favourite, season after season.', 'Ein Liebling des Hauses, Saison für Saison.'],
  ['Washed after sewing for a lived-in look.', 'Nach dem Nähen gewaschen, für einen getragenen Charakter.'],
];

const markShares: readonly (readonly [StyleMark, number])[] = [
  ['new', 0.35],
  ['sale', 0.06],
  ['noos', 0.12],
  ['digitalOnly', 0.05],
  ['specialOffer', 0.04],
  ['recommended', 0.15],
];

function weighted(random: Random, weights: Readonly<Record<string, number>>): string {
  const entries = Object.entries(weights);
  let left = random.next() * entries.reduce((total, [, weight]) => total + weight, 0);
  for (const [name, weight] of entries) {
    left -= weight;
    if (left < 0) return name;
  }
  return entries[0]?.[0] ?? '';
}

function marksOf(random: Random, collectionType: string): StyleMark[] {
  const marks: StyleMark[] = markShares.filter(([, share]) => random.chance(share)).map(([mark]) => mark);
  if (collectionType === 'SRS') marks.push('srs');
  if (collectionType === 'core') marks.push('coreRange');
  return marks;
}

/** The style with its role in the range of its place. */
function inRange(serial: number, style: NewStyle): NewStyle {
  const { styleRole, lineId, forAll, alsoIn } = rangeOf(serial, style);
  const gender = forAll ? 'unisex' : style.gender;
  return { ...style, gender, styleRole, lineId, marks: [...style.marks, ...alsoIn] };
}

/** A plausible style for a subdivision; `serial` is part of its ids. */
export function drawStyle(
  random: Random,
  serial: number,
  place: { readonly season: string; readonly subdivision: Subdivision; readonly collectionType: string },
): DrawnStyle {
  const { subdivision, season, collectionType } = place;
  const commodityClass = weighted(random, subdivision.assortment);
  const garment = garments[commodityClass];
  if (!garment) throw new Error(`No garment is described for ${commodityClass}`);
  const [en, de, fabric] = random.pick(garment.kinds);
  const cloth = fabrics[fabric];
  const model = random.pick(modelNames);
  const fit = random.pick(garment.fits);
  const [cutEn, cutDe] = cuts[fit] ?? ['', ''];
  const [closeEn, closeDe] = random.pick(closings);
  const [handEn, handDe] = cloth.hand;
  const [least, most] = garment.retail;
  const gender =
    subdivision.gender === 'unisex' ? random.pick(['women', 'men'] as const) : subdivision.gender;
  return {
    garment,
    euros: (least + random.next() * (most - least)) * subdivision.level,
    markup: 2.3 + random.next() * 0.4,
    style: inRange(serial, {
      articleId: `A${100_000 + serial}`,
      articleNumber: `${subdivision.subdivision.slice(0, 2)}.${String(serial).padStart(5, '0')}`,
      season,
      subdivision: subdivision.subdivision,
      collectionType,
      nameEn: `${en} ${model}`,
      nameDe: `${de} ${model}`,
      descriptionEn: `${handEn} ${cutEn} ${closeEn}`,
      descriptionDe: `${handDe} ${cutDe} ${closeDe}`,
      gender,
      commodityClass,
      model,
      shape: random.pick(garment.shapes),
      fit,
      marks: marksOf(random, collectionType),
      keylookId: null,
      material: [...cloth.material],
      care: [...cloth.care],
      sizes: [...garment.sizes[gender]],
      lengths: [...garment.lengths],
      drawing: random.between(0, 2_147_483_647),
      commodityMainClass: mainClassOf(commodityClass),
      commoditySubclass: subclassOf(en),
      styleRole: '',
      lineId: null,
    }),
  };
}

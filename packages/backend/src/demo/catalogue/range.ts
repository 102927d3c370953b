import type { StyleMark } from '@selvedge/core/contract';
import { createRandom, type Random } from '../../pictures/random.ts';
import { house } from '../house/house.ts';
import type { Term } from './commodities.ts';

/** Terms for the roles of styles and colours in the range. */
export const rangeTerms: readonly Term[] = [
  { kind: 'styleRole', code: 'basic', label: { en: 'Basic', de: 'Basic' } },
  { kind: 'styleRole', code: 'fashion', label: { en: 'Fashion', de: 'Mode' } },
  { kind: 'styleRole', code: 'key', label: { en: 'Key style', de: 'Key-Piece' } },
  { kind: 'styleRole', code: 'carryOver', label: { en: 'Carry-over', de: 'Durchläufer' } },
  { kind: 'colourStock', code: 'stock', label: { en: 'Stock colour', de: 'Lagerfarbe' } },
  { kind: 'colourStock', code: 'season', label: { en: 'Seasonal colour', de: 'Saisonfarbe' } },
  { kind: 'colourStock', code: 'limited', label: { en: 'Limited colour', de: 'Limitierte Farbe' } },
  { kind: 'colourStock', code: 'ending', label: { en: 'Ending colour', de: 'Auslauffarbe' } },
];

const lineIds: readonly string[] = house.flatMap(({ brandId, lines }) =>
  lines.map((_, position) => `${brandId}-${position + 1}`),
);

/** A separate generator for each style, so that this file does not change any earlier draw. */
const drawsFor = (serial: number): Random => createRandom(7_919 * serial + 31);

function styleRoleOf(random: Random, marks: readonly StyleMark[]): string {
  if (marks.includes('noos')) return random.chance(0.6) ? 'carryOver' : 'basic';
  if (random.chance(0.12)) return 'key';
  return random.chance(0.55) ? 'fashion' : 'basic';
}

export interface RangeFacts {
  readonly styleRole: string;
  /** The line that lends the style to the subdivision (one style in thirteen), otherwise null. */
  readonly lineId: string | null;
  /** Worn by women and men alike. */
  readonly forAll: boolean;
  /** Further ranges that the style belongs to: the core range or the shop range. */
  readonly alsoIn: readonly StyleMark[];
}

/** The role of the `serial`-th style in the range of its place. */
export function rangeOf(
  serial: number,
  { marks, collectionType }: { readonly marks: readonly StyleMark[]; readonly collectionType: string },
): RangeFacts {
  const random = drawsFor(serial);
  const styleRole = styleRoleOf(random, marks);
  const lineId = random.chance(0.08) ? random.pick(lineIds) : null;
  const forAll = random.chance(0.08);
  const inMain = collectionType === 'main';
  return {
    styleRole,
    lineId,
    forAll,
    alsoIn: [
      ...(inMain && random.chance(0.08) ? (['srs'] as const) : []),
      ...(inMain && random.chance(0.1) ? (['coreRange'] as const) : []),
    ],
  };
}

const stockShares = [
  { stock: 'stock', upTo: 0.3 },
  { stock: 'season', upTo: 0.8 },
  { stock: 'limited', upTo: 0.92 },
];

/**
 * For each colour of the `serial`-th style: how it is kept in stock, and how many weeks after the style it is
 * delivered.
 */
export function colourRangeOf(serial: number, count: number): { stock: string; weeksLater: number }[] {
  const random = drawsFor(serial + 1_000_003);
  return Array.from({ length: count }, () => {
    const draw = random.next();
    const late = random.next();
    const stock = stockShares.find(({ upTo }) => draw < upTo)?.stock ?? 'ending';
    return { stock, weeksLater: late < 0.8 ? 0 : 2 };
  });
}

import {
  inLanguage,
  type Language,
  type SizeCurve,
  type SizeCurves,
  type SizeWeight,
} from '@selvedge/core/contract';
import { asc } from 'drizzle-orm';
import type { SignedInUser } from '../../access/accessCheck.ts';
import type { Queryable } from '../../database/database.ts';
import { say } from '../../language/words.ts';
import { readTerms } from '../style/terms.store.ts';
import { houseWeights } from './houseCurve.ts';
import { type OrderedSizes, orderedByCustomer, orderedInCountry, type StyleRow } from './orderedSizes.ts';
import { houseCurves } from './sizeCurve.schema.ts';
import { coreWeights, standardWeights } from './standardCurve.ts';

interface For {
  readonly customerId: string;
  readonly country: string;
  readonly language: Language;
  readonly user: SignedInUser;
  /** Epoch ms. */
  readonly now: number;
}

/**
 * Fewer customers than this, besides the user's own, make no region: their curve would reveal another shop's
 * orders.
 */
export const LEAST_CUSTOMERS = 3;

const countryIn = (language: Language, country: string): string =>
  new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? country;

/** Whole percentages only: from absolute numbers, requested day by day, one could work out each single order. */
const inPercent = ({ weights, pieces }: OrderedSizes): SizeWeight[] =>
  weights.map((one) => ({ ...one, weight: Math.round((100 * one.weight) / pieces) }));

async function orderedCurve(
  db: Queryable,
  style: StyleRow,
  { customerId, country, language, user, now }: For,
  what: string,
): Promise<SizeCurve | null> {
  const own = await orderedByCustomer(db, customerId, style, now);
  if (own) {
    const { weights, pieces, since } = own;
    const name = say(language, 'curve.orders', { what, since });
    return { curveId: 'orders', kind: 'orders', name, pieces, weights: [...weights] };
  }
  const region = await orderedInCountry(db, { country, user }, style, now);
  if (!region || region.customers < LEAST_CUSTOMERS) return null;
  const name = say(language, 'curve.region', { what, country: countryIn(language, country) });
  return { curveId: 'region', kind: 'region', name, pieces: 0, weights: inPercent(region) };
}

/** The house's own curves for a style, in their order. The ones that somebody meant for it come before those for all. */
async function curvesOfHouse(db: Queryable, style: StyleRow, language: Language): Promise<SizeCurve[]> {
  const rows = await db
    .select()
    .from(houseCurves)
    .orderBy(asc(houseCurves.position), asc(houseCurves.curveId));
  const aim = ({ gender, commodityClass }: (typeof rows)[number]): number =>
    Number(gender !== '') + Number(commodityClass !== '');
  return rows
    .toSorted((one, other) => aim(other) - aim(one))
    .flatMap((row): SizeCurve[] => {
      const weights = houseWeights(row, style);
      const name = inLanguage(row.name, language);
      return weights ? [{ curveId: `house.${row.curveId}`, kind: 'standard', name, pieces: 0, weights }] : [];
    });
}

/** The size curves for a style, best first (M4). What the house says takes the place of our standards. */
export async function readSizeCurves(db: Queryable, style: StyleRow, forWhom: For): Promise<SizeCurves> {
  const term = await readTerms(db, forWhom.language);
  const what = `${term('commodityClass', style.commodityClass)}, ${term('gender', style.gender)}`;
  const ordered = await orderedCurve(db, style, forWhom, what);
  const standard = (curveId: string, name: string, weights: SizeCurve['weights'] | null): SizeCurve[] =>
    weights ? [{ curveId, kind: 'standard', name, pieces: 0, weights }] : [];
  const house = await curvesOfHouse(db, style, forWhom.language);
  const standards = [
    ...standard('standard', say(forWhom.language, 'curve.standard', { what }), standardWeights(style)),
    ...standard('core', say(forWhom.language, 'curve.core', { what }), coreWeights(style)),
  ];
  return { curves: [...(ordered ? [ordered] : []), ...(house.length > 0 ? house : standards)] };
}

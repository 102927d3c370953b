import type { Brand, RightEnv, SellingTime } from '../../contract/index.ts';
import type { SeasonCardInput } from './seasonCard.machine.ts';

interface SeasonNames {
  readonly brandName: string;
  readonly lineName: string;
  readonly subdivisionName: string;
}

/** Names of brand, line and subdivision, by subdivision key such as '13-0'. */
export const namesBySubdivision = (brands: readonly Brand[]): Map<string, SeasonNames> =>
  new Map(
    brands.flatMap((brand) =>
      brand.lines.flatMap((line) =>
        Object.entries(line.subdivisions).map(([key, { displayName }]): [string, SeasonNames] => [
          key,
          { brandName: brand.displayName, lineName: line.displayName, subdivisionName: displayName },
        ]),
      ),
    ),
  );

const keyOf = ({ season, subdivision, collectionType }: SellingTime): string =>
  `${season}.${subdivision}.${collectionType}`;

/** What the customer orders comes before what is merely offered. */
const ranks = { place: 0, brand: 1 } as const;
const rankOf = ({ mine }: SellingTime): number => (mine ? ranks[mine] : 2);

/** One card per season × subdivision × collection type: the customer's own first, then by the sales period. */
export const cardsOf = (
  where: { readonly rightEnv: RightEnv; readonly customerId: string },
  {
    sellingTimes,
    brands,
  }: { readonly sellingTimes: readonly SellingTime[]; readonly brands: readonly Brand[] },
): SeasonCardInput[] => {
  const names = namesBySubdivision(brands);
  const first = new Map<string, SellingTime>();
  for (const time of sellingTimes) if (!first.has(keyOf(time))) first.set(keyOf(time), time);
  return [...first.values()]
    .sort(
      (one, other) =>
        rankOf(one) - rankOf(other) ||
        one.salesPeriodFrom - other.salesPeriodFrom ||
        one.salesPeriodTo - other.salesPeriodTo,
    )
    .map((sellingTime) => {
      const { season, subdivision, collectionType } = sellingTime;
      const found = names.get(subdivision);
      return {
        place: {
          rightEnv: where.rightEnv,
          customerId: where.customerId,
          season,
          subdivision,
          collectionType,
        },
        sellingTime,
        brandName: found?.brandName ?? '',
        lineName: found?.lineName ?? '',
        subdivisionName: found?.subdivisionName ?? subdivision,
      };
    });
};

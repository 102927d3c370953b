import type { Colour, Finding, Variant } from '../contract/index.ts';
import type { CartFacts, LineFacts } from './facts.ts';
import { finding, placeOfColour, placeOfLine } from './placeOf.ts';

/** A fact that limits the pieces of a variant, and the rule that objects to more than `most`. */
interface PieceLimit {
  readonly code: 'stockExceeded' | 'permittedExceeded';
  readonly fact: 'availableQuantity' | 'permittedQuantity';
  readonly most: number;
}

const limits: readonly Omit<PieceLimit, 'most'>[] = [
  { code: 'stockExceeded', fact: 'availableQuantity' },
  { code: 'permittedExceeded', fact: 'permittedQuantity' },
];

/** What limits the pieces of a variant: its stock and its permitted pieces, each where it has one (N7). */
export const pieceLimitsOf = (variant: Pick<Variant, PieceLimit['fact']>): PieceLimit[] =>
  limits.flatMap((limit) => {
    const most = variant[limit.fact];
    return most === null ? [] : [{ ...limit, most }];
  });

/** The pieces that can be ordered of a variant at most, by stock and permitted pieces (N7); null: no limit. */
export const mostPiecesOf = (variant: Pick<Variant, PieceLimit['fact']>): number | null => {
  const most = pieceLimitsOf(variant).map((limit) => limit.most);
  return most.length === 0 ? null : Math.min(...most);
};

/** The option limit: the total of pieces permitted of a colour in a length (N7); null: no limit. */
export const permittedTotalOf = (
  colour: Pick<Colour, 'lengthLimits'> | null,
  articleLength: string,
): number | null =>
  colour?.lengthLimits.find((limit) => limit.articleLength === articleLength)?.permittedTotal ?? null;

/** Each variant is within its stock and permitted pieces (N7). */
export const quantitiesAreThere = ({ lines }: CartFacts): Finding[] =>
  lines.flatMap((line) => {
    const { variant, quantity } = line;
    return (variant ? pieceLimitsOf(variant) : [])
      .filter(({ most }) => quantity > most)
      .map(({ code, fact, most }) => finding(code, placeOfLine(line), { [fact]: most, quantity }));
  });

/** The option limit: the total of a colour in a length is permitted (N7). */
export const lengthTotalsArePermitted = ({ lines }: CartFacts): Finding[] => {
  const totals = new Map<string, { line: LineFacts; articleLength: string; total: number }>();
  for (const line of lines) {
    const articleLength = line.variant?.articleLength;
    if (articleLength === undefined) continue;
    const key = `${line.articleColorId} ${articleLength}`;
    const total = (totals.get(key)?.total ?? 0) + line.quantity;
    totals.set(key, { line, articleLength, total });
  }
  return [...totals.values()].flatMap(({ line, articleLength, total }) => {
    const permittedTotal = permittedTotalOf(line.colour, articleLength);
    if (permittedTotal === null || total <= permittedTotal) return [];
    return [
      finding(
        'lengthTotalExceeded',
        { ...placeOfColour(line), articleLength },
        { permittedTotal, total, articleLength },
      ),
    ];
  });
};

import type { Finding } from '../contract/index.ts';
import type { CartFacts, LineFacts } from './facts.ts';
import { finding, placeOfColour, placeOfLine } from './placeOf.ts';

const exceeds = (quantity: number, most: number | null): most is number => most !== null && quantity > most;

/** Each variant is within its stock and permitted pieces (N7). */
export const quantitiesAreThere = ({ lines }: CartFacts): Finding[] =>
  lines.flatMap((line) => {
    const { variant, quantity } = line;
    if (variant === null) return [];
    const found: Finding[] = [];
    if (exceeds(quantity, variant.availableQuantity)) {
      found.push(
        finding('stockExceeded', placeOfLine(line), {
          availableQuantity: variant.availableQuantity,
          quantity,
        }),
      );
    }
    if (exceeds(quantity, variant.permittedQuantity)) {
      found.push(
        finding('permittedExceeded', placeOfLine(line), {
          permittedQuantity: variant.permittedQuantity,
          quantity,
        }),
      );
    }
    return found;
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
    const limit = line.colour?.lengthLimits.find((one) => one.articleLength === articleLength);
    if (!limit || total <= limit.permittedTotal) return [];
    return [
      finding(
        'lengthTotalExceeded',
        { ...placeOfColour(line), articleLength },
        { permittedTotal: limit.permittedTotal, total, articleLength },
      ),
    ];
  });
};

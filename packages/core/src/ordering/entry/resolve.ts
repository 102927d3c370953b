import type { FoundElsewhere, Style } from '../../contract/index.ts';
import { type Articles, type ArticleVariant, numberKey, stylesByNumber, variantsOf } from './articles.ts';
import { type Damage, damageOf, eanOf, gtinOf, hasCheckDigit } from './codeText.ts';
import type { EntryRow, Fields, Repair, RowField } from './entryRows.ts';
import { matchesColour, matchesLength, matchesSize } from './matching.ts';
import { type QuantityRead, readQuantity } from './quantityText.ts';

/** What a row's code, colour, length and size come to. Candidates are articleVariantIds. */
export type Resolution =
  | { readonly kind: 'found'; readonly articleVariantId: string }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  /** `field` is what nothing is known by; `checkDigit`: an EAN that cannot be one. */
  | {
      readonly kind: 'unknown';
      readonly field: 'code' | 'missing' | 'checkDigit' | 'colour' | 'length' | 'size';
      readonly candidates: readonly string[];
    }
  | { readonly kind: 'elsewhere'; readonly places: readonly FoundElsewhere[] }
  | { readonly kind: 'damaged'; readonly field: RowField; readonly damage: Damage }
  /** EAN and article number name different styles. */
  | { readonly kind: 'contradictory'; readonly candidates: readonly string[] };

/** A row with what it means; what it becomes depends on the cart as well. */
export interface JudgedRow {
  readonly row: EntryRow;
  readonly resolution: Resolution;
  readonly quantity: QuantityRead;
  readonly leftOut: boolean;
}

const ids = (articles: readonly ArticleVariant[]): string[] =>
  articles.map(({ variant }) => variant.articleVariantId);

const criteria = [
  ['colour', ({ colour }: ArticleVariant, text: string) => matchesColour(colour, text)],
  ['length', ({ variant }: ArticleVariant, text: string) => matchesLength(variant.articleLength, text)],
  ['size', ({ variant }: ArticleVariant, text: string) => matchesSize(variant.size, text)],
] as const;

const exactly = {
  colour: ({ colour }: ArticleVariant) => colour.code,
  length: ({ variant }: ArticleVariant) => variant.articleLength,
  size: ({ variant }: ArticleVariant) => variant.size,
} as const;

/** A code match that is exact beats one by name or without zeros. */
const narrowed = (
  left: readonly ArticleVariant[],
  field: (typeof criteria)[number][0],
  text: string,
  matches: (article: ArticleVariant, text: string) => boolean,
): readonly ArticleVariant[] => {
  const fitting = left.filter((article) => matches(article, text));
  const exact = fitting.filter((article) => exactly[field](article).toUpperCase() === text.toUpperCase());
  return exact.length > 0 ? exact : fitting;
};

/** Colour, length and size narrow the variants of the styles that a code names. */
function amongStyles(styles: readonly Style[], fields: Fields): Resolution {
  let left: readonly ArticleVariant[] = styles.flatMap(variantsOf);
  for (const [field, matches] of criteria) {
    const text = fields[field];
    if (text === '') continue;
    const fitting = narrowed(left, field, text, matches);
    if (fitting.length === 0) {
      const damage = damageOf(text);
      return damage ? { kind: 'damaged', field, damage } : { kind: 'unknown', field, candidates: ids(left) };
    }
    left = fitting;
  }
  const [only] = left;
  return only && left.length === 1
    ? { kind: 'found', articleVariantId: only.variant.articleVariantId }
    : { kind: 'ambiguous', candidates: ids(left) };
}

function byCode(code: string, fields: Fields, articles: Articles): Resolution | null {
  const styles = articles.byNumber.get(numberKey(code));
  if (styles) return amongStyles(styles, fields);
  const ean = eanOf(code);
  const article = ean === null ? undefined : articles.byGtin.get(gtinOf(ean));
  const inSheet = article ? undefined : stylesByNumber(articles, code);
  if (inSheet) return amongStyles(inSheet, fields);
  if (article) return { kind: 'found', articleVariantId: article.variant.articleVariantId };
  const places =
    articles.elsewhere.get(numberKey(code)) ??
    (ean === null ? undefined : articles.elsewhere.get(gtinOf(ean)));
  return places ? { kind: 'elsewhere', places } : null;
}

const nothingKnown = (code: string): Resolution => {
  const ean = eanOf(code);
  const wrong = ean !== null && ean.length > 11 && !hasCheckDigit(ean);
  return { kind: 'unknown', field: wrong ? 'checkDigit' : 'code', candidates: [] };
};

const candidatesOf = (resolution: Resolution | null): readonly string[] => {
  if (resolution?.kind === 'found') return [resolution.articleVariantId];
  return resolution && 'candidates' in resolution ? resolution.candidates : [];
};

/** Both codes are there: they must name the same style; an EAN that says nothing leaves the other to be chosen. */
function byBoth(fields: Fields, articles: Articles): Resolution {
  const byEan = byCode(fields.ean, fields, articles);
  const byNumber = byCode(fields.articleNumber, fields, articles);
  if (byEan?.kind !== 'found') {
    const candidates = candidatesOf(byNumber);
    return candidates.length > 0
      ? { kind: 'ambiguous', candidates }
      : (byEan ?? byNumber ?? nothingKnown(fields.ean));
  }
  const article = articles.byVariant.get(byEan.articleVariantId);
  if (article && stylesByNumber(articles, fields.articleNumber)?.includes(article.style)) return byEan;
  const others = candidatesOf(byNumber);
  return others.length === 0
    ? { kind: 'contradictory', candidates: [byEan.articleVariantId] }
    : { kind: 'contradictory', candidates: [byEan.articleVariantId, ...others] };
}

/** What a row means among what was looked up. */
export function resolve({ fields }: Pick<EntryRow, 'fields'>, articles: Articles): Resolution {
  for (const field of ['ean', 'articleNumber'] as const) {
    const damage = damageOf(fields[field]);
    if (damage && !articles.byNumber.has(numberKey(fields[field]))) return { kind: 'damaged', field, damage };
  }
  const code = fields.ean || fields.articleNumber;
  if (code === '') return { kind: 'unknown', field: 'missing', candidates: [] };
  if (fields.ean !== '' && fields.articleNumber !== '') return byBoth(fields, articles);
  return byCode(code, fields, articles) ?? nothingKnown(code);
}

/** Of what fits, what the row's own cells can mean, as long as nothing of it was repaired. */
function asRead(resolution: Resolution, { readings }: EntryRow, repair: Repair | undefined): Resolution {
  if (resolution.kind !== 'ambiguous' || !readings || repair) return resolution;
  return { kind: 'ambiguous', candidates: readings };
}

/** A row as repaired, judged. A variant that the user chose stands until a code of the row is changed. */
export function judgeRow(row: EntryRow, repair: Repair | undefined, articles: Articles): JudgedRow {
  const chosen = repair?.variant;
  return {
    row,
    resolution:
      chosen !== undefined && articles.byVariant.has(chosen)
        ? { kind: 'found', articleVariantId: chosen }
        : asRead(resolve(row, articles), row, repair),
    quantity: readQuantity(row.fields.quantity),
    leftOut: repair?.leftOut ?? false,
  };
}

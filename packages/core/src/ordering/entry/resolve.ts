import type { FoundElsewhere, Style } from '../../contract/index.ts';
import { gtinOf, hasCheckDigit } from '../../rules/gtin.ts';
import { type QuantityRead, readListQuantity } from '../../rules/quantityText.ts';
import { type Articles, type ArticleVariant, numberKey, stylesByNumber, variantsOf } from './articles.ts';
import type { EntryRow, Fields, Repair, RowField } from './entryRows.ts';
import { matchesColour, matchesLength, matchesSize } from './matching.ts';
import { type Damage, damageOf, eanOf } from './spreadsheetDamage.ts';

/** The variant that a row's code, colour, length and size identify. Candidates are articleVariantIds. */
export type Resolution =
  | { readonly kind: 'found'; readonly articleVariantId: string }
  | { readonly kind: 'ambiguous'; readonly candidates: readonly string[] }
  /** `field` is the part that is unknown; `checkDigit`: an EAN with a wrong check digit. */
  | {
      readonly kind: 'unknown';
      readonly field: 'code' | 'missing' | 'checkDigit' | 'colour' | 'length' | 'size';
      readonly candidates: readonly string[];
    }
  | { readonly kind: 'elsewhere'; readonly places: readonly FoundElsewhere[] }
  | { readonly kind: 'damaged'; readonly field: RowField; readonly damage: Damage }
  /** EAN and article number name different styles. */
  | { readonly kind: 'contradictory'; readonly candidates: readonly string[] };

/** A row with its resolution. Its verdict also depends on the cart. */
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

/** An exact match of the code has priority over a match by name or without leading zeros. */
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

/** Narrows the variants of the code's styles by colour, length and size. */
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

/**
 * For rows with both codes: they must identify the same style. If the EAN yields nothing, the user chooses by the
 * article number.
 */
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

/** Resolves a row with the lookup results. */
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

/** If the match is ambiguous, limits it to the row's own readings, as long as the user changed nothing. */
function asRead(resolution: Resolution, { readings }: EntryRow, repair: Repair | undefined): Resolution {
  if (resolution.kind !== 'ambiguous' || !readings || repair) return resolution;
  return { kind: 'ambiguous', candidates: readings };
}

/** Judges a row with the user's changes. A variant chosen by the user stays until a code of the row changes. */
export function judgeRow(row: EntryRow, repair: Repair | undefined, articles: Articles): JudgedRow {
  const chosen = repair?.variant;
  return {
    row,
    resolution:
      chosen !== undefined && articles.byVariant.has(chosen)
        ? { kind: 'found', articleVariantId: chosen }
        : asRead(resolve(row, articles), row, repair),
    quantity: readListQuantity(row.fields.quantity),
    leftOut: repair?.leftOut ?? false,
  };
}

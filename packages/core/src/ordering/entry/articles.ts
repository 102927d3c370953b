import type { Colour, FoundElsewhere, Style, Variant } from '../../contract/index.ts';
import { gtinOf } from '../../rules/gtin.ts';
import { numberInSheet } from './spreadsheetDamage.ts';

/** A variant with its style and colour. */
export interface ArticleVariant {
  readonly style: Style;
  readonly colour: Colour;
  readonly variant: Variant;
}

/** The results of all lookups so far. */
export interface LookupResult {
  readonly styles: readonly Style[];
  readonly elsewhere: readonly FoundElsewhere[];
}

/** The lookup results, indexed by code. */
export interface Articles {
  readonly byGtin: ReadonlyMap<string, ArticleVariant>;
  readonly byNumber: ReadonlyMap<string, readonly Style[]>;
  /** By article number as a spreadsheet leaves it (without leading zeros). */
  readonly byNumberInSheet: ReadonlyMap<string, readonly Style[]>;
  readonly byVariant: ReadonlyMap<string, ArticleVariant>;
  /** Indexed both by GTIN and by article number. */
  readonly elsewhere: ReadonlyMap<string, readonly FoundElsewhere[]>;
}

export const numberKey = (articleNumber: string): string => articleNumber.toUpperCase();

const put = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
};

export const variantsOf = (style: Style): ArticleVariant[] =>
  style.colours.flatMap((colour) => colour.variants.map((variant) => ({ style, colour, variant })));

function indexed({ styles, elsewhere }: LookupResult): Articles {
  const byGtin = new Map<string, ArticleVariant>();
  const byVariant = new Map<string, ArticleVariant>();
  const byNumber = new Map<string, Style[]>();
  const inSheet = new Map<string, Style[]>();
  const others = new Map<string, FoundElsewhere[]>();
  for (const style of styles) {
    put(byNumber, numberKey(style.articleNumber), style);
    const left = numberInSheet(style.articleNumber);
    if (left !== null) put(inSheet, left, style);
    for (const article of variantsOf(style)) {
      byGtin.set(gtinOf(article.variant.ean), article);
      byVariant.set(article.variant.articleVariantId, article);
    }
  }
  for (const found of elsewhere) {
    put(others, found.ean === '' ? numberKey(found.articleNumber) : gtinOf(found.ean), found);
  }
  return { byGtin, byNumber, byNumberInSheet: inSheet, byVariant, elsewhere: others };
}

/** The styles of an article number: as written, else as altered by a spreadsheet. */
export const stylesByNumber = (
  { byNumber, byNumberInSheet }: Pick<Articles, 'byNumber' | 'byNumberInSheet'>,
  text: string,
): readonly Style[] | undefined =>
  byNumber.get(numberKey(text)) ?? byNumberInSheet.get(numberInSheet(text) ?? '');

/**
 * The original code, if the row contains it without the leading zeros that a spreadsheet removed; null: no zeros are
 * missing.
 */
export function zerosLost(
  { ean, articleNumber }: { readonly ean: string; readonly articleNumber: string },
  { style, variant }: ArticleVariant,
): string | null {
  const isLess = (said: string, code: string): boolean =>
    said !== '' && said.length < code.length && numberInSheet(said) === numberInSheet(code);
  if (isLess(ean, variant.ean)) return variant.ean;
  if (isLess(articleNumber, variant.ean)) return variant.ean;
  return isLess(articleNumber, style.articleNumber) ? style.articleNumber : null;
}

const kept = new WeakMap<LookupResult, Articles>();

/** Builds the index of the lookup results. Cached per object. */
export function articlesIn(found: LookupResult): Articles {
  const known = kept.get(found);
  if (known) return known;
  const articles = indexed(found);
  kept.set(found, articles);
  return articles;
}

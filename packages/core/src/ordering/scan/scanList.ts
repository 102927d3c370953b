import type { Finding, FoundElsewhere } from '../../contract/index.ts';
import type { ScanMode } from '../../keptWork/scanModes.ts';
import { type ArticleVariant, articlesIn, type LookedUp } from '../entry/articles.ts';
import { gtinOf } from '../entry/codeText.ts';
import { hindranceOf, type OrderingMoment } from '../rules/index.ts';
import { type CodeFault, readCode } from './scanCode.ts';

/** One scan. Nothing that was scanned leaves the list but by hand, or as one of too many that are dealt with. */
export interface Scan {
  readonly id: string;
  /** Epoch ms by the machine's clock. */
  readonly at: number;
  /** As read, or as mended by hand. */
  readonly text: string;
  /** What it was meant to do, and whether that is still to come. */
  readonly mode: ScanMode;
  readonly open: boolean;
  /** Pieces it has added to the cart. */
  readonly pieces: number;
  /** The style it turned out to be; null: none so far. */
  readonly articleId: string | null;
}

/** What is known of the codes: what was looked up, and which codes were asked for, as `gtinOf` writes them. */
export interface KnownCodes {
  readonly found: LookedUp;
  readonly asked: readonly string[];
}

export const nothingKnown: KnownCodes = { found: { styles: [], elsewhere: [] }, asked: [] };

/** `looking`: it is not known yet what the code means. */
export type ScanMeaning =
  | { readonly kind: 'wrong'; readonly fault: CodeFault }
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly article: ArticleVariant; readonly hindrance: Finding | null }
  | { readonly kind: 'elsewhere'; readonly places: readonly FoundElsewhere[] }
  | { readonly kind: 'unknown' };

/** So many scans are kept. */
export const MOST_SCANS = 500;
/** So many codes are asked for at once. */
export const CODES_AT_ONCE = 100;

const placeKey = ({ articleId, season, subdivision, collectionType }: FoundElsewhere): string =>
  [articleId, season, subdivision, collectionType].join('/');

const eachOnce = (places: readonly FoundElsewhere[]): readonly FoundElsewhere[] => [
  ...new Map(places.map((place) => [placeKey(place), place])).values(),
];

/** What a scanned text means by what is known. */
export function meaningOf(text: string, { found, asked }: KnownCodes, moment: OrderingMoment): ScanMeaning {
  const { digits, fault } = readCode(text);
  if (fault) return { kind: 'wrong', fault };
  const { byGtin, elsewhere } = articlesIn(found);
  const gtin = gtinOf(digits);
  const article = byGtin.get(gtin);
  if (article) return { kind: 'found', article, hindrance: hindranceOf(article, moment) };
  const places = elsewhere.get(gtin);
  if (places) return { kind: 'elsewhere', places: eachOnce(places) };
  return asked.includes(gtin) ? { kind: 'unknown' } : { kind: 'looking' };
}

/** Codes still to be looked up, each once, the oldest first. */
export function codesToAsk(scans: readonly Scan[], { found, asked }: KnownCodes): readonly string[] {
  const { byGtin, elsewhere } = articlesIn(found);
  const known = new Set(asked);
  const codes = new Map<string, string>();
  for (const { text } of scans.toReversed()) {
    const { digits, fault } = readCode(text);
    const gtin = gtinOf(digits);
    if (!fault && !known.has(gtin) && !byGtin.has(gtin) && !elsewhere.has(gtin)) codes.set(gtin, digits);
  }
  return [...codes.values()];
}

/** What is known without a code: it is asked for anew. */
export function withoutCode({ found, asked }: KnownCodes, text: string): KnownCodes {
  const gtin = gtinOf(readCode(text).digits);
  const style = articlesIn(found).byGtin.get(gtin)?.style;
  return {
    found: {
      styles: found.styles.filter(({ articleId }) => articleId !== style?.articleId),
      elsewhere: found.elsewhere.filter(({ ean }) => gtinOf(ean) !== gtin),
    },
    asked: asked.filter((one) => one !== gtin),
  };
}

const dropOldest = (scans: readonly Scan[], drops: (scan: Scan) => boolean): readonly Scan[] => {
  let over = scans.length - MOST_SCANS;
  if (over <= 0) return scans;
  const left = scans.toReversed().filter((scan) => {
    const goes = over > 0 && drops(scan);
    if (goes) over -= 1;
    return !goes;
  });
  return left.toReversed();
};

/** The list within its bounds: what is done goes first, then what is merely listed; what is still to do stays. */
export const bounded = (scans: readonly Scan[]): readonly Scan[] =>
  dropOldest(
    dropOldest(scans, ({ open, articleId }) => !open && articleId !== null),
    ({ open }) => !open,
  );

/** How many of the scans that went to make room were of codes nobody has dealt with. */
export const goneUnknown = (before: readonly Scan[], after: readonly Scan[]): number => {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id, articleId, pieces }) => !left.has(id) && articleId === null && pieces === 0)
    .length;
};

/** What scans have come to: pieces for the cart, each variant once, and the scan whose style is to be shown. */
export interface SettledScans {
  readonly scans: readonly Scan[];
  readonly cells: readonly { readonly articleVariantId: string; readonly pieces: number }[];
  readonly show: string | null;
}

export interface SettleBy {
  readonly known: KnownCodes;
  readonly moment: OrderingMoment;
  readonly mayInsert: boolean;
  /** Pieces can be given to the cart now; otherwise they wait. */
  readonly cartOpen: boolean;
}

/** What an open scan comes to: it waits, it is done with, its style is to be shown, or a piece goes to the cart. */
const endOf = ({ mode }: Scan, meaning: ScanMeaning, { mayInsert, cartOpen }: SettleBy) => {
  if (meaning.kind !== 'found') return 'done';
  if (mode === 'show') return 'show';
  if (meaning.hindrance || !mayInsert) return 'done';
  return cartOpen ? 'add' : 'wait';
};

/** Does what has become clear of each open scan, once. */
export function settled(scans: readonly Scan[], by: SettleBy): SettledScans {
  const sums = new Map<string, number>();
  let show: string | null = null;
  const settle = (scan: Scan): Scan => {
    if (!scan.open && scan.articleId !== null) return scan;
    const meaning = meaningOf(scan.text, by.known, by.moment);
    if (meaning.kind === 'looking') return scan;
    const article = meaning.kind === 'found' ? meaning.article : null;
    const named = article ? { ...scan, articleId: article.style.articleId } : scan;
    const end = scan.open ? endOf(scan, meaning, by) : 'wait';
    if (end === 'wait') return named;
    if (end === 'show') show ??= scan.id;
    if (end !== 'add' || !article) return { ...named, open: false };
    const { articleVariantId } = article.variant;
    sums.set(articleVariantId, (sums.get(articleVariantId) ?? 0) + 1);
    return { ...named, open: false, pieces: scan.pieces + 1 };
  };
  return {
    scans: scans.map(settle),
    cells: [...sums].map(([articleVariantId, pieces]) => ({ articleVariantId, pieces })),
    show,
  };
}

/** The styles that were scanned, each once. */
export const scannedStyles = (scans: readonly Scan[]): readonly string[] => [
  ...new Set(scans.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]))),
];

/** What an earlier page kept, with what was scanned since: nothing is shown of its own accord. Not yet bounded. */
export function recalled(kept: readonly Scan[], now: readonly Scan[]): readonly Scan[] {
  const known = new Set(now.map(({ id }) => id));
  const earlier = kept.map((scan) => ({
    ...scan,
    id: known.has(scan.id) ? `${scan.id}+` : scan.id,
    open: scan.open && scan.mode === 'add',
  }));
  return [...now, ...earlier].toSorted((one, other) => other.at - one.at);
}

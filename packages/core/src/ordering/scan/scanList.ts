import type { Finding, FoundArticles, FoundElsewhere } from '../../contract/index.ts';
import type { Scan } from '../../keptWork/scan.ts';
import { gtinOf } from '../../rules/gtin.ts';
import { hindranceOf, type OrderingMoment } from '../../rules/index.ts';
import { type ArticleVariant, articlesIn, type LookupResult } from '../entry/articles.ts';
import { withAnswer } from '../entry/codes.ts';
import { type CodeFault, readCode } from './scanCode.ts';

/** What is known about the codes: the lookup results, and the codes already requested, in the form of `gtinOf`. */
export interface KnownCodes {
  readonly found: LookupResult;
  readonly asked: readonly string[];
  /** Server time of the last response, epoch ms. */
  readonly serverTime: number;
}

export const nothingKnown: KnownCodes = {
  found: { styles: [], elsewhere: [] },
  asked: [],
  serverTime: 0,
};

/** `looking`: the meaning of the code is not known yet. */
export type ScanMeaning =
  | { readonly kind: 'wrong'; readonly fault: CodeFault }
  | { readonly kind: 'looking' }
  | { readonly kind: 'found'; readonly article: ArticleVariant; readonly hindrance: Finding | null }
  | { readonly kind: 'elsewhere'; readonly places: readonly FoundElsewhere[] }
  | { readonly kind: 'unknown' };

/** Maximum number of scans in the list. */
export const MOST_SCANS = 500;

/** Milliseconds for which the result of the last scan is shown. */
export const SCAN_SHOWN_FOR = 5_000;

const placeKey = ({ articleId, season, subdivision, collectionType }: FoundElsewhere): string =>
  [articleId, season, subdivision, collectionType].join('/');

const eachOnce = (places: readonly FoundElsewhere[]): readonly FoundElsewhere[] => [
  ...new Map(places.map((place) => [placeKey(place), place])).values(),
];

/** The meaning of a scanned text, given the lookup results. */
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

/** Distinct codes still to be looked up, oldest first. */
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

/** What is known after these codes were answered. */
export const withFound = (
  { found, asked }: KnownCodes,
  codes: readonly string[],
  answer: FoundArticles,
): KnownCodes => ({
  found: withAnswer(found, answer),
  asked: [...new Set([...asked, ...codes.map(gtinOf)])],
  serverTime: answer.serverTime,
});

/** Removes a code from what is known, so that it is looked up again. */
export function withoutCode({ found, asked, serverTime }: KnownCodes, text: string): KnownCodes {
  const gtin = gtinOf(readCode(text).digits);
  const style = articlesIn(found).byGtin.get(gtin)?.style;
  return {
    found: {
      styles: found.styles.filter(({ articleId }) => articleId !== style?.articleId),
      elsewhere: found.elsewhere.filter(({ ean }) => gtinOf(ean) !== gtin),
    },
    asked: asked.filter((one) => one !== gtin),
    serverTime,
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

/** Limits the length of the list: drops settled scans first, then those that are only listed. Open scans stay. */
export const bounded = (scans: readonly Scan[]): readonly Scan[] =>
  dropOldest(
    dropOldest(scans, ({ open, articleId }) => !open && articleId !== null),
    ({ open }) => !open,
  );

/** How many of the dropped scans had unknown codes that nobody has dealt with. */
export const goneUnknown = (before: readonly Scan[], after: readonly Scan[]): number => {
  const left = new Set(after.map(({ id }) => id));
  return before.filter(({ id, articleId, pieces }) => !left.has(id) && articleId === null && pieces === 0)
    .length;
};

/** The result of settling scans: pieces for the cart, each variant once, and the scan whose style is to be shown. */
export interface SettledScans {
  readonly scans: readonly Scan[];
  readonly cells: readonly { readonly articleVariantId: string; readonly pieces: number }[];
  readonly show: string | null;
}

export interface SettleBy {
  readonly known: KnownCodes;
  readonly moment: OrderingMoment;
  readonly mayInsert: boolean;
  /** The cart accepts pieces now; otherwise they wait. */
  readonly cartOpen: boolean;
}

/** What to do with an open scan: wait, close it, show its style, or add a piece to the cart. */
const endOf = ({ mode }: Scan, meaning: ScanMeaning, { mayInsert, cartOpen }: SettleBy) => {
  if (meaning.kind !== 'found') return 'done';
  if (mode === 'show') return 'show';
  if (meaning.hindrance || !mayInsert) return 'done';
  return cartOpen ? 'add' : 'wait';
};

/** Settles each open scan whose meaning is known, exactly once. */
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

/** The distinct styles that were scanned. */
export const scannedStyles = (scans: readonly Scan[]): readonly string[] => [
  ...new Set(scans.flatMap(({ articleId }) => (articleId === null ? [] : [articleId]))),
];

/**
 * Merges the list kept by an earlier page with newer scans. Old scans do not open a style by themselves. The result
 * is not limited in length yet.
 */
export function recalled(kept: readonly Scan[], now: readonly Scan[]): readonly Scan[] {
  const known = new Set(now.map(({ id }) => id));
  const earlier = kept.map((scan) => ({
    ...scan,
    id: known.has(scan.id) ? `${scan.id}+` : scan.id,
    open: scan.open && scan.mode === 'add',
  }));
  return [...now, ...earlier].toSorted((one, other) => other.at - one.at);
}

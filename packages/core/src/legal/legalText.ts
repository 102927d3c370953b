import type { Language } from '../contract/index.ts';
import type { Route, TermsPage } from '../navigation/routes.ts';

/** Identifies the legal text that a page shows (H1, H3). */
export interface LegalText {
  /** `page`: a page by name; `conditions`: general conditions by document id. */
  readonly kind: 'page' | 'conditions';
  readonly name: string;
  readonly language: Language;
}

/** Document id of the B2B general terms and conditions for Germany (H1). */
export const GENERAL_CONDITIONS = '1100';

const terms: Readonly<Record<TermsPage, LegalText>> = {
  'code-of-conduct-de': { kind: 'page', name: 'code-of-conduct-de', language: 'de' },
  'code-of-conduct-en': { kind: 'page', name: 'code-of-conduct-en', language: 'en' },
  agb: { kind: 'conditions', name: GENERAL_CONDITIONS, language: 'de' },
  gtc: { kind: 'conditions', name: GENERAL_CONDITIONS, language: 'en' },
};

/**
 * The legal text of a route in `language`; null if the route has none: the overview of the terms, and every route
 * that is not a legal page. The four pages of the terms have a fixed language of their own (requirement H1).
 */
export function legalTextOf(route: Route, language: Language): LegalText | null {
  switch (route.screen) {
    case 'imprint':
      return { kind: 'page', name: 'imprint', language };
    case 'weCare':
      return { kind: 'page', name: 'we-care', language };
    case 'conditions':
      return { kind: 'conditions', name: route.documentId, language };
    case 'terms':
      return route.page === null ? null : terms[route.page];
    default:
      return null;
  }
}

export const isSameText = (one: LegalText | null, other: LegalText | null): boolean =>
  one?.kind === other?.kind && one?.name === other?.name && one?.language === other?.language;

/** Whether two texts are the same document, possibly in different languages. */
export const isSameDocument = (one: LegalText | null, other: LegalText | null): boolean =>
  one?.kind === other?.kind && one?.name === other?.name;

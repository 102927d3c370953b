import { inEachLanguage, type Language } from '@selvedge/core/contract';
import type { Brand } from '../configuration/brand/brand.ts';
import { html } from '../html/html.ts';
import { say } from '../language/words.ts';
import { stylesOf } from './brandStyles.ts';

/** A part of a compiled message (formatjs): a text, or the place of a value. */
type Part = { readonly type: 0 | 1; readonly value: string };
type PageWords = Readonly<Record<string, readonly Part[]>>;

const text = (value: string): Part => ({ type: 0, value });
const value = (name: string): Part => ({ type: 1, value: name });

/** What the page is told of the house, in its configuration. */
export interface PageHouse {
  readonly name: string;
  /** In the footer; `logo` is the address of a picture, of which only the outline is shown. */
  readonly brands: readonly {
    readonly name: string;
    readonly logo: string | null;
    /** Width by height. */
    readonly ratio: number | null;
  }[];
  /** Texts in place of the page's own, by their ids, in the compiled form of its catalogues; null: none. */
  readonly words: Readonly<Record<Language, PageWords>> | null;
}

function wordsOf({ name, texts }: Brand, language: Language): PageWords {
  const { copyright = name, helpTitle, helpText, helpAction } = texts;
  return {
    'shell.title.product': [text(name)],
    'shell.title.page': [value('page'), text(` · ${name}`)],
    'shell.home': [text(say(language, 'house.home', { house: name }))],
    'shell.footer.copyright': [text('© '), value('year'), text(` ${copyright}`)],
    ...(helpTitle && { 'shell.teaser.title': [text(helpTitle[language])] }),
    ...(helpText && { 'shell.teaser.lead': [text(helpText[language])] }),
    ...(helpAction && { 'shell.teaser.action': [text(helpAction[language])] }),
  };
}

export const pageHouse = (brand: Brand): PageHouse => ({
  name: brand.name,
  brands: brand.brands.map(({ name, logo }) => ({
    name,
    logo: logo?.address ?? null,
    ratio: logo && Math.round(logo.ratio * 1000) / 1000,
  })),
  words: brand.isOwn ? null : inEachLanguage((language) => wordsOf(brand, language)),
});

const ownTitle = /<title>[^<]*<\/title>/;
/** A page without the links that are not wanted. */
const withoutLinks = (page: string, unwanted: (link: string) => boolean): string => {
  const [head = '', ...links] = page.split('<link ');
  const kept = links.map((link) => {
    const end = link.indexOf('>') + 1;
    return unwanted(link.slice(0, end)) ? link.slice(end) : `<link ${link}`;
  });
  return head + kept.join('');
};

const isIcon = (link: string): boolean => link.includes('rel="icon"');

/**
 * A built page in the look of a house: name in the title, icon, and its style sheet after the page's own. The
 * portal's own look is in the page already.
 */
export function brandedPage(page: string, brand: Brand): string {
  if (brand.isOwn) return page;
  const { name, icon } = brand;
  const links = html`${icon ? html`  <link rel="icon" href="${icon.address}" type="${icon.type}">\n  ` : html`  `}<link rel="stylesheet" href="${stylesOf(brand).address}">\n  </head>`;
  return (icon ? withoutLinks(page, isIcon) : page)
    .replace(ownTitle, (title) => title.replaceAll('Selvedge', () => html`${name}`.text))
    .replace('</head>', () => links.text);
}

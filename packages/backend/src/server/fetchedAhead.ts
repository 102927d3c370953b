import type { Language } from '@selvedge/core/contract';

/** What the built page names to be fetched together with its code, on some pages or in one language. */
const named = /[ \t]*<link\b[^>]*\bdata-(?:for|language)="[^>]*>\n?/g;
const told = (link: string, name: string): string | undefined =>
  new RegExp(`\\bdata-${name}="([^"]*)"`).exec(link)?.[1];

/**
 * The page as it is sent for an address: without the files that are for other pages or another language. The language is
 * the browser's; whoever chose another one in the portal fetches its words as well.
 *
 * @param path without query
 */
export function pageFor(page: string, path: string, language: Language): string {
  return page.replace(named, (link) => {
    const area = told(link, 'for') ?? '/';
    const within = area === '/' || path === area || path.startsWith(`${area}/`);
    return within && (told(link, 'language') ?? language) === language ? link : '';
  });
}

import type { Language } from '@selvedge/core/contract';

/** Links in the built page to files that are preloaded only on some pages or in one language. */
const named = /[ \t]*<link\b[^>]*\bdata-(?:for|language)="[^>]*>\n?/g;
const told = (link: string, name: string): string | undefined =>
  new RegExp(`\\bdata-${name}="([^"]*)"`).exec(link)?.[1];

/**
 * The page as it is sent for an address, without the preload links for other pages or another language. The
 * language is the browser's; people who chose another one in the portal load its texts as well.
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

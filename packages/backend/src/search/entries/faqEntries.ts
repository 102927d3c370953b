import { inLanguage } from '@selvedge/core/contract';
import { allArticles, allTopics } from '../../selfService/faq/faq.store.ts';
import { type SearchEntry, type SearchSource, searchEntry } from './searchEntry.ts';

/** The FAQ: categories, sections, and questions with their answers. */
export async function faqEntries({
  context: { database, config },
  language,
}: SearchSource): Promise<SearchEntry[]> {
  const root = `${config.selfServiceUrl}/faq`;
  const topics = await allTopics(database);
  const articles = await allArticles(database);
  return [
    ...topics.map(({ slug, parentSlug, texts }) => {
      const { title, description } = inLanguage(texts, language);
      return searchEntry({
        filter: 'faq',
        title,
        description,
        result: {
          type: parentSlug === null ? 'zendeskCategory' : 'zendeskSection',
          itemType: 'faq',
          title,
          description,
          slug,
          url: `${root}#${slug}`,
        },
      });
    }),
    ...articles.map(({ slug, texts }) => {
      const { title, paragraphs } = inLanguage(texts, language);
      return searchEntry({
        filter: 'faq',
        title,
        description: '',
        body: paragraphs.join('\n'),
        excerptIn: 'body',
        result: { type: 'zendeskArticle', itemType: 'faq', title, slug, url: `${root}/${slug}` },
      });
    }),
  ];
}

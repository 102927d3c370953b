import { inEachLanguage } from '@selvedge/core/contract';
import type { Database } from '../../database/database.ts';
import { faqArticles, faqTopics } from './faq.schema.ts';
import { account } from './seed/account.ts';
import { delivery } from './seed/delivery.ts';
import { ordering } from './seed/ordering.ts';
import type { SeedArticle, SeedSection, SeedTopicCategory } from './seed/seedTopic.ts';

const categories: readonly SeedTopicCategory[] = [ordering, delivery, account];

const topicRow = (topic: SeedTopicCategory | SeedSection, position: number, parentSlug: string | null) => ({
  slug: topic.slug,
  parentSlug,
  position,
  texts: inEachLanguage((language) => {
    const [title, description] = topic[language];
    return { title, description };
  }),
});

const textsOf = (article: SeedArticle) =>
  inEachLanguage((language) => {
    const [title, ...paragraphs] = article[language];
    return { title, paragraphs };
  });

/** Adds questions and answers of the invented house. Once there are any, they belong to whoever has changed them. */
export async function seedFaq({ db }: Database): Promise<void> {
  if ((await db.$count(faqTopics)) > 0) return;
  const sections = categories.flatMap((category) =>
    category.sections.map((section, position) => ({ category, section, position })),
  );
  await db
    .insert(faqTopics)
    .values([
      ...categories.map((category, position) => topicRow(category, position, null)),
      ...sections.map(({ category, section, position }) => topicRow(section, position, category.slug)),
    ])
    .onConflictDoNothing();
  await db
    .insert(faqArticles)
    .values(
      sections.flatMap(({ section }) =>
        section.articles.map((article, position) => ({
          slug: article.slug,
          sectionSlug: section.slug,
          position,
          texts: textsOf(article),
        })),
      ),
    )
    .onConflictDoNothing();
}

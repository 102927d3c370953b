import type { Database } from '../../database/database.ts';
import { faqArticles, faqTopics } from './faq.schema.ts';
import { account } from './seed/account.ts';
import { delivery } from './seed/delivery.ts';
import { ordering } from './seed/ordering.ts';
import type { SeedArticle, SeedSection, SeedTopicCategory } from './seed/seedTopic.ts';

const categories: readonly SeedTopicCategory[] = [ordering, delivery, account];

const topicRow = (
  { slug, en, de }: SeedTopicCategory | SeedSection,
  position: number,
  parentSlug: string | null,
) => ({
  slug,
  parentSlug,
  position,
  en: { title: en[0], description: en[1] },
  de: { title: de[0], description: de[1] },
});

const texts = ([title, ...paragraphs]: SeedArticle['en']) => ({ title, paragraphs });

/** Adds the questions and answers of a new portal. Existing ones are not changed. */
export async function seedFaq({ db }: Database): Promise<void> {
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
        section.articles.map(({ slug, en, de }, position) => ({
          slug,
          sectionSlug: section.slug,
          position,
          en: texts(en),
          de: texts(de),
        })),
      ),
    )
    .onConflictDoNothing();
}

import { type AnyPgColumn, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { translated } from '../../database/translated.ts';

export interface TopicTexts {
  readonly title: string;
  readonly description: string;
}

/** A question, and its answer as paragraphs. */
export interface ArticleTexts {
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** Categories of the FAQ and their sections; a section has a parent. */
export const faqTopics = pgTable('faq_topics', {
  slug: text().primaryKey(),
  parentSlug: text().references((): AnyPgColumn => faqTopics.slug, { onDelete: 'cascade' }),
  position: integer().notNull(),
  texts: translated<TopicTexts>().notNull(),
});

/** Questions and answers, each in one section. */
export const faqArticles = pgTable(
  'faq_articles',
  {
    slug: text().primaryKey(),
    sectionSlug: text()
      .notNull()
      .references(() => faqTopics.slug, { onDelete: 'cascade' }),
    position: integer().notNull(),
    texts: translated<ArticleTexts>().notNull(),
  },
  (article) => [index('faq_articles_section').on(article.sectionSlug, article.position)],
);

import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { faqArticles as articles, faqTopics as topics } from './faq.schema.ts';

export type TopicRow = typeof topics.$inferSelect;
export type ArticleRow = typeof articles.$inferSelect;

/** Categories and sections in their order. */
export const allTopics = ({ db }: Database): Promise<TopicRow[]> =>
  db.select().from(topics).orderBy(asc(topics.position), asc(topics.slug));

/** All articles, in their order within their section. */
export const allArticles = ({ db }: Database): Promise<ArticleRow[]> =>
  db.select().from(articles).orderBy(asc(articles.position), asc(articles.slug));

export async function findArticle({ db }: Database, slug: string): Promise<ArticleRow | undefined> {
  const [row] = await db.select().from(articles).where(eq(articles.slug, slug));
  return row;
}

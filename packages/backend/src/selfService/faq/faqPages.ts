import { inLanguage, type Language } from '@selvedge/core/contract';
import { type Html, html } from '../../html/html.ts';
import { notFound } from '../../http/refusal.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { heading, nothing } from '../frame/frame.ts';
import { type Area, visited } from '../frame/pages.ts';
import { field } from '../session/visit.ts';
import { type ArticleRow, allArticles, allTopics, findArticle, type TopicRow } from './faq.store.ts';

const root = `${selfServicePath}/faq`;

const articleLink = (language: Language, { slug, texts }: ArticleRow): Html =>
  html`<li><a href="${root}/${slug}">${inLanguage(texts, language).title}</a></li>`;

interface Content {
  readonly language: Language;
  readonly topics: readonly TopicRow[];
  readonly articles: readonly ArticleRow[];
}

const sectionEntry = (section: TopicRow, { language, articles }: Content): Html => html`
  <section class="faq-section" id="${section.slug}" aria-labelledby="${section.slug}-title">
    <h3 id="${section.slug}-title">${inLanguage(section.texts, language).title}</h3>
    <p class="fine">${inLanguage(section.texts, language).description}</p>
    <ul class="links">${articles.filter(({ sectionSlug }) => sectionSlug === section.slug).map((article) => articleLink(language, article))}</ul>
  </section>`;

const categoryEntry = (category: TopicRow, content: Content): Html => html`
  <section class="faq-category" id="${category.slug}" aria-labelledby="${category.slug}-title">
    <div class="faq-lead">
      <h2 id="${category.slug}-title">${inLanguage(category.texts, content.language).title}</h2>
      <p class="muted">${inLanguage(category.texts, content.language).description}</p>
    </div>
    <div>${content.topics.filter(({ parentSlug }) => parentSlug === category.slug).map((section) => sectionEntry(section, content))}</div>
  </section>`;

const askUs = (language: Language): Html => html`
  <aside class="ask">
    <p>${say(language, 'selfService.faq.more')}</p>
    <a class="button" href="${selfServicePath}/request?lang=${language}">${say(language, 'selfService.request.title')}</a>
  </aside>`;

/** Questions and answers: all on one page, and each on a page of its own. */
export function registerFaq(area: Area): void {
  const { database } = area.context;

  visited(area, '/faq', async ({ language }) => {
    const topics = await allTopics(database);
    const content = { language, topics, articles: await allArticles(database) };
    const main = html`
      ${heading(say(language, 'selfService.faq.title'), say(language, 'selfService.faq.lead'))}
      ${
        topics.length === 0
          ? nothing(say(language, 'selfService.faq.empty.title'), say(language, 'selfService.faq.empty.text'))
          : null
      }
      ${topics.filter(({ parentSlug }) => parentSlug === null).map((category) => categoryEntry(category, content))}
      ${askUs(language)}`;
    return { title: say(language, 'selfService.faq.title'), main, section: 'faq' };
  });

  visited(area, '/faq/:slug', async ({ language, request: { params } }) => {
    const article = await findArticle(database, field(params, 'slug') ?? '');
    if (!article) throw notFound();
    const section = (await allTopics(database)).find(({ slug }) => slug === article.sectionSlug);
    const siblings = (await allArticles(database)).filter(
      ({ slug, sectionSlug }) => sectionSlug === article.sectionSlug && slug !== article.slug,
    );
    const { title, paragraphs } = inLanguage(article.texts, language);
    const main = html`
      <p class="above"><a href="${root}#${article.sectionSlug}">${(section && inLanguage(section.texts, language).title) ?? say(language, 'selfService.faq.title')}</a></p>
      ${heading(title, null)}
      <div class="prose">${paragraphs.map((paragraph) => html`<p>${paragraph}</p>`)}</div>
      ${
        siblings.length > 0
          ? html`<section class="siblings" aria-labelledby="siblings"><h2 id="siblings">${say(language, 'selfService.faq.siblings')}</h2>
            <ul class="links">${siblings.map((sibling) => articleLink(language, sibling))}</ul></section>`
          : null
      }
      ${askUs(language)}`;
    return { title, main, section: 'faq' };
  });
}

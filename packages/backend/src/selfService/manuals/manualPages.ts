import { inLanguage, type Language } from '@selvedge/core/contract';
import { type Html, html } from '../../html/html.ts';
import { notFound } from '../../http/refusal.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { heading, nothing } from '../frame/frame.ts';
import { type Area, visited } from '../frame/pages.ts';
import { field } from '../session/visit.ts';
import { allCategories, allFiles, type FileRow, filesOf, findCategory } from './manual.store.ts';
import { type Tab, tabOf, tabShown, tabs } from './tabs.ts';

const root = `${selfServicePath}/forms-and-manuals`;

function tabTitle(language: Language, tab: Tab): string {
  if (tab === 'forms') return say(language, 'selfService.forms.tab.forms');
  return say(language, tab === 'manuals' ? 'selfService.forms.tab.manuals' : 'selfService.forms.tab.videos');
}

const tabLinks = (language: Language, slug: string, shown: Tab, files: readonly FileRow[]): Html => html`
  <nav class="tabs" aria-label="${say(language, 'selfService.forms.tabs')}">
    <ul>${tabs.map(
      (
        tab,
      ) => html`<li><a href="${root}/${slug}?tab=${tab}"${tab === shown ? html` aria-current="page"` : null}>
        ${tabTitle(language, tab)} <span class="count">${files.filter((file) => tabOf(file) === tab).length}</span></a></li>`,
    )}</ul>
  </nav>`;

function fileEntry(language: Language, file: FileRow, chosen: boolean): Html {
  const { title, description, fileName } = inLanguage(file.texts, language);
  const address = `${root}/${file.slug}/files/${file.fileId}`;
  const watched = file.documentType === 'video';
  return html`
    <li class="${chosen ? 'file chosen' : 'file'}" id="file-${file.fileId}"${chosen ? html` aria-current="true"` : null}>
      <div>
        <h2>${title}</h2>
        <p>${description}</p>
        <p class="fine">${watched ? say(language, 'selfService.forms.video') : fileName}</p>
      </div>
      ${
        watched
          ? html`<a class="button quiet" href="${address}">${say(language, 'selfService.forms.read')}<span class="unseen"> ${title}</span></a>`
          : html`<a class="button quiet" href="${address}" download>${say(language, 'selfService.forms.download')}<span class="unseen"> ${title}</span></a>`
      }
    </li>`;
}

function lead(language: Language, description: string, files: readonly FileRow[], fileId?: string): string {
  const known = fileId === undefined || files.some((file) => file.fileId === fileId);
  return known ? description : say(language, 'selfService.forms.gone');
}

/** Forms & Manuals: its categories, and one category with its tabs (G4). */
export function registerManuals(area: Area): void {
  const { database } = area.context;

  visited(area, '/forms-and-manuals', async ({ language }) => {
    const [categories, files] = [await allCategories(database), await allFiles(database)];
    const main = html`
      ${heading(say(language, 'selfService.forms.title'), say(language, 'selfService.forms.lead'))}
      ${
        categories.length === 0
          ? nothing(
              say(language, 'selfService.forms.none.title'),
              say(language, 'selfService.forms.none.text'),
            )
          : null
      }
      <ul class="cards">${categories.map(
        ({ slug, texts }) => html`
        <li><a class="card" href="${root}/${slug}"><span class="card-title">${inLanguage(texts, language).title}</span>
          <span class="card-text">${inLanguage(texts, language).description}</span>
          <span class="fine">${say(language, 'selfService.forms.count', { count: files.filter((file) => file.slug === slug).length })}</span></a></li>`,
      )}</ul>`;
    return { title: say(language, 'selfService.forms.title'), main, section: 'forms' };
  });

  visited(area, '/forms-and-manuals/:slug', async ({ language, request: { params, query } }) => {
    const category = await findCategory(database, field(params, 'slug') ?? '');
    if (!category) throw notFound();
    const files = await filesOf(database, category.slug);
    const fileId = field(query, 'fileId');
    const shown = tabShown(field(query, 'tab'), files, fileId);
    const listed = files.filter((file) => tabOf(file) === shown);
    const { title, description } = inLanguage(category.texts, language);
    const main = html`
      <p class="above"><a href="${root}">${say(language, 'selfService.forms.title')}</a></p>
      ${heading(title, lead(language, description, files, fileId))}
      ${tabLinks(language, category.slug, shown, files)}
      ${
        listed.length > 0
          ? html`<ul class="files">${listed.map((file) => fileEntry(language, file, file.fileId === fileId))}</ul>`
          : nothing(
              say(language, 'selfService.forms.empty.title'),
              say(language, 'selfService.forms.empty.text'),
            )
      }`;
    return { title, main, section: 'forms' };
  });
}

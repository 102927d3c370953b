import { inLanguage } from '@selvedge/core/contract';
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../html/html.ts';
import { notFound } from '../../http/refusal.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { heading } from '../frame/frame.ts';
import { type Area, visited } from '../frame/pages.ts';
import { field, type Page, type Visit } from '../session/visit.ts';
import type { Block } from './manual.schema.ts';
import { type FileRow, findFile } from './manual.store.ts';
import { pdfShelf } from './pdfShelf.ts';

const root = `${selfServicePath}/forms-and-manuals`;

function written(block: Block): Html {
  if ('heading' in block) return html`<h2>${block.heading}</h2>`;
  if ('text' in block) return html`<p>${block.text}</p>`;
  if ('points' in block) return html`<ul>${block.points.map((point) => html`<li>${point}</li>`)}</ul>`;
  if ('fields' in block) return html`<ul>${block.fields.map((label) => html`<li>${label}</li>`)}</ul>`;
  const [head = [], ...rows] = block.rows;
  return html`<table><thead><tr>${head.map((cell) => html`<th scope="col">${cell}</th>`)}</tr></thead>
    <tbody>${rows.map((row) => html`<tr>${row.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table>`;
}

/** A video, as a description in text. */
function videoPage(file: FileRow, { language }: Visit): Page {
  const { title, description, blocks } = inLanguage(file.texts, language);
  const main = html`
    <p class="above"><a href="${root}/${file.slug}?tab=videos&fileId=${file.fileId}">${say(language, 'selfService.forms.tab.videos')}</a></p>
    ${heading(title, description)}
    <p class="fine">${say(language, 'selfService.forms.transcript')}</p>
    <div class="prose">${blocks.map(written)}</div>`;
  return { title, main, section: 'forms' };
}

async function sendPdf(
  pdfOf: ReturnType<typeof pdfShelf>,
  reply: FastifyReply,
  file: FileRow,
  { language }: Visit,
): Promise<null> {
  const texts = inLanguage(file.texts, language);
  const name = encodeURIComponent(texts.fileName.replace(/[\p{Cc}/\\]/gu, '-')).replaceAll("'", '%27');
  const pdf = await pdfOf(file.fileId, language, texts);
  void reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${file.fileId}.pdf"; filename*=UTF-8''${name}`)
    .send(Buffer.from(pdf));
  return null;
}

/** The files themselves: forms and manuals as PDF, videos as text. */
export function registerFiles(area: Area): void {
  const pdfOf = pdfShelf(area.context.config.brand);
  visited(area, '/forms-and-manuals/:slug/files/:fileId', async (visit, reply) => {
    const { params } = visit.request;
    const [slug = '', fileId = ''] = [field(params, 'slug'), field(params, 'fileId')];
    const file = await findFile(area.context.database, slug, fileId);
    if (!file) throw notFound();
    return file.documentType === 'video' ? videoPage(file, visit) : sendPdf(pdfOf, reply, file, visit);
  });
}

import { inLanguage, type Language } from '@selvedge/core/contract';
import type { FastifyReply } from 'fastify';
import { type Html, html } from '../../html/html.ts';
import { notFound } from '../../http/refusal.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { heading } from '../frame/frame.ts';
import { type Area, visited } from '../frame/pages.ts';
import { field, type Page, type Visit } from '../session/visit.ts';
import type { Block } from './manual.schema.ts';
import { type FileRow, findFile, ownPdf } from './manual.store.ts';
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

function sendPdf(reply: FastifyReply, { fileId, texts }: FileRow, language: Language, pdf: Uint8Array): void {
  const { fileName } = inLanguage(texts, language);
  const name = encodeURIComponent(fileName.replace(/[\p{Cc}/\\]/gu, '-')).replaceAll("'", '%27');
  void reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${fileId}.pdf"; filename*=UTF-8''${name}`)
    .send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength));
}

/** The files themselves: forms and manuals as PDF, the house's own or one that is made of the texts; videos as text. */
export function registerFiles(area: Area): void {
  const pdfOf = pdfShelf(area.context.config.brand);
  visited(area, '/forms-and-manuals/:slug/files/:fileId', async (visit, reply) => {
    const { params } = visit.request;
    const [slug = '', fileId = ''] = [field(params, 'slug'), field(params, 'fileId')];
    const file = await findFile(area.context.database, slug, fileId);
    if (!file) throw notFound();
    const { language } = visit;
    const own = await ownPdf(area.context, fileId, language);
    if (!own && file.documentType === 'video') return videoPage(file, visit);
    sendPdf(reply, file, language, own ?? (await pdfOf(fileId, language, inLanguage(file.texts, language))));
    return null;
  });
}

import type { Language } from '@selvedge/core/contract';
import { Html, html } from '../html/html.ts';
import { headPlace, titleFont } from './mailLook.ts';

/** A text with its line breaks. */
export const inLines = (text: string): readonly Html[] =>
  text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`));

export interface MailPage {
  readonly language: Language;
  readonly title: string;
  /** Above the title: who sent the mail. */
  readonly sentBy?: string;
  readonly main: Html;
}

/** The HTML of a mail in the portal's look. Styles are inline, since mail programs drop others. */
export function mailPage({ language, title, sentBy, main }: MailPage): string {
  return html`<!doctype html>
<html lang="${language}">
  <head><meta charset="utf-8"><title>${title}</title></head>
  <body style="margin:0;padding:32px 16px;background:#f3f3f1;color:#151515;font:16px/1.5 Helvetica,Arial,sans-serif">
    <div style="max-width:560px;margin:0 auto;padding:32px;background:#fff">
      ${new Html(headPlace)}
      ${sentBy === undefined ? null : html`<p style="margin:0 0 24px;font-size:14px;color:#565654">${sentBy}</p>`}
      <h1 style="margin:0 0 16px;font:400 28px/1.2 ${titleFont}">${title}</h1>
      ${main}
    </div>
  </body>
</html>
`.text;
}

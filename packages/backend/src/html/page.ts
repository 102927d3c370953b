import type { Language } from '@selvedge/core/contract';
import { say } from '../language/words.ts';
import { type Html, html } from './html.ts';

interface ProviderPage {
  readonly language: Language;
  readonly title: string;
  readonly main: Html;
  /** Address of the same page in the other language; null when the page cannot be requested again. */
  readonly otherLanguage: string | null;
  /** A script of the provider itself; it runs after the page is parsed. */
  readonly script?: string;
}

/** The frame of every page of the provider, in the portal's look. Needs no script. */
export function page({ language, title, main, otherLanguage, script }: ProviderPage): string {
  const other: Language = language === 'de' ? 'en' : 'de';
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} – Selvedge</title>
    <link rel="stylesheet" href="/oidc/assets/fonts.css">
    <link rel="stylesheet" href="/oidc/assets/provider.css">
    <link rel="icon" href="data:,">
    ${script ? html`<script src="${script}" defer></script>` : null}
  </head>
  <body>
    <div class="cloth" aria-hidden="true"></div>
    <div class="sheet">
      <header>
        <a class="wordmark" href="/">Selvedge</a>
        ${
          otherLanguage
            ? html`<a class="language" lang="${other}" hreflang="${other}" href="${otherLanguage}">${other === 'de' ? say('de', 'signIn.ownLanguage') : say('en', 'signIn.ownLanguage')}</a>`
            : null
        }
      </header>
      <main>${main}</main>
    </div>
  </body>
</html>
`.text;
}

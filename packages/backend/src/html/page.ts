import { type Language, languages } from '@selvedge/core/contract';
import type { Brand } from '../configuration/brand/brand.ts';
import { say } from '../language/words.ts';
import { type Html, html } from './html.ts';

interface ProviderPage {
  readonly brand: Brand;
  readonly language: Language;
  readonly title: string;
  readonly main: Html;
  /** Address of the same page in another language; null when the page cannot be requested again. */
  readonly addressIn: ((language: Language) => string) | null;
  /** A script of the provider itself; it runs after the page is parsed. */
  readonly script?: string;
}

export const iconOf = ({ icon }: Brand): Html =>
  icon
    ? html`<link rel="icon" href="${icon.address}" type="${icon.type}">`
    : html`<link rel="icon" href="data:,">`;

/** The logo as a picture, by the reader's colour scheme. */
export const logoOf = ({ name, logo, logoDark }: Brand): Html =>
  html`<picture><source media="(prefers-color-scheme: dark)" srcset="${logoDark.address}"><img class="logo" src="${logo.address}" alt="${name}"></picture>`;

/** The frame of every page of the provider, in the look of the house. Needs no script. */
export function page({ brand, language, title, main, addressIn, script }: ProviderPage): string {
  const others = languages.filter((other) => other !== language);
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title} – ${brand.name}</title>
    <link rel="stylesheet" href="/oidc/assets/fonts.css">
    <link rel="stylesheet" href="/oidc/assets/provider.css">
    ${iconOf(brand)}
    ${script ? html`<script src="${script}" defer></script>` : null}
  </head>
  <body>
    <div class="cloth" aria-hidden="true"></div>
    <div class="sheet">
      <header>
        <a class="wordmark" href="/">${brand.isOwn ? brand.name : logoOf(brand)}</a>
        ${addressIn && others.map((other) => html`<a class="language" lang="${other}" hreflang="${other}" href="${addressIn(other)}">${say(other, 'signIn.ownLanguage')}</a>`)}
      </header>
      <main>${main}</main>
    </div>
  </body>
</html>
`.text;
}

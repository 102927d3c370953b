import { type Language, languages } from '@selvedge/core/contract';
import type { Brand } from '../../configuration/brand/brand.ts';
import { type Html, html } from '../../html/html.ts';
import { iconOf, logoOf } from '../../html/page.ts';
import { selfServiceClientId, selfServicePath } from '../../identity/clients/selfService.ts';
import { providerPath } from '../../identity/provider/providerPath.ts';
import { say } from '../../language/words.ts';
import type { Page, Section } from '../session/visit.ts';
import { wordmark } from './wordmark.ts';

interface Frame extends Page {
  readonly language: Language;
  /** Path and query of this page. */
  readonly address: string;
  /** null: nobody is signed in. */
  readonly person: string | null;
  /** Whether the person may read any type of document. */
  readonly readsDocuments: boolean;
  readonly publicUrl: string;
  readonly brand: Brand;
}

const entries = ({
  language,
  readsDocuments,
}: Frame): readonly (readonly [section: Section, path: string, label: string])[] => [
  ['calendar', '/calendar', say(language, 'selfService.calendar.title')],
  ['forms', '/forms-and-manuals', say(language, 'selfService.forms.title')],
  ['faq', '/faq', say(language, 'selfService.faq.title')],
  ['contacts', '/contacts', say(language, 'selfService.contacts.title')],
  ['deliveries', '/shipments', say(language, 'selfService.deliveries.pages')],
  ...(readsDocuments
    ? [['documents', '/documents', say(language, 'selfService.documents.title')] as const]
    : []),
];

/** An entry is where the reader is; on a further page of its section it is no link to that page itself. */
function current({ section, address }: Frame, key: Section, path: string): Html | null {
  if (key !== section) return null;
  const [here] = address.split('?');
  return here === selfServicePath + path ? html` aria-current="page"` : html` aria-current="true"`;
}

const navigation = (frame: Frame): Html => html`
  <nav class="sections" aria-label="${say(frame.language, 'selfService.sections')}">
    <ul>${entries(frame).map(
      ([key, path, label]) =>
        html`<li><a href="${selfServicePath}${path}"${current(frame, key, path)}>${label}</a></li>`,
    )}</ul>
  </nav>`;

/** The same address in another language. */
function addressIn(address: string, language: Language): string {
  const url = new URL(address, 'http://localhost');
  url.searchParams.set('lang', language);
  return url.pathname + url.search;
}

const languageSwitch = ({ language, address, person }: Frame): readonly Html[] =>
  languages
    .filter((other) => other !== language)
    .map((other) => {
      const name = say(other, 'signIn.ownLanguage');
      if (person === null)
        return html`<a lang="${other}" hreflang="${other}" href="${addressIn(address, other)}">${name}</a>`;
      return html`
    <form method="post" action="${selfServicePath}/language">
      <input type="hidden" name="language" value="${other}">
      <input type="hidden" name="returnTo" value="${address}">
      <button class="link" lang="${other}" type="submit">${name}</button>
    </form>`;
    });

function signOutAddress(publicUrl: string): string {
  const url = new URL(`${publicUrl}${providerPath}/session/end`);
  url.searchParams.set('client_id', selfServiceClientId);
  url.searchParams.set('post_logout_redirect_uri', `${publicUrl}/`);
  return url.pathname + url.search;
}

const personal = (frame: Frame): Html => html`
  <a href="${selfServicePath}/profile"${current(frame, 'profile', '/profile')}>${frame.person}</a>
  ${languageSwitch(frame)}
  <a href="${signOutAddress(frame.publicUrl)}">${say(frame.language, 'selfService.signOut')}</a>`;

/** A whole page of the area in the portal's look, without a script. */
export function framed(frame: Frame): string {
  const { language, title, main, person, brand } = frame;
  return html`<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${[...new Set([title, say(language, 'selfService.title'), brand.name])].join(' · ')}</title>
    <link rel="stylesheet" href="${selfServicePath}/assets/fonts.css">
    <link rel="stylesheet" href="${selfServicePath}/assets/selfService.css">
    ${iconOf(brand)}
  </head>
  <body>
    <a class="skip" href="#main">${say(language, 'selfService.skip')}</a>
    <header>
      <div class="masthead">
        <p class="names">
          <a class="wordmark" href="/" title="${say(language, 'selfService.toPortal')}">${brand.isOwn ? html`${wordmark}<span class="unseen">${brand.name}</span>` : logoOf(brand)}</a>
          <a class="area" href="${selfServicePath}">${say(language, 'selfService.title')}</a>
        </p>
        <div class="personal">${person === null ? languageSwitch(frame) : personal(frame)}</div>
      </div>
      ${person === null ? null : navigation(frame)}
    </header>
    <main id="main" tabindex="-1">${main}</main>
    <footer>
      <a href="/">${say(language, 'selfService.toPortal')}</a>
      <a href="${selfServicePath}/request?lang=${language}">${say(language, 'selfService.request.title')}</a>
      <a href="/imprint">${say(language, 'selfService.imprint')}</a>
    </footer>
  </body>
</html>
`.text;
}

/** A page's heading and the sentence below it. */
export const heading = (title: string, lead: string | null): Html => html`
  <div class="heading">
    <h1>${title}</h1>
    ${lead ? html`<p class="lead">${lead}</p>` : null}
  </div>`;

/** Shown instead of an empty list: what will appear here, and when. */
export const nothing = (title: string, text: string): Html => html`
  <div class="nothing"><p class="nothing-title">${title}</p><p>${text}</p></div>`;

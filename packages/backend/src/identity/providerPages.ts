import type { Language } from '@selvedge/core/contract';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { languageFrom } from '../server/language.ts';
import { say } from '../server/words.ts';
import { Html, html } from './html.ts';
import { page } from './page.ts';

/** As much of an answer of the provider as a page needs, also where it failed before it knew what was asked. */
export interface ProviderAnswer {
  readonly response: { get(name: string): string };
  readonly oidc?: { readonly params?: { readonly ui_locales?: unknown } | undefined };
  get(name: string): string;
  accepts(...types: string[]): string | false;
  status: number;
  type: string;
  body: unknown;
}

const languageOf = (ctx: Pick<ProviderAnswer, 'oidc' | 'get'>): Language => {
  const wanted = ctx.oidc?.params?.ui_locales;
  return languageFrom(typeof wanted === 'string' ? wanted : ctx.get('accept-language'));
};

/** A page that says what happened and leads back to the portal. */
export function messagePage(language: Language, title: string, text: string): string {
  const main = html`
    <section class="entry">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="submit" href="/">${say(language, 'signIn.back')}</a></p>
    </section>`;
  return page({ language, title, main, otherLanguage: null });
}

export const expiredPage = (language: Language, tracking: string): string =>
  messagePage(
    language,
    say(language, 'signIn.expired.title'),
    `${say(language, 'signIn.expired.text')} ${say(language, 'signIn.error.tracking', { tracking })}`,
  );

/** A failure of the sign-in page itself, with the code to quote to support. */
export const failurePage = (language: Language, message: string, tracking: string): string =>
  messagePage(
    language,
    say(language, 'signIn.error.title'),
    `${message} ${say(language, 'signIn.error.tracking', { tracking })}`,
  );

/** The Error ID of this answer: the server has put it there before the provider was asked. */
export const trackingOf = (ctx: Pick<ProviderAnswer, 'response'>): string =>
  ctx.response.get('x-tracking-id');

/** Shown where the provider cannot send the browser back to the portal with its error. */
export function errorSource(ctx: KoaContextWithOIDC, { error }: { error: string }): void {
  const language = languageOf(ctx);
  ctx.type = 'html';
  ctx.body = failurePage(language, say(language, 'signIn.error.text', { error }), trackingOf(ctx));
}

/** What the provider itself could not answer; it says nothing of the cause. */
export function faultSource(ctx: ProviderAnswer): void {
  const language = languageOf(ctx);
  ctx.status = 500;
  if (ctx.accepts('json', 'html') === 'html') {
    ctx.type = 'html';
    ctx.body = failurePage(language, say(language, 'failure.unexpected'), trackingOf(ctx));
  } else ctx.body = { error: 'server_error', error_description: trackingOf(ctx) };
}

/**
 * Signing out. A request that comes from the portal itself is carried out at once (with a button where scripts are
 * off); one that comes from elsewhere is asked about, so that no other page can sign people out.
 */
export function logoutSource(ctx: KoaContextWithOIDC, form: string): void {
  const language = languageOf(ctx);
  const own = ctx.get('sec-fetch-site') === 'same-origin';
  const title = say(language, 'signIn.signOut.title');
  const main = html`
    <section class="entry">
      <h1>${title}</h1>
      <p class="lead">${say(language, own ? 'signIn.signOut.running' : 'signIn.signOut.question')}</p>
      ${new Html(form)}
      <p class="choices">
        <button class="submit" form="op.logoutForm" name="logout" value="yes" type="submit">${say(language, 'signIn.signOut.yes')}</button>
        ${own ? null : html`<a href="/">${say(language, 'signIn.signOut.no')}</a>`}
      </p>
    </section>`;
  ctx.type = 'html';
  ctx.body = page({
    language,
    title,
    main,
    otherLanguage: null,
    ...(own && { script: '/oidc/assets/signOut.js' }),
  });
}

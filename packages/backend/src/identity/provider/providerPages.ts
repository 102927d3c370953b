import type { Language } from '@selvedge/core/contract';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Brand } from '../../configuration/brand/brand.ts';
import { Html, html } from '../../html/html.ts';
import { page } from '../../html/page.ts';
import { failureBody } from '../../http/failure.ts';
import { Refusal } from '../../http/refusal.ts';
import { languageFrom } from '../../language/language.ts';
import { say } from '../../language/words.ts';

/** The part of a provider response that an error page needs. Fields are missing when the request failed early. */
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

/** A page with a message and a link to the portal. */
export function messagePage(
  brand: Brand,
  language: Language,
  title: string,
  text: string,
  action = say(language, 'signIn.back'),
): string {
  const main = html`
    <section class="entry">
      <h1>${title}</h1>
      <p class="lead">${text}</p>
      <p><a class="submit" href="/">${action}</a></p>
    </section>`;
  return page({ brand, language, title, main, addressIn: null });
}

export const expiredPage = (brand: Brand, language: Language, tracking: string): string =>
  messagePage(
    brand,
    language,
    say(language, 'signIn.expired.title'),
    `${say(language, 'signIn.expired.text')} ${say(language, 'signIn.error.tracking', { tracking })}`,
  );

/** The page for a failure of the sign-in itself, with the code to quote to support. */
export const failurePage = (brand: Brand, language: Language, message: string, tracking: string): string =>
  messagePage(
    brand,
    language,
    say(language, 'signIn.error.title'),
    `${message} ${say(language, 'signIn.error.tracking', { tracking })}`,
  );

/** The Error ID of this response. The server sets it before it calls the provider. */
export const trackingOf = (ctx: Pick<ProviderAnswer, 'response'>): string =>
  ctx.response.get('x-tracking-id');

/** Shown when the provider cannot send the browser back to the portal with its error. */
export const errorSource =
  (brand: Brand) =>
  (ctx: KoaContextWithOIDC, { error }: { error: string }): void => {
    const language = languageOf(ctx);
    ctx.type = 'html';
    ctx.body = failurePage(brand, language, say(language, 'signIn.error.text', { error }), trackingOf(ctx));
  };

/** Shown for a failure inside the provider. The page does not name the cause. */
export function faultSource(brand: Brand, ctx: ProviderAnswer): void {
  const language = languageOf(ctx);
  ctx.status = 500;
  if (ctx.accepts('json', 'html') === 'html') {
    ctx.type = 'html';
    ctx.body = failurePage(brand, language, say(language, 'failure.unexpected'), trackingOf(ctx));
  } else ctx.body = { error: 'server_error', error_description: trackingOf(ctx) };
}

/** For an address below the provider's that is none. */
export function unknownSource(brand: Brand, ctx: ProviderAnswer): void {
  const language = languageOf(ctx);
  const tracking = trackingOf(ctx);
  const refusal = new Refusal(404, 'notFound');
  const body = failureBody(refusal, language, tracking);
  const isPage = ctx.accepts('json', 'html') === 'html';
  ctx.body = isPage ? failurePage(brand, language, body.message, tracking) : body;
  ctx.type = isPage ? 'html' : 'json';
  ctx.status = 404;
}

/** Shown after a sign-out that did not begin in the portal. */
export const signedOutSource =
  (brand: Brand) =>
  (ctx: KoaContextWithOIDC): void => {
    const language = languageOf(ctx);
    ctx.type = 'html';
    ctx.body = messagePage(
      brand,
      language,
      say(language, 'signIn.signedOut.title'),
      say(language, 'signIn.signedOut.text'),
    );
  };

/**
 * The sign-out page. A request from the portal itself is carried out at once (with a button where scripts are
 * off). A request from elsewhere has to be confirmed, so that no other page can sign people out.
 */
export const logoutSource =
  (brand: Brand) =>
  (ctx: KoaContextWithOIDC, form: string): void => {
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
      brand,
      language,
      title,
      main,
      addressIn: null,
      ...(own && { script: '/oidc/assets/signOut.js' }),
    });
  };

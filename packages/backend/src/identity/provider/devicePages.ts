import type { Language } from '@selvedge/core/contract';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Brand } from '../../configuration/brand/brand.ts';
import { html } from '../../html/html.ts';
import { page } from '../../html/page.ts';
import { languageFrom } from '../../language/language.ts';
import { say } from '../../language/words.ts';
import { providerPath } from './providerPath.ts';

const address = `${providerPath}/device`;

const field = (from: unknown, name: string): string | undefined => {
  const value =
    from !== null && typeof from === 'object' ? (from as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' ? value : undefined;
};

const languageOf = (ctx: KoaContextWithOIDC): Language =>
  languageFrom(
    field(ctx.oidc.body, 'language') ?? field(ctx.query, 'language') ?? ctx.get('accept-language'),
  );

/** The token that guards the forms. The provider has just stored it in the session. */
const xsrfOf = (ctx: KoaContextWithOIDC): string => field(ctx.oidc.session?.state, 'secret') ?? '';

const problemOf = (language: Language, error: unknown): string | null => {
  const name = error instanceof Error ? error.name : null;
  if (name === null || name === 'NoCodeError') return null;
  if (name === 'AbortedError') return say(language, 'signIn.device.refused');
  if (name === 'ExpiredError') return say(language, 'signIn.device.expired');
  return say(language, name === 'AlreadyUsedError' ? 'signIn.device.used' : 'signIn.device.unknown');
};

/** The form for the code that a command line shows. A code in the address (`?code=`) is already filled in. */
export const codeInputSource =
  (brand: Brand) =>
  (ctx: KoaContextWithOIDC, _form: string, _out?: unknown, error?: unknown): void => {
    const language = languageOf(ctx);
    const title = say(language, 'signIn.device.title');
    const problem = problemOf(language, error);
    const code = field(ctx.oidc.body, 'user_code') ?? field(ctx.query, 'code') ?? '';
    const described = problem ? html` aria-invalid="true" aria-describedby="problem"` : null;
    ctx.type = 'html';
    ctx.body = page({
      brand,
      language,
      title,
      main: html`
        <section class="entry">
          <h1>${title}</h1>
          <p class="lead">${say(language, 'signIn.device.lead')}</p>
          <form class="fields" method="post" action="${address}">
            ${problem ? html`<p class="problem" id="problem" role="alert">${problem}</p>` : null}
            <input type="hidden" name="xsrf" value="${xsrfOf(ctx)}">
            <input type="hidden" name="language" value="${language}">
            <div class="field">
              <label for="code">${say(language, 'signIn.device.code')}</label>
              <input class="code" id="code" name="user_code" autocomplete="off" autocapitalize="characters" spellcheck="false"
                maxlength="20" required value="${code}"${described}${code === '' ? html` autofocus` : null}>
            </div>
            <button class="submit" type="submit">${say(language, 'signIn.device.next')}</button>
          </form>
        </section>`,
      addressIn: (other) => `${address}?${new URLSearchParams({ language: other, ...(code && { code }) })}`,
    });
  };

/** Asks whether the person at this browser started the sign-in with this code, so that nobody else is let in. */
export const codeConfirmSource =
  (brand: Brand) =>
  (ctx: KoaContextWithOIDC, _form: string, _client: unknown, _device: unknown, code: string): void => {
    const language = languageOf(ctx);
    const title = say(language, 'signIn.device.confirm.title');
    ctx.type = 'html';
    ctx.body = page({
      brand,
      language,
      title,
      main: html`
        <section class="entry">
          <h1>${title}</h1>
          <p class="lead">${say(language, 'signIn.device.confirm.question')}</p>
          <p class="code">${code}</p>
          <p class="hint">${say(language, 'signIn.device.confirm.warning')}</p>
          <form method="post" action="${address}">
            <input type="hidden" name="xsrf" value="${xsrfOf(ctx)}">
            <input type="hidden" name="language" value="${language}">
            <input type="hidden" name="user_code" value="${code}">
            <p class="choices">
              <button class="submit" type="submit" name="confirm" value="yes">${say(language, 'signIn.device.confirm.yes')}</button>
              <button class="plain" type="submit" name="abort" value="yes">${say(language, 'signIn.device.confirm.no')}</button>
            </p>
          </form>
        </section>`,
      addressIn: null,
    });
  };

/** Tells people who have signed in that they may go back to the command line. */
export const deviceSuccessSource =
  (brand: Brand) =>
  (ctx: KoaContextWithOIDC): void => {
    const language = languageOf(ctx);
    const title = say(language, 'signIn.device.done.title');
    ctx.type = 'html';
    ctx.body = page({
      brand,
      language,
      title,
      main: html`
        <section class="entry">
          <h1>${title}</h1>
          <p class="lead">${say(language, 'signIn.device.done.text')}</p>
        </section>`,
      addressIn: null,
    });
  };

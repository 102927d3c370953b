import type { Language } from '@selvedge/core/contract';
import { say } from '../language/words.ts';
import { type Html, html } from './html.ts';

/** The field for somebody's own e-mail address; `attributes` are added to it as they are. */
export const emailField = (
  language: Language,
  value: string,
  ...attributes: readonly (Html | null)[]
): Html => html`
  <div class="field">
    <label for="email">${say(language, 'signIn.email')}</label>
    <input id="email" name="email" type="email" autocomplete="username" inputmode="email" autocapitalize="none"
      spellcheck="false" maxlength="254" required value="${value}"${attributes.filter((attribute) => attribute !== null)}>
  </div>`;

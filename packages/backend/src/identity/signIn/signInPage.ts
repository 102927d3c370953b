import type { Language } from '@selvedge/core/contract';
import type { Brand } from '../../configuration/brand/brand.ts';
import { emailField } from '../../html/emailField.ts';
import { type Html, html } from '../../html/html.ts';
import { page } from '../../html/page.ts';
import { say } from '../../language/words.ts';
import type { DemoAccount } from '../../user/demoAccounts.ts';
import { forgottenPath } from '../provider/providerPath.ts';

interface SignInPage {
  readonly brand: Brand;
  readonly language: Language;
  /** Address of this interaction. */
  readonly address: string;
  /** The language was chosen on this page; what the browser or the portal asks for is no choice. */
  readonly isChosen: boolean;
  readonly email: string;
  readonly problem: string | null;
  readonly accounts: readonly DemoAccount[];
}

const inLanguage = (address: string, language: Language) => `${address}?language=${language}`;

/** Where the forms are posted to. */
const actionOf = ({ address, language, isChosen }: SignInPage): string =>
  isChosen ? inLanguage(address, language) : address;

const demoAccount = ({ email, password, title, rights }: DemoAccount, signIn: SignInPage): Html => html`
  <li>
    <form method="post" action="${actionOf(signIn)}">
      <input type="hidden" name="language" value="${signIn.language}">
      <input type="hidden" name="email" value="${email}">
      <input type="hidden" name="password" value="${password}">
      <button class="account" type="submit">
        <span class="account-name">${say(signIn.language, title)}</span>
        <span class="account-rights">${say(signIn.language, rights)}</span>
        <span class="account-email">${email}</span>
      </button>
    </form>
  </li>`;

const demoAccounts = (signIn: SignInPage): Html => html`
  <section class="demo" aria-labelledby="demo">
    <h2 id="demo">${say(signIn.language, 'signIn.demo.title')}</h2>
    <p class="hint">${say(signIn.language, 'signIn.demo.lead')}</p>
    <ul>${signIn.accounts.map((account) => demoAccount(account, signIn))}</ul>
  </section>`;

/** The form for e-mail address and password, with the demo accounts where there are any. */
export function signInPage(signIn: SignInPage): string {
  const { language, address, email, problem, accounts } = signIn;
  const described = problem ? html` aria-invalid="true" aria-describedby="problem"` : null;
  const main = html`
    <section class="entry">
      <h1>${say(language, 'signIn.title')}</h1>
      <p class="lead">${say(language, 'signIn.lead')}</p>
      <form class="fields" method="post" action="${actionOf(signIn)}">
        ${problem ? html`<p class="problem" id="problem" role="alert">${problem}</p>` : null}
        <input type="hidden" name="language" value="${language}">
        ${emailField(language, email, described, email ? null : html` autofocus`)}
        <div class="field">
          <label for="password">${say(language, 'signIn.password')}</label>
          <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200"
            required${described}${email ? html` autofocus` : null}>
        </div>
        <button class="submit" type="submit">${say(language, 'signIn.submit')}</button>
      </form>
      <p class="hint"><a href="${forgottenPath}?language=${language}">${say(language, 'signIn.forgotten')}</a></p>
    </section>
    ${accounts.length > 0 ? demoAccounts(signIn) : null}`;
  return page({
    brand: signIn.brand,
    language,
    title: say(language, 'signIn.title'),
    main,
    addressIn: (other) => inLanguage(address, other),
  });
}

import type { Language } from '@selvedge/core/contract';
import type { Brand } from '../../configuration/brand/brand.ts';
import { emailField } from '../../html/emailField.ts';
import { html } from '../../html/html.ts';
import { page } from '../../html/page.ts';
import { say } from '../../language/words.ts';
import { messagePage } from '../provider/providerPages.ts';
import { forgottenPath } from '../provider/providerPath.ts';

interface ForgottenPage {
  readonly brand: Brand;
  readonly language: Language;
  readonly email: string;
  /** Message id of what is wrong with the entry. */
  readonly problem: 'password.problem.email' | 'signIn.tooMany' | null;
}

/** Asks for the address to which a link is sent. */
export function forgottenPage({ brand, language, email, problem }: ForgottenPage): string {
  const title = say(language, 'signIn.forgotten');
  const described = problem ? html` aria-invalid="true" aria-describedby="problem"` : null;
  const main = html`
    <section class="entry">
      <h1>${title}</h1>
      <p class="lead">${say(language, 'password.ask.lead')}</p>
      <form class="fields" method="post" action="${forgottenPath}?language=${language}">
        ${problem ? html`<p class="problem" id="problem" role="alert">${say(language, problem)}</p>` : null}
        ${emailField(language, email, described, html` autofocus`)}
        <button class="submit" type="submit">${say(language, 'password.ask.send')}</button>
      </form>
      <p class="hint"><a href="/">${say(language, 'signIn.back')}</a></p>
    </section>`;
  return page({ brand, language, title, main, addressIn: (other) => `${forgottenPath}?language=${other}` });
}

/** The same for every address, known or not. */
export const linkSentPage = (brand: Brand, language: Language, email: string): string =>
  messagePage(
    brand,
    language,
    say(language, 'password.sent.title'),
    say(language, 'password.sent.text', { email }),
  );

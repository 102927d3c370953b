import type { Language } from '@selvedge/core/contract';
import type { Brand } from '../../configuration/brand/brand.ts';
import { emailField } from '../../html/emailField.ts';
import { type Html, html } from '../../html/html.ts';
import { page } from '../../html/page.ts';
import { say } from '../../language/words.ts';
import { messagePage } from '../provider/providerPages.ts';
import { providerPath } from '../provider/providerPath.ts';
import type { LinkedPerson } from './passwordLink.store.ts';
import { LEAST_LENGTH, MOST_LENGTH, type PasswordProblem } from './passwordRules.ts';

/** Where a link leads. Its secret is in the query, which no log contains. */
export const passwordPath = `${providerPath}/password`;

export const linkPath = (secret: string): string =>
  `${passwordPath}?${new URLSearchParams({ token: secret })}`;

/** A text without the secrets of the links in it. */
export const withoutLinkSecrets = (text: string): string => text.replaceAll(/([?&]token=)[\w-]+/g, '$1…');

/** What the first operator typed. */
export interface OperatorEntry {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Why the form is shown again. */
export type EntryProblem = PasswordProblem | 'email' | 'name';

const words: Readonly<Record<LinkedPerson['purpose'], { readonly title: string; readonly lead: string }>> = {
  firstOperator: { title: 'password.firstOperator.title', lead: 'password.firstOperator.lead' },
  invitation: { title: 'password.invitation.title', lead: 'password.invitation.lead' },
  forgotten: { title: 'password.forgotten.title', lead: 'password.forgotten.lead' },
};

const problems: Readonly<Record<EntryProblem, string>> = {
  short: 'password.problem.short',
  long: 'password.problem.long',
  unequal: 'password.problem.unequal',
  common: 'password.problem.common',
  email: 'password.problem.email',
  name: 'password.problem.name',
};

interface PasswordPage {
  readonly brand: Brand;
  readonly language: Language;
  readonly secret: string;
  readonly person: LinkedPerson;
  readonly entry: OperatorEntry;
  readonly problem: EntryProblem | null;
}

const operatorFields = (
  language: Language,
  { email, firstName, lastName }: OperatorEntry,
  attributes: Html | null,
): Html => html`
  ${emailField(language, email, attributes)}
  <div class="field">
    <label for="firstName">${say(language, 'password.firstName')}</label>
    <input id="firstName" name="firstName" autocomplete="given-name" maxlength="100" required value="${firstName}">
  </div>
  <div class="field">
    <label for="lastName">${say(language, 'password.lastName')}</label>
    <input id="lastName" name="lastName" autocomplete="family-name" maxlength="100" required value="${lastName}">
  </div>`;

/** A password manager learns from it whose password it keeps. */
const ownName = (email: string): Html =>
  html`<input type="hidden" name="email" autocomplete="username" value="${email}">`;

const passwordField = (
  language: Language,
  name: 'password' | 'repeated',
  label: string,
  described: Html | null,
) => html`
  <div class="field">
    <label for="${name}">${say(language, label)}</label>
    <input id="${name}" name="${name}" type="password" autocomplete="new-password" maxlength="${String(MOST_LENGTH)}"
      required${described}>
  </div>`;

/** Which field is wrong, and which gets the focus: the wrong one, else the first. */
function attributesFor(problem: EntryProblem | null, isKnown: boolean) {
  const focus = html` autofocus`;
  const hinted = html` aria-describedby="hint"`;
  if (problem === null)
    return isKnown ? { email: null, password: html`${hinted}${focus}` } : { email: focus, password: hinted };
  if (problem === 'name') return { email: null, password: hinted };
  if (problem === 'email')
    return { email: html` aria-invalid="true" aria-describedby="problem"${focus}`, password: hinted };
  return { email: null, password: html` aria-invalid="true" aria-describedby="problem hint"${focus}` };
}

/** The form of a link: a password, typed twice; of the first operator the name, too. */
export function passwordPage({ brand, language, secret, person, entry, problem }: PasswordPage): string {
  const { purpose, user } = person;
  const title = say(language, words[purpose].title);
  const attributes = attributesFor(problem, user !== null);
  const main = html`
    <section class="entry">
      <h1>${title}</h1>
      <p class="lead">${say(language, words[purpose].lead, { email: user?.email ?? '' })}</p>
      <form class="fields" method="post" action="${linkPath(secret)}&amp;language=${language}">
        ${problem ? html`<p class="problem" id="problem" role="alert">${say(language, problems[problem], { least: LEAST_LENGTH })}</p>` : null}
        ${user ? ownName(user.email) : operatorFields(language, entry, attributes.email)}
        ${passwordField(language, 'password', 'password.new', attributes.password)}
        ${passwordField(language, 'repeated', 'password.repeated', null)}
        <p class="hint" id="hint">${say(language, 'password.hint', { least: LEAST_LENGTH })}</p>
        <button class="submit" type="submit">${say(language, 'password.save')}</button>
      </form>
    </section>`;
  return page({
    brand,
    language,
    title,
    main,
    addressIn: (other) => `${linkPath(secret)}&language=${other}`,
  });
}

export const savedPage = (brand: Brand, language: Language): string =>
  messagePage(
    brand,
    language,
    say(language, 'password.saved.title'),
    say(language, 'password.saved.text'),
    say(language, 'signIn.submit'),
  );

/** A link that was used, has expired or was never made; which of them nobody is told. */
export const deadLinkPage = (brand: Brand, language: Language): string =>
  messagePage(brand, language, say(language, 'password.dead.title'), say(language, 'password.dead.text'));

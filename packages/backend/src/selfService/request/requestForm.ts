import type { Language } from '@selvedge/core/contract';
import { type Html, html } from '../../html/html.ts';
import { selfServicePath } from '../../identity/clients/selfService.ts';
import { say } from '../../language/words.ts';
import { heading } from '../frame/frame.ts';
import { type Entry, longest, type Problem, type Problems } from './entry.ts';

function message(language: Language, problem: Problem, most: number): string {
  if (problem === 'missing') return say(language, 'selfService.request.missing');
  if (problem === 'notAnEmail') return say(language, 'selfService.request.notAnEmail');
  return say(language, 'selfService.request.tooLong', { most });
}

interface Form {
  readonly language: Language;
  readonly entry: Entry;
  readonly problems: Problems;
}

type Name = keyof Problems;

function control({ entry, problems }: Form, name: Name, focused: boolean): Html {
  const marks = html`${problems[name] ? html` aria-invalid="true" aria-describedby="${name}-problem"` : null}${focused ? html` autofocus` : null}`;
  // More can be typed than may be sent, so that the form reports it and nothing is cut off silently.
  if (name === 'message')
    return html`<textarea id="message" name="message" rows="9" maxlength="${longest.message * 2}" required${marks}>
${entry.message}</textarea>`;
  const kinds: Readonly<Record<Exclude<Name, 'message'>, Html>> = {
    name: html`type="text" autocomplete="name"`,
    email: html`type="email" autocomplete="email" inputmode="email" autocapitalize="none" spellcheck="false"`,
    subject: html`type="text"`,
  };
  return html`<input id="${name}" name="${name}" ${kinds[name]} maxlength="${longest[name] * 2}" required value="${entry[name]}"${marks}>`;
}

function fieldOf(form: Form, name: Name, label: string, focused: boolean): Html {
  const problem = form.problems[name];
  return html`
    <div class="field">
      <label for="${name}">${label}</label>
      ${control(form, name, focused)}
      ${problem ? html`<p class="field-problem" id="${name}-problem">${message(form.language, problem, longest[name])}</p>` : null}
    </div>`;
}

/** The contact form. After a refusal it contains everything that was typed, and the problem of each field. */
export function requestForm(form: Form): Html {
  const { language, entry, problems } = form;
  const [first] = (['name', 'email', 'subject', 'message'] as const).filter((name) => problems[name]);
  const labels = {
    name: say(language, 'selfService.profile.name'),
    email: say(language, 'signIn.email'),
    subject: say(language, 'selfService.request.subject'),
    message: say(language, 'selfService.request.message'),
  };
  return html`
    ${heading(say(language, 'selfService.request.title'), say(language, 'selfService.request.lead'))}
    ${first ? html`<p class="problem" role="alert">${say(language, 'selfService.request.problems')}</p>` : null}
    <form class="fields" method="post" action="${selfServicePath}/request?lang=${language}" novalidate>
      <input type="hidden" name="formId" value="${entry.formId}">
      ${(['name', 'email', 'subject', 'message'] as const).map((name) => fieldOf(form, name, labels[name], name === first))}
      <p class="actions"><button class="button" type="submit">${say(language, 'selfService.request.send')}</button></p>
    </form>`;
}

/** Shown after a request was sent, with its number. */
export const requestSent = (language: Language, requestId: string): Html => html`
  ${heading(say(language, 'selfService.request.sent.title'), say(language, 'selfService.request.sent.text', { requestId }))}
  <p class="actions">
    <a class="button" href="/">${say(language, 'selfService.toPortal')}</a>
    <a class="button quiet" href="${selfServicePath}/request?lang=${language}">${say(language, 'selfService.request.another')}</a>
  </p>`;

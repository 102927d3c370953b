import { sampleHead } from '@selvedge/core/testing';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { describe, expect, it } from 'vitest';
import { ownBrand } from '../configuration/brand/testing/ownBrand.ts';
import { failureBody } from '../http/failure.ts';
import { Refusal } from '../http/refusal.ts';
import { codeConfirmSource } from '../identity/provider/devicePages.ts';
import { failurePage, logoutSource } from '../identity/provider/providerPages.ts';
import { type ApprovalOutcome, approvalMail } from '../ordering/approval/approvalMail.ts';
import { titleOf } from '../ordering/order/confirmation/confirmationPdf.ts';

/** What a page of the provider is made for, in a language. */
const pageIn = (language: 'en' | 'de') => {
  const page = {
    oidc: { params: { ui_locales: language }, body: { language }, session: undefined },
    query: {},
    get: () => '',
    type: '',
    body: '',
  };
  return page as typeof page & KoaContextWithOIDC;
};

const textOf = (page: string, element: RegExp): string | undefined => element.exec(page)?.[1]?.trim();

/** Written by hand: nothing here reads the catalogues. */
const said = {
  en: {
    signInFailed: 'An error occurred while signing you in',
    errorId: 'Error ID: t-1',
    signOut: ['Yes, sign out', 'No, stay signed in'],
    confirm: ['Yes, sign in', 'No, refuse'],
    approved: ['Order ready for completion: Modehaus Lindner (4711)', 'Max approved an order.'],
    returned: ['Order returned: Modehaus Lindner (4711)', 'Max returned the order that you approved:'],
    finalized: [
      'Order 900001 created: Modehaus Lindner (4711)',
      'Max finalized the order that you approved.',
    ],
    reason: '“Too many”',
    check: 'Go to the Order-Check',
    order: 'Go to the order',
    confirmation: 'Order confirmation 900001',
    unexpected:
      "We're sorry, an unexpected error occurred. Please try to reload the page or contact Customer Support.",
    exclamation: 'Order note must not start with exclamation mark (!)',
  },
  de: {
    signInFailed: 'Bei der Anmeldung ist ein Fehler aufgetreten',
    errorId: 'Fehler-ID: t-1',
    signOut: ['Ja, abmelden', 'Nein, angemeldet bleiben'],
    confirm: ['Ja, anmelden', 'Nein, ablehnen'],
    approved: ['Auftrag bereit zum Abschluss: Modehaus Lindner (4711)', 'Max hat einen Auftrag freigegeben.'],
    returned: [
      'Auftrag zurückgegeben: Modehaus Lindner (4711)',
      'Max hat den Auftrag zurückgegeben, den Sie freigegeben haben:',
    ],
    finalized: [
      'Auftrag 900001 erstellt: Modehaus Lindner (4711)',
      'Max hat den Auftrag abgeschlossen, den Sie freigegeben haben.',
    ],
    reason: '„Too many“',
    check: 'Zum Order-Check',
    order: 'Zum Auftrag',
    confirmation: 'Auftragsbestätigung 900001',
    unexpected:
      'Es tut uns leid, ein unerwarteter Fehler ist aufgetreten. Bitte laden Sie die Seite neu oder wenden Sie sich an den Kundenservice.',
    exclamation: 'Die Auftragsnotiz darf nicht mit einem Ausrufezeichen (!) beginnen',
  },
} as const;

const place = { season: 'Spring/Summer 2027 (SS27)', range: 'Men Casual · Main collection' };

describe.each(['en', 'de'] as const)('what the backend says, letter by letter (%s)', (language) => {
  const words = said[language];

  it('A11 C6 a sign-in that fails has its title and the Error ID', () => {
    const page = failurePage(ownBrand, language, 'Why.', 't-1');
    expect(textOf(page, /<h1>([^<]+)/)).toBe(words.signInFailed);
    expect(textOf(page, /<p class="lead">([^<]+)/)).toBe(`Why. ${words.errorId}`);
  });

  it('A12 only the button that signs out of all windows says so', () => {
    const page = pageIn(language);
    logoutSource(ownBrand)(page, '<form id="op.logoutForm"></form>');
    expect(textOf(page.body, /name="logout" value="yes" type="submit">([^<]+)/)).toBe(words.signOut[0]);
    expect(textOf(page.body, /<a href="\/">([^<]+)/)).toBe(words.signOut[1]);
  });

  it('only the button that lets a command line in says so', () => {
    const page = pageIn(language);
    codeConfirmSource(ownBrand)(page, '', null, null, 'ABCD');
    expect(textOf(page.body, /name="confirm" value="yes">([^<]+)/)).toBe(words.confirm[0]);
    expect(textOf(page.body, /name="abort" value="yes">([^<]+)/)).toBe(words.confirm[1]);
  });

  it.each<[ApprovalOutcome, readonly [string, string], string]>([
    [{ what: 'approved', by: 'Max' }, words.approved, words.check],
    [{ what: 'returned', by: 'Max', reason: 'Too many' }, words.returned, words.check],
    [
      { what: 'finalized', by: 'Max', order: { orderId: 'o-1', orderNumber: '900001' } },
      words.finalized,
      words.order,
    ],
  ])('O2 the mail of an order that was $what', (reports, [subject, lead], action) => {
    const mail = approvalMail(sampleHead(), reports, { language, publicUrl: 'https://portal.test', place });
    expect(mail.subject).toBe(subject);
    expect(mail.text.split('\n\n')[1]?.startsWith(lead)).toBe(true);
    expect(mail.text).toContain(`\n${action}: https://portal.test/ordering/`);
    expect(mail.text).toContain('\nSpring/Summer 2027 (SS27) · Men Casual · Main collection\n');
    if (reports.what === 'returned') expect(mail.text).toContain(`\n\n${words.reason}\n\n`);
    expect(textOf(mail.html, /style="color:#151515">([^<]+)/)).toBe(action);
  });

  it('N7 O2 the mail names the sum of each currency', () => {
    const head = { ...sampleHead(), otherValues: [{ currency: 'CHF', value: 12_300 }] };
    const reports = { what: 'returned', by: 'Max', reason: 'Too many' } as const;
    const { text } = approvalMail(head, reports, { language, publicUrl: 'https://portal.test', place });
    expect(text).toMatch(/€.* \+ .*(CHF\s123[.,]00|123[.,]00\sCHF)/);
  });

  it('C6 N5 what is refused', () => {
    const reports = (code: 'unexpected' | 'noteExclamation') =>
      failureBody(new Refusal(400, code), language, 't-1').message;
    expect(reports('unexpected')).toBe(words.unexpected);
    expect(reports('noteExclamation')).toBe(words.exclamation);
  });

  it('O4 the confirmation by its title', () => {
    const order = { orderNumber: '900001' } as Parameters<typeof titleOf>[0]['order'];
    expect(titleOf({ language, order })).toBe(words.confirmation);
  });
});

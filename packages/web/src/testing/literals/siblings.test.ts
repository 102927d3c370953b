import domainDe from '@selvedge/core/messages/de.json';
import domainEn from '@selvedge/core/messages/en.json';
import { expect, it } from 'vitest';
import screensDe from '../../../messages/de.json';
import screensEn from '../../../messages/en.json';
import { literalKeys, literalOf } from './saying.ts';

const en: Readonly<Record<string, string>> = { ...domainEn, ...screensEn };
const de: Readonly<Record<string, string>> = { ...domainDe, ...screensDe };

/** Same word in English, another thing in German. */
const otherThings: Readonly<Record<string, string>> = {
  // Verbs, where the header has the name of a thing.
  'style.search.go': 'Suchen',
  'cart.find.placeholder': 'Suchen',
  // The person is done with it, where a season is.
  'cart.add.done': 'Fertig',
  'order.mailing.close': 'Fertig',
  'scan.camera.done': 'Fertig',
  // The name of the English text.
  'app.page.conductEn': 'Code of Conduct',
  // The name of the German text, which its page has too.
  'legal.terms.agb': 'B2B AGB Deutschland',
  // Headings of pages of their own.
  'selfService.request.title': 'Nachricht senden',
  'selfService.contacts.title': 'Ansprechpersonen',
};

it('J4 a literal text has one German text, wherever it is said', () => {
  const strays = literalKeys.flatMap((key) => {
    const said = literalKeys.filter((one) => literalOf(one, 'en') === literalOf(key, 'en'));
    const german = new Set(said.map((one) => literalOf(one, 'de')));
    return Object.keys(en)
      .filter((id) => en[id] === literalOf(key, 'en') && !german.has(de[id] ?? ''))
      .filter((id) => otherThings[id] !== de[id])
      .map((id) => `${id}: ${de[id]}, not ${[...german].join(' or ')}`);
  });
  expect([...new Set(strays)]).toEqual([]);
});

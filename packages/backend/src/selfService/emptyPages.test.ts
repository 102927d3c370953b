import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Browser } from '../testing/browser.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { contactDepartments } from './contacts/contact.schema.ts';
import { faqTopics } from './faq/faq.schema.ts';
import { formCategories } from './manuals/manual.schema.ts';
import { enter } from './testing/enter.ts';

let testApp: TestApp;
let browser: Browser;
beforeAll(async () => {
  testApp = await startTestApp();
  browser = await enter(testApp, 'buyer@selvedge.test');
  const { db } = testApp.context.database;
  for (const table of [contactDepartments, faqTopics, formCategories]) await db.delete(table);
});
afterAll(() => testApp.close());

it.each([
  ['contacts', 'en', 'No contacts yet', 'You can still write to us.'],
  ['contacts', 'de', 'Noch keine Ansprechpersonen', 'Schreiben können Sie uns trotzdem.'],
  ['faq', 'en', 'No questions yet', 'You can send us yours.'],
  ['faq', 'de', 'Noch keine Fragen', 'Ihre Frage können Sie uns trotzdem stellen.'],
  ['forms-and-manuals', 'en', 'No forms or manuals yet', 'As soon as something is, you will find it here.'],
  [
    'forms-and-manuals',
    'de',
    'Noch keine Formulare und Anleitungen',
    'Sobald das Haus etwas veröffentlicht, finden Sie es hier.',
  ],
])('G1: /%s of a house that has given nothing says so (%s)', async (page, language, title, text) => {
  const { body } = await browser.get(`/self-service/${page}?lang=${language}`);
  expect(body).toContain(title);
  expect(body).toContain(text);
});

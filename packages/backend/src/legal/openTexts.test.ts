import { readFileSync } from 'node:fs';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { seedPortal } from '../server/seed.ts';
import { operatorOf } from '../testing/operator.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { legalTexts } from './legal.schema.ts';
import { openLegalTexts } from './legal.seed.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
});
afterAll(() => testApp.close());

const read = async (path: string, language: string) =>
  (await testApp.app.inject({ url: `/api/v1/content/${path}`, headers: { 'x-language': language } })).body;

it('H1: a portal that is no demonstration says that the house has not given its texts, and none of an invented one', async () => {
  const { database } = testApp.context;
  const all = await database.db.select().from(legalTexts);
  expect(all).toHaveLength(8);
  for (const { html } of all) expect(html).not.toMatch(/Selvedge|Cologne|Köln|selvedge\.test/);
  expect(await read('static/imprint', 'en')).toBe(
    '<p>The house has not provided this text yet. Please ask your sales representative.</p>\n<p><a href="/tracking-off">Turn off usage analysis</a></p>',
  );
  expect(await read('general-conditions/1100', 'de')).toMatch(
    /^<p>Das Haus hat diesen Text noch nicht hinterlegt/,
  );
  expect(await openLegalTexts(database)).toContain('imprint (de)');
});

it('H1: what the house has set stays, and texts of the invented house that an earlier release left are taken back', async () => {
  const { database } = testApp.context;
  const operator = await operatorOf(testApp);
  const set = await operator('PUT', '/texts/page/imprint/en', { html: '<h2>Talwind AG</h2>' });
  expect(set.statusCode).toBeLessThan(300);
  const invented = new URL('../../assets/legal/page-we-care.en.html', import.meta.url);
  await database.db
    .update(legalTexts)
    .set({ html: readFileSync(invented, 'utf8') })
    .where(and(eq(legalTexts.name, 'we-care'), eq(legalTexts.language, 'en')));
  expect(await read('static/we-care', 'en')).toContain('Climate and water');
  await seedPortal(database, { demo: false });
  expect(await read('static/imprint', 'en')).toBe('<h2>Talwind AG</h2>');
  expect(await read('static/we-care', 'en')).toMatch(/^<p>The house has not provided this text yet/);
  expect(await openLegalTexts(database)).not.toContain('imprint (en)');
});

import { type SearchResult, search } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';

let testApp: TestApp;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  testApp = await startTestApp();
  ({ headers } = await signedIn(testApp, 'manager@selvedge.test'));
});
afterAll(() => testApp.close());

async function find(query: string, language = 'en') {
  const answer = await testApp.app.inject({
    url: `/api/v1${search.path}?${new URLSearchParams({ query, filter: 'apps' })}`,
    headers: { ...headers, 'x-language': language },
  });
  return answer.json<SearchResult[]>();
}

describe('GET /search finds', () => {
  it.each([
    ['en', 'cloth coming apart', 'We Care', '/we-care'],
    ['de', 'Webkante Tuch', 'We Care', '/we-care'],
    ['en', 'imprint', 'Imprint & Privacy Policy', '/imprint'],
    ['en', 'digital services act', 'Imprint & Privacy Policy', '/imprint'],
    ['de', 'Impressum', 'Impressum & Datenschutz', '/imprint'],
    ['en', 'general terms', 'B2B GTC Germany', '/terms-and-conditions/gtc'],
    ['en', 'conditions of sale', 'B2B GTC Germany', '/terms-and-conditions/gtc'],
    ['de', 'Allgemeine Geschäftsbedingungen', 'B2B AGB Deutschland', '/terms-and-conditions/agb'],
    ['de', 'AGB', 'B2B AGB Deutschland', '/terms-and-conditions/agb'],
    ['en', 'code of conduct en', 'Code of Conduct (EN)', '/terms-and-conditions/code-of-conduct-en'],
    ['en', 'code of conduct de', 'Code of Conduct (DE)', '/terms-and-conditions/code-of-conduct-de'],
    ['de', 'Verhaltenskodex', 'Verhaltenskodex (DE)', '/terms-and-conditions/code-of-conduct-de'],
  ])('G3 G4: texts of the house by the name of their page (%s: %s)', async (language, query, title, link) => {
    const found = await find(query, language);
    expect(found.find(({ type }) => type === 'staticText')).toMatchObject({ title, texts: [title], link });
  });

  it('G3: whole sentences of a text of the house, and no heading before them', async () => {
    const [weCare] = await find('selvedge edge cloth');
    expect(weCare?.body).toMatch(/^A selvedge is the edge that keeps a cloth from coming apart\. /);
    const [imprint] = await find('Digital Services Act');
    expect(imprint?.body).toMatch(/^Information under section 5 of the German Digital Services Act/);
  });
});

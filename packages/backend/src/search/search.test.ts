import { type Language, type SearchResult, search, searchFilters } from '@selvedge/core/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tiles } from '../dashboard/tile.schema.ts';
import { faqArticles } from '../selfService/faq/faq.schema.ts';
import { signedIn } from '../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { createCatalogue } from './catalogue.ts';
import { termsOf } from './index/words.ts';

type Headers = Readonly<Record<string, string>>;

let testApp: TestApp;
let manager: Headers;
let viewer: Headers;
beforeAll(async () => {
  testApp = await startTestApp();
  ({ headers: manager } = await signedIn(testApp, 'manager@selvedge.test'));
  ({ headers: viewer } = await signedIn(testApp, 'viewer@selvedge.test'));
});
afterAll(() => testApp.close());

const ask = (query: string, headers: Headers, filter?: string) =>
  testApp.app.inject({
    url: `/api/v1${search.path}?${new URLSearchParams({ query, ...(filter && { filter }) })}`,
    headers,
  });

async function find(query: string, language = 'en', headers = manager, filter?: string) {
  const answer = await ask(query, { ...headers, 'x-language': language }, filter);
  expect([query, answer.statusCode]).toEqual([query, 200]);
  return answer.json<SearchResult[]>();
}

const titles = async (...asked: Parameters<typeof find>): Promise<(string | null | undefined)[]> =>
  (await find(...asked)).map(({ title }) => title);

describe('GET /search finds', () => {
  it('G3: every type of result', async () => {
    const types = new Map<string, SearchResult>();
    const queries = [
      'Returns',
      'Forms',
      'showroom',
      'Contacts',
      'Sales',
      'EDI',
      'imprint',
      'invoice',
      'account',
    ];
    for (const query of queries)
      for (const result of await find(query))
        types.set(`${result.type} ${result.itemType ?? ''}`.trim(), result);
    expect([...types.keys()].sort()).toEqual([
      'dashboardTile',
      'dashboardTileGroup',
      'event',
      'formsManuals',
      'formsManualsCategory',
      'staticText',
      'zendeskArticle contacts',
      'zendeskArticle faq',
      'zendeskCategory contacts',
      'zendeskCategory faq',
      'zendeskSection contacts',
      'zendeskSection faq',
    ]);
  });

  it('G4: what the links are made from, and each leads to a page', async () => {
    const [form] = await find('returns form', 'en', manager, 'formsManuals');
    expect(form).toMatchObject({
      type: 'formsManuals',
      slug: 'returns-and-complaints',
      fileId: 'returns-form',
      documentType: 'form',
      fileName: 'Returns form.pdf',
      url: 'http://localhost:18080/self-service/forms-and-manuals/returns-and-complaints?tab=forms&fileId=returns-form',
    });
    const [event] = await find('showroom week', 'en', manager, 'events');
    expect(event?.slug).toBe('showroom-week');
    const start = new Date(event?.start ?? '');
    const { searchParams, pathname } = new URL(event?.url ?? '');
    expect(pathname).toBe('/self-service/calendar');
    expect(searchParams.get('id')).toBe('showroom-week');
    expect(`${searchParams.get('year')}-${searchParams.get('month')?.padStart(2, '0')}`).toBe(
      event?.start?.slice(0, 7),
    );
    expect(Number.isNaN(start.getTime())).toBe(false);
  });

  it('G1: words that are not typed to their end', async () => {
    expect((await titles('plano'))[0]).toBe('Planogram, shop-in-shop 24 m²');
    expect(await titles('compl for')).toContain('Complaint form');
  });

  it.each([
    ['planograrm', 'en', 'Planogram, shop-in-shop 24 m²'],
    ['plangoram', 'en', 'Planogram, shop-in-shop 24 m²'],
    ['complant form', 'en', 'Complaint form'],
    ['cmplaint', 'en', 'Complaint form'],
    ['wplanogram', 'en', 'Planogram, shop-in-shop 24 m²'],
    ['planogran sho', 'en', 'Planogram, shop-in-shop 24 m²'],
    ['Retuorenschein', 'de', 'Retourenschein'],
    ['Preisetiketen', 'de', 'Handbuch Preisetiketten'],
  ])('G1: %s in spite of a typo (%s)', async (query, language, title) => {
    expect((await titles(query, language))[0]).toBe(title);
  });

  it.each([
    'Größentabelle',
    'GRÖSSENTABELLE',
    'grossentabelle',
    'groessentabelle',
    'Gro\u0308ßentabelle',
    'größent',
  ])('G1: %s whichever way umlauts are typed', async (query) => {
    expect((await titles(query, 'de')).slice(0, 2).sort()).toEqual([
      'Größentabelle Damen',
      'Größentabelle Herren',
    ]);
  });

  it('G1: names with umlauts typed without them, and names without typed with them', async () => {
    expect(await titles('Bruckner')).toContain('Jonas Brückner');
    expect(await titles('Brueckner')).toContain('Jonas Brückner');
    expect(await titles('Osäi', 'de')).toContain('Daniel Osei');
  });

  it('G1: parts of compound words, and compounds of parts', async () => {
    expect(await titles('tabelle', 'de')).toContain('Größentabelle Damen');
    expect(await titles('Symbole', 'de')).toContain('Pflegesymbole erklärt');
    expect(await titles('Retourenpaket', 'de')).toContain('Retourenschein');
    expect(await titles('sizechart')).toContain('Size chart, women');
  });

  it('G1: whole questions', async () => {
    expect((await titles('How do I return goods?'))[0]).toBe('How do I return goods?');
    expect((await titles('wo finde ich eine rechnung', 'de'))[0]).toBe('Wo finde ich eine Rechnung?');
  });

  it('G3: what stands in the title before what stands in the text', async () => {
    const found = await titles('complaint', 'en', manager, 'formsManuals');
    expect(found[0]).toBe('Complaint form');
    expect(found.indexOf('Goods-in checklist')).toBeGreaterThan(found.indexOf('Returns & complaints'));
  });

  it('G3: the part of a text in which the words stand', async () => {
    const [answer] = await find('replacement carrier', 'en', manager, 'faq');
    expect(answer?.body).toContain('We talk to the carrier and send a replacement');
    expect(answer?.body?.length).toBeLessThanOrEqual(240);
  });

  it('J1: words of the user’s language only', async () => {
    expect(await titles('Preisetiketten', 'en')).toEqual([]);
    expect(await titles('price tag manual', 'en')).toContain('Price tag manual');
    expect(await titles('Impressum', 'de')).not.toEqual([]);
    const [conditions] = await find('Allgemeine Geschäftsbedingungen', 'de', manager, 'apps');
    expect(conditions?.link).toBe('/terms-and-conditions/agb');
  });

  it.each(['e', 'a', 'o'])('G2: without a filter just what each filter finds (%s)', async (query) => {
    const all = await find(query);
    const filterOf = ({ type, itemType }: SearchResult): string => {
      if (type.startsWith('zendesk')) return itemType ?? 'faq';
      if (type.startsWith('forms')) return 'formsManuals';
      return type === 'event' ? 'events' : 'apps';
    };
    for (const filter of searchFilters) {
      const found = await find(query, 'en', manager, filter);
      expect(found.every((result) => filterOf(result) === filter)).toBe(true);
      expect(all.filter((result) => filterOf(result) === filter)).toEqual(found);
      expect(found.length).toBeLessThanOrEqual(24);
    }
    expect(all.filter((result) => filterOf(result) === 'formsManuals').length).toBeGreaterThan(8);
    expect((await ask('a', manager, 'elsewhere')).statusCode).toBe(400);
  });

  it('K2: no tile that the user may not see, and nothing that tells of it', async () => {
    expect(await titles('Delivery notes', 'en', manager, 'apps')).toContain('Delivery notes');
    expect(await titles('Delivery notes', 'en', viewer, 'apps')).not.toContain('Delivery notes');
    expect(await titles('Administration', 'en', manager, 'apps')).not.toContain('Administration');
    const { headers: employee } = await signedIn(testApp, 'employee@selvedge.test');
    expect((await titles('Administration', 'en', employee))[0]).toBe('Administration');
    const without = await find('calendap', 'en', viewer);
    expect(without.length).toBeGreaterThan(0);
    const { db } = testApp.context.database;
    const texts = { title: 'Calendap', description: 'Calendap' };
    const condition = { group: 'admin' as const, rights: [] };
    await db.insert(tiles).values({
      tileId: 'hidden',
      position: 99,
      link: '/hidden',
      newTab: false,
      condition,
      en: texts,
      de: texts,
    });
    expect(await titles('calendap', 'en', employee)).toEqual(['Calendap']);
    expect(await find('calendap', 'en', viewer)).toEqual(without);
    await db.delete(tiles).where(eq(tiles.tileId, 'hidden'));
  });

  it('G3: what was changed a moment ago', async () => {
    const { db } = testApp.context.database;
    expect(await titles('zibeline')).toEqual([]);
    const where = eq(faqArticles.slug, 'order-limit');
    const [before] = await db.select().from(faqArticles).where(where);
    await db
      .update(faqArticles)
      .set({ en: { title: 'What is zibeline?', paragraphs: ['A cloth.'] } })
      .where(where);
    expect(await titles('zibeline')).toEqual(['What is zibeline?']);
    if (before) await db.update(faqArticles).set({ en: before.en }).where(where);
    expect(await titles('zibeline')).toEqual([]);
  });
});

describe('GET /search withstands', () => {
  it('HZ48: what cannot be searched for', async () => {
    const { app } = testApp;
    const statusOf = async (query: string) =>
      (await app.inject({ url: `/api/v1/search?query=${query}`, headers: manager })).statusCode;
    for (const query of ['', '%00', 'a%00b', 'x'.repeat(201), 'x'.repeat(10_000)])
      expect([query.slice(0, 9), await statusOf(query)]).toEqual([query.slice(0, 9), 400]);
    for (const broken of ['%ED%A0%80', '%E0%A4%A', '\ud800', '%'])
      expect(await statusOf(broken)).toBeLessThan(500);
    expect((await app.inject({ url: '/api/v1/search', headers: manager })).statusCode).toBe(400);
    expect((await app.inject({ url: '/api/v1/search?query=a&query=b', headers: manager })).statusCode).toBe(
      400,
    );
  });

  it('HZ13 HZ45: signs that mean something elsewhere', async () => {
    for (const query of [
      '.*',
      '(a+)+$',
      '[',
      '\\',
      '%',
      '_',
      "' or 1=1 --",
      '<script>',
      '🧵',
      '   ',
      '­',
      '__proto__',
      'constructor',
      '́',
    ])
      expect(Array.isArray(await find(query))).toBe(true);
    expect(await find('.*')).toEqual([]);
    expect(await find('   ')).toEqual([]);
    expect(await find('qqqqxxxx')).toEqual([]);
  });

  it('G1: a hundred searches in two languages make each index once, also when all ask at once', async () => {
    const { context } = testApp;
    const indexOf = createCatalogue(context);
    const languages = Array.from({ length: 100 }, (_, at): Language => (at % 2 === 0 ? 'en' : 'de'));
    const atOnce = await Promise.all(languages.map((language) => indexOf(language)));
    const oneByOne = [];
    for (const language of languages) oneByOne.push(await indexOf(language));
    expect(new Set([...atOnce, ...oneByOne]).size).toBe(2);
  });

  it('G1: however much is typed, eight words are searched for, each by forty letters at most', () => {
    expect(termsOf('size '.repeat(80))).toHaveLength(8);
    expect(termsOf('x'.repeat(200)).flat()).toEqual(['x'.repeat(40)]);
  });
});

import { generalConditions, staticPage } from '@selvedge/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { partnerWith } from '../../ordering/testing/partner.ts';
import { enter } from '../../selfService/testing/enter.ts';
import { Browser } from '../../testing/browser.ts';
import { signedIn } from '../../testing/signedIn.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { importing, type SentFile, sentBytes, sentRows, sentText } from '../testing/houseFiles.ts';

const email = 'buyer@selvedge.test';
let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
let browser: Browser;
beforeAll(async () => {
  testApp = await startTestApp();
  imports = await importing(testApp);
  browser = await enter(testApp, email);
});
afterAll(() => testApp.close());

const pdf = (text: string): Uint8Array => new TextEncoder().encode(`%PDF-1.7\n${text}`);
const lists = (titles: Readonly<Record<string, string>> = {}): SentFile[] => [
  sentRows('manual categories', [{ category: 'care', 'title (en)': 'Care', 'title (de)': 'Pflege' }]),
  sentRows('manuals', [
    { manual: 'wool', category: 'care', 'title (en)': 'Wool / silk', 'title (de)': 'Wolle', ...titles },
    { manual: 'without', category: 'care', type: 'form', 'title (en)': 'Without any file' },
  ]),
];
const page = async (address: string): Promise<string> => (await browser.get(`/self-service${address}`)).body;

it('G4: forms and manuals of the house are its own PDFs, each in its language', async () => {
  const files = [
    ...lists(),
    sentBytes('wool.en.pdf', pdf('English')),
    sentBytes('wool.de.pdf', pdf('Deutsch')),
  ];
  const report = await imports.report(files);
  expect([report.outcome, report.lines.flatMap(({ problems }) => problems)]).toEqual(['written', []]);

  const shown = await page('/forms-and-manuals/care?lang=en');
  expect(shown).toContain('Wool / silk');
  // Nothing could be opened there.
  expect(shown).not.toContain('Without any file');
  const answer = await browser.get('/self-service/forms-and-manuals/care/files/wool?lang=de');
  expect([answer.statusCode, answer.headers['content-type'], answer.body]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7\nDeutsch',
  ]);
  expect((await browser.get('/self-service/forms-and-manuals/care/files/without')).statusCode).toBe(404);
});

it('keeps what a file of ours is made of where only its title changes', async () => {
  const rows = [{ manual: 'returns-form', 'title (en)': 'Returns, renamed' }];
  const report = await imports.report([sentRows('manuals', rows)]);
  expect([report.outcome, report.lines.map(({ verdict }) => verdict)]).toEqual(['written', ['changed']]);
  const { statusCode, body } = await browser.get(
    '/self-service/forms-and-manuals/returns-and-complaints/files/returns-form?lang=en',
  );
  expect([statusCode, body.slice(0, 5)]).toEqual([200, '%PDF-']);
});

it('gives the other language where one is missing, and a new file where it was changed', async () => {
  const again = await imports.report([sentBytes('wool.en.pdf', pdf('English'))]);
  expect(again.outcome).toBe('unchanged');
  const changed = await imports.report([sentBytes('wool.en.pdf', pdf('Better'))], { complete: true });
  expect(changed.lines.map(({ key, verdict }) => [key, verdict])).toEqual([
    ['wool · en', 'changed'],
    ['wool · de', 'withdrawn'],
  ]);
  const { body } = await browser.get('/self-service/forms-and-manuals/care/files/wool?lang=de');
  expect(body).toBe('%PDF-1.7\nBetter');
  expect(await page('/forms-and-manuals?lang=en')).toContain('Care');
});

it.each([
  ['wool.fr.pdf', pdf(''), 'documentName'],
  ['care-guide.pdf', pdf(''), 'documentName'],
  ['imprint.html', new TextEncoder().encode('<p>'), 'documentName'],
  ['impressum.de.html', new TextEncoder().encode('<p>'), 'textName'],
  ['imprint.it.html', new TextEncoder().encode('<p>'), 'documentName'],
  ['we-care.de.html', new TextEncoder().encode(`<p>${'x'.repeat(5_000)}\0</p>`), 'documentForm'],
  ['nothing.en.pdf', pdf(''), 'reference'],
  ['wool.en.pdf', new TextEncoder().encode('<p>'), 'documentForm'],
  ['wool.de.pdf', new Uint8Array(20_000_001).fill(32), 'documentLarge'],
  ['imprint.en.html', new TextEncoder().encode('text alone'), 'documentForm'],
  ['imprint.de.html', new TextEncoder().encode(`<p>${'x'.repeat(300_000)}</p>`), 'documentLarge'],
  ['code-of-conduct-de.en.html', new TextEncoder().encode('<p>Code</p>'), 'textLanguage'],
])('refuses %s', async (name, bytes, code) => {
  for (const language of ['en', 'de']) {
    const report = await imports.report([sentBytes(name, bytes)], {}, language);
    const problems = [
      ...report.files.map(({ problem }) => problem),
      ...report.lines.flatMap((line) => line.problems),
    ];
    expect([report.outcome, problems.filter(Boolean).map((one) => one?.code)]).toEqual(['refused', [code]]);
  }
});

it('H1, H3: legal texts come as files of HTML and are served unchanged', async () => {
  const { headers } = await signedIn(testApp, email, new Browser(testApp.app));
  const reader = partnerWith(testApp, email, headers);
  const read = async (page: string, language: string) =>
    (await reader.ask(staticPage, { params: { page }, headers: { 'x-language': language } })).body;
  const [english, german] = [
    '<h2>Imprint</h2>\n<p>Talwind AG</p>\n',
    '<h2>Impressum</h2><p>§\u00a05 Zürich</p>',
  ];
  const report = await imports.report([
    sentText('imprint.en.html', `\u{feff}${english}`),
    sentText('Imprint.DE.htm', german),
    sentText('1100.de.html', '<p>Bedingungen</p>'),
  ]);
  expect([report.outcome, report.lines.map(({ verdict }) => verdict)]).toEqual([
    'written',
    ['changed', 'changed', 'changed'],
  ]);
  expect([await read('imprint', 'en'), await read('imprint', 'de')]).toEqual([english, german]);
  const conditions = await reader.ask(generalConditions, {
    params: { id: '1100' },
    headers: { 'x-language': 'de' },
  });
  expect(conditions.body).toBe('<p>Bedingungen</p>');

  const full = await imports.report([sentText('imprint.en.html', english)], { complete: true });
  expect([full.outcome, full.lines.filter(({ kept }) => kept?.code !== 'stays')]).toEqual(['unchanged', []]);
});

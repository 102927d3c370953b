import { contactFor, customers, keylook, sizeCurves } from '@selvedge/core/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { styleAt } from '../ordering/testing/partner.ts';
import { faqTopics } from '../selfService/faq/faq.schema.ts';
import { seedPortal } from '../server/seed.ts';
import { startTestCommandLine, type TestCommandLine } from '../testing/commandLine.ts';
import { startTestApp, type TestApp } from '../testing/startTestApp.ts';
import { houseFiles, type Importing, importing, sentRows } from './testing/houseFiles.ts';
import { invitedUser } from './testing/houseUser.ts';
import { type KindCase, provesKind } from './testing/kindCase.ts';

let testApp: TestApp;
let imports: Importing;
let commandLine: TestCommandLine;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  commandLine = await startTestCommandLine(testApp);
  imports = await importing(testApp);
  expect((await imports.report(await houseFiles())).outcome).toBe('written');
});
afterAll(() => commandLine.close());

it('K1, M4: names its own people, its size curves and its looks', async () => {
  const buyer = await invitedUser(testApp, commandLine);
  const [switzerland] = await buyer.get(customers, { params: { rightEnv: 'preorder' } });
  const customerId = switzerland?.customerId ?? '';
  const ask = (matter: 'limit' | 'rights') =>
    buyer.get(contactFor, { params: { rightEnv: 'preorder', customerId }, query: { matter } });
  expect(await ask('limit')).toMatchObject({ name: 'Ladina Caflisch', phone: '+41 44 555 01 10' });
  expect(await ask('rights')).toMatchObject({ name: 'Urs Egli' });

  const at = {
    rightEnv: 'preorder' as const,
    ...{ customerId, season: 'SS36', subdivision: '81-0', collectionType: 'main' },
  };
  const { articleId, keylookId } = await styleAt(buyer, at, 0);
  const { curves } = await buyer.get(sizeCurves, { params: { ...at, articleId } });
  expect(curves.filter(({ kind }) => kind === 'standard')).toEqual([
    expect.objectContaining({ curveId: 'house.women-letters', name: 'Women, XS to XL' }),
    expect.objectContaining({ curveId: 'house.women-small', name: 'Women, small sizes first' }),
  ]);
  const weights = curves.at(-1)?.weights.map(({ size, weight }) => `${size} ${weight}`);
  expect(weights).toEqual(['XS 4', 'S 5', 'M 3', 'L 1', 'XL 0']);

  expect(keylookId).toBe('lake-morning');
  const look = await buyer.get(keylook, { params: { ...at, keylookId: keylookId ?? '' } });
  expect([look.name, look.styles.map(({ articleNumber }) => articleNumber)]).toEqual([
    'Morning at the lake',
    ['TW-1001', 'TW-1004'],
  ]);
});

const look = { 'name (en)': 'Evening', 'name (de)': 'Abend' };
const curve = { 'name (en)': 'Broad', 'name (de)': 'Breit', sizes: 'S:1|M:2' };
const department = { 'Name (en)': 'Returns', 'Name (de)': 'Retouren' };
const contact = {
  ...{ Abteilung: 'sales', Name: 'Ada Moser', Telefon: '+41 44 555 01 30', 'E-Mail': 'ada@talwind.example' },
  ...{ 'Aufgabe (en)': 'Sales', 'Aufgabe (de)': 'Vertrieb' },
};
const category = { 'title (en)': 'Returns', 'title (de)': 'Retouren', position: '20' };
const section = { ...category, category: 'talwind' };
const question = {
  ...{ section: 'talwind-delivery', 'question (en)': 'Who pays?', 'question (de)': 'Wer zahlt?' },
  ...{ 'answer (en)': 'We do.\n\nAlways.', 'answer (de)': 'Wir.', position: '9' },
};

const cases: readonly KindCase[] = [
  {
    ...{ file: 'looks', house: 'looks.csv', column: 'name (en)', code: 'missing' },
    ...{ same: { ...look, look: 'a' }, old: { ...look, look: 'b' }, gone: { ...look, look: 'c' } },
    ...{ change: { 'name (en)': 'Night' }, fresh: { ...look, look: 'd' } },
    wrong: { ...look, look: 'e', 'name (en)': '' },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'size curves', house: 'size-curves.csv', column: 'lengths', code: 'noShare' },
    ...{ same: { ...curve, curve: 'a' }, old: { ...curve, curve: 'b' }, gone: { ...curve, curve: 'c' } },
    ...{ change: { lengths: '30:1 | 32:2' }, fresh: { ...curve, curve: 'd' } },
    wrong: { ...curve, curve: 'e', sizes: 'S:0' },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'Abteilungen', house: 'abteilungen.csv', column: 'name (de)', code: 'missing' },
    same: { ...department, Abteilung: 'a' },
    ...{ old: { ...department, Abteilung: 'b' }, gone: { ...department, Abteilung: 'c' } },
    ...{ change: { 'Name (de)': 'Rückgaben' }, fresh: { ...department, Abteilung: 'd' } },
    wrong: { ...department, Abteilung: 'e', 'Name (en)': ' ' },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'contacts', house: 'kontakte.csv', column: 'matters', code: 'choice' },
    same: { ...contact, Kontakt: 'a' },
    ...{ old: { ...contact, Kontakt: 'b' }, gone: { ...contact, Kontakt: 'c' } },
    ...{ change: { Anliegen: 'Orderlimit|rights' }, fresh: { ...contact, Kontakt: 'd' } },
    wrong: { ...contact, Kontakt: 'e', Anliegen: 'weather' },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'question categories', house: 'question-categories.csv', column: 'title (de)' },
    ...{ code: 'missing', same: { ...category, category: 'a' }, old: { ...category, category: 'b' } },
    ...{ gone: { ...category, category: 'c' }, change: { 'title (de)': 'Rückgaben' } },
    ...{ fresh: { ...category, category: 'd' }, wrong: { ...category, category: 'e', 'title (en)': '' } },
    keys: ['b', 'c', 'd', 'e'],
  },
  {
    ...{ file: 'Fragenabschnitte', house: 'question-sections.csv', column: 'category', code: 'taken' },
    ...{ same: { ...section, section: 'f' }, old: { ...section, section: 'g' } },
    ...{ gone: { ...section, section: 'h' }, change: { category: 'a' }, fresh: { ...section, section: 'i' } },
    wrong: { ...section, section: 'talwind' },
    keys: ['g', 'h', 'i', 'talwind'],
  },
  {
    ...{ file: 'questions', house: 'questions.csv', column: 'answer (en)', code: 'reference' },
    same: { ...question, 'question code': 'a' },
    ...{ old: { ...question, 'question code': 'b' }, gone: { ...question, 'question code': 'c' } },
    ...{ change: { 'answer (en)': 'We do. Always.' }, fresh: { ...question, 'question code': 'd' } },
    wrong: { ...question, 'question code': 'e', section: 'nowhere' },
    keys: ['b', 'c', 'd', 'e'],
  },
];

it.each(cases)('$file: added, changed, unchanged, withdrawn and refused', (one) => provesKind(imports, one));

it('M4: a share that is none is refused, in both languages', async () => {
  const sent = [sentRows('size curves', [{ ...curve, curve: 'z', sizes: 'S:1|M' }])];
  for (const language of ['en', 'de']) {
    const { lines } = await imports.report(sent, {}, language);
    expect(lines[0]?.problems).toEqual([{ code: 'share', text: expect.stringContaining('M:3') }]);
  }
});

it('K1: a region that no customer can be in is refused, in both languages, and small letters are no fault', async () => {
  const row = { ...contact, Kontakt: 'regions', Regionen: 'ch 80 | DE 8' };
  for (const wrong of ['DE2', '80', 'Deutschland', 'D-8'])
    for (const language of ['en', 'de']) {
      const sent = [sentRows('contacts', [{ ...row, Regionen: wrong }])];
      const { lines } = await imports.report(sent, {}, language);
      expect(lines[0]?.problems).toEqual([{ code: 'region', text: expect.stringContaining('DE 80') }]);
    }
  const { lines } = await imports.report([sentRows('contacts', [row])], { dryRun: true });
  expect(lines.map(({ verdict, problems }) => [verdict, problems])).toEqual([['added', []]]);
});

it('M4: a curve that names a size twice is refused, in both languages', async () => {
  const sent = [sentRows('size curves', [{ ...curve, curve: 'z', sizes: 'S:1|M:2|S:3' }])];
  for (const language of ['en', 'de']) {
    const { lines } = await imports.report(sent, {}, language);
    expect(lines[0]?.problems).toEqual([{ code: 'sizeTwice', text: expect.stringContaining('S') }]);
  }
});

it('G3: a category takes the place of no section, and a section of no category', async () => {
  const report = await imports.report([
    sentRows('question categories', [{ ...category, category: 'talwind-delivery' }]),
  ]);
  expect([report.outcome, report.lines[0]?.problems.map(({ code }) => code)]).toEqual(['refused', ['taken']]);
});

it('G3: what a house withdrew does not come back with the next start', async () => {
  const { database } = testApp.context;
  const all = async () => (await database.db.select().from(faqTopics)).map(({ slug }) => slug).toSorted();
  const before = await all();
  for (const demo of [false, true]) {
    await seedPortal(database, { demo });
    expect(await all()).toEqual(before);
  }
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { heldContent, wholeOf } from '../packed/content.ts';
import { isUnreadable } from '../reading/rawTable.ts';
import { readFile } from '../reading/readFile.ts';
import { houseFiles, importing, sentBytes, sentText } from '../testing/houseFiles.ts';
import {
  catalogueArticles as articles,
  catalogueProfile,
  priceCatalogue,
} from '../testing/priceCatalogue.ts';
import { draftProfile } from './draftProfile.ts';

let testApp: TestApp;
let imports: Awaited<ReturnType<typeof importing>>;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
  expect((await imports.report(await houseFiles())).outcome).toBe('written');
});
afterAll(() => testApp.close());

const profileFile = (profile: unknown) => sentText('profile.json', JSON.stringify(profile));
const counts = ({ kinds }: Awaited<ReturnType<typeof imports.report>>) =>
  Object.fromEntries(
    kinds.map(({ kind, added, changed, unchanged, refused }) => [kind, [added, changed, unchanged, refused]]),
  );

describe('a price catalogue', () => {
  it.each(['D.96A', 'D.01B'] as const)(
    'PRICAT of %s is styles, colours, variants and prices by a profile',
    async (directory) => {
      const name = directory === 'D.96A' ? 'A' : 'B';
      const sent = [
        ...articles(`PC-${name}1`, 'MANTEL', name === 'A' ? 100 : 200),
        ...articles(`PC-${name}2`, 'JACKE', name === 'A' ? 120 : 220),
      ];
      const files = [
        sentBytes('catalogue.edi', Buffer.from(priceCatalogue(directory, sent), 'latin1')),
        profileFile(catalogueProfile),
      ];
      const report = await imports.report(files);
      expect([report.outcome, report.lines.filter(({ verdict }) => verdict === 'refused')]).toEqual([
        'written',
        [],
      ]);
      expect(counts(report)).toEqual({
        styles: [2, 0, 0, 0],
        colours: [4, 0, 0, 0],
        variants: [12, 0, 0, 0],
        prices: [2, 0, 0, 0],
      });
      const again = await imports.report(files);
      expect([again.outcome, counts(again).variants]).toEqual(['unchanged', [0, 0, 12, 0]]);
      const dearer = priceCatalogue(
        directory,
        sent.map((one) => ({ ...one, net: '92.40' })),
      );
      const changed = await imports.report([
        sentText('catalogue.edi', dearer),
        profileFile(catalogueProfile),
      ]);
      expect(counts(changed).prices).toEqual([0, 2, 0, 0]);
      expect(changed.lines.find(({ kind }) => kind === 'prices')?.changes).toMatchObject([
        { field: 'salesPrice' },
      ]);
    },
  );

  it('PRICAT: two prices of one style are told by their line, and nothing is taken', async () => {
    const sent = articles('PC-C1', 'MANTEL', 300);
    const text = priceCatalogue(
      'D.96A',
      sent.map((one, at) => ({ ...one, net: at === 4 ? '11.00' : one.net })),
    );
    const report = await imports.report([sentText('catalogue.edi', text), profileFile(catalogueProfile)]);
    expect(report.outcome).toBe('refused');
    expect(report.lines.filter(({ verdict }) => verdict === 'refused')).toMatchObject([
      { kind: 'prices', problems: [{ code: 'doubled' }] },
    ]);
  });

  it('PRICAT: an article below another one says what that one says', async () => {
    const text = priceCatalogue('D.01B', [...articles('PC-D1', 'MANTEL', 400)].slice(0, 2))
      .replace(/LIN\+1\+1\+[^']+'/, "LIN+1'")
      .replace(
        /LIN\+2\+1\+([^']+)'[\s\S]*?(?=UNT)/,
        "LIN+2++$1+1:1'\r\nIMD+C+98+44::9'\r\nPRI+AAA:1798.00::: 20'\r\n",
      );
    const segments = text.split("'").length - 1;
    const counted = text.replace(/UNT\+\d+/, `UNT+${segments - 3}`);
    const [table] = await readFile({ name: 'c.edi', content: heldContent(Buffer.from(counted)) });
    if (!table || isUnreadable(table)) throw new Error(JSON.stringify(table));
    const [line] = table.lines;
    const row = Object.fromEntries(table.headings.map((heading, at) => [heading, line?.cells[at]]));
    expect(table.lines).toHaveLength(1);
    expect(row).toMatchObject({
      ...{ 'PIA SA': 'PC-D1', 'IMD 98': '44', 'PRI AAE SRP': '229.00', 'DTM 64': '2028-02-01', CUX: 'EUR' },
      ...{ PGI: 'MANTEL', 'PRI AAA': '89.9' },
    });
  });

  it('PRICAT without a profile is refused, and said why in both languages', async () => {
    const files = [sentText('catalogue.edi', priceCatalogue('D.96A', articles('PC-E1', 'MANTEL', 500)))];
    const notes = async (language: string) =>
      (await imports.report(files, {}, language)).files.map(({ problem }) => problem?.text);
    expect(await notes('en')).toEqual([expect.stringContaining('A PRICAT is read with a profile')]);
    expect(await notes('de')).toEqual([
      expect.stringContaining('Eine PRICAT-Nachricht wird mit einem Profil gelesen'),
    ]);
  });
});

describe('a house’s own export', () => {
  const rows = [
    'Modell;Stoff;Bez;Farbnr;Farbe;Klasse;Ab;Bis;VK Cent;Gr 36;Gr 38;Gr 40',
    'M1;77;Kleid Mila;01;Rot;K;01.02.2036;28.02.2036;4990;5;0;7',
    'M1;77;Kleid Mila;02;Blau;K;01.02.2036;28.02.2036;4990;;3;2',
  ];
  const style = { columns: ['Modell', 'Stoff'], join: '-' };
  const own = {
    profile: 1,
    files: [
      {
        files: ['ARTEXP*'],
        sizes: { columns: ['Gr *'], size: 'size', value: 'pieces' },
        kinds: {
          styles: {
            style,
            season: { value: 'SS36' },
            subdivision: { value: '81-0' },
            'name.de': 'Bez',
            'name.en': 'Bez',
            gender: { value: 'women' },
            commodityClass: { column: 'Klasse', codes: { K: 'dress' } },
            sizes: { column: 'size', part: [4, 6], list: true },
          },
          colours: {
            style,
            colour: 'Farbnr',
            'name.en': 'Farbe',
            colourGroup: { value: 'blue' },
            deliveryFrom: 'Ab',
            deliveryTo: 'Bis',
          },
          prices: {
            style,
            priceList: { value: 'CH' },
            'wholesale price': { column: 'VK Cent', factor: 0.01 },
          },
        },
      },
    ],
  };

  it('is read with sizes as columns, codes, cents and numbers put together', async () => {
    const report = await imports.report([
      sentText('ARTEXP_20271101.csv', rows.join('\r\n')),
      profileFile(own),
    ]);
    expect([report.outcome, report.lines.filter(({ verdict }) => verdict === 'refused')]).toEqual([
      'written',
      [],
    ]);
    expect(counts(report)).toEqual({ styles: [1, 0, 0, 0], colours: [2, 0, 0, 0], prices: [1, 0, 0, 0] });
    const told = report.lines.find(({ kind }) => kind === 'styles');
    expect(told?.key).toContain('M1-77');
  });

  it.each<[string, unknown, string, string]>([
    ['no JSON', '{', 'profileBroken', 'JSON'],
    ['another version', { ...own, profile: 2 }, 'profileBroken', 'profile'],
    [
      'an unknown kind',
      { profile: 1, files: [{ files: ['x'], kinds: { shoes: {} } }] },
      'profileBroken',
      'kinds.shoes',
    ],
    [
      'an unknown field',
      { profile: 1, files: [{ files: ['x'], kinds: { styles: { heel: 'a' } } }] },
      'profileField',
      'heel',
    ],
    [
      'a word for nothing',
      { profile: 1, files: [{ files: ['x'], kinds: { styles: { style: { colum: 'a' } } } }] },
      'profileBroken',
      'files.0.kinds.styles.style',
    ],
  ])('a profile with %s is refused at its place', async (_, profile, code, place) => {
    const sent = typeof profile === 'string' ? sentText('profile.json', profile) : profileFile(profile);
    const report = await imports.report([sentText('ARTEXP.csv', rows.join('\n')), sent]);
    expect(report.outcome).toBe('refused');
    const problem = report.files.find(({ file }) => file === 'profile.json')?.problem;
    expect(problem).toMatchObject({ code });
    expect(problem?.text).toContain(place);
  });

  it('two parts that name a file alike are both read, so that it may hold two price lists', async () => {
    const file = ['Modell;CHF;EUR', 'M1-77;49.90;45.00'].join('\n');
    const part = (list: string, column: string) => ({
      files: ['PREISEXP*'],
      kinds: { prices: { style: 'Modell', priceList: { value: list }, 'wholesale price': column } },
    });
    const other = { files: ['PREIS*'], kinds: { stock: { ean: 'EAN' } } };
    const parts = [part('CH', 'CHF'), { ...part('AT', 'EUR'), files: ['preisexp*.csv'] }, other];
    const report = await imports.report(
      [sentText('PREISEXP.csv', file), profileFile({ profile: 1, files: parts })],
      { dryRun: true },
    );
    expect(report.lines.flatMap(({ problems }) => problems.map(({ text }) => text))).toEqual([]);
    expect(report.files.filter(({ kind }) => kind === 'prices')).toHaveLength(2);
    expect(report.kinds.map(({ kind }) => kind)).toEqual(['prices']);
  });

  it('parts that make too many lines of a file are refused', async () => {
    const part = { files: ['x'], kinds: { terms: { kind: 'a', code: 'b' } } };
    const lines = Array.from({ length: 15_100 }, (_, at) => `fit,${at}`);
    const report = await imports.report(
      [
        sentText('x.csv', ['a,b', ...lines].join('\n')),
        profileFile({ profile: 1, files: Array.from({ length: 100 }, () => part) }),
      ],
      { dryRun: true },
    );
    expect(report.files.map(({ problem }) => problem?.code)).toContain('fileLong');
  });

  it('a file of which a profile says nothing is read by its own headings, or refused', async () => {
    const profile = profileFile({ profile: 1, files: [{ files: ['*'], kinds: {} }] });
    const terms = sentText('terms.csv', 'kind,code,label (en),label (de)\nfit,q,Q,Q\n');
    const read = await imports.report([terms, profile], { dryRun: true });
    expect([read.outcome, ...read.kinds.map(({ kind }) => kind)]).toEqual(['planned', 'terms']);
    const unknown = await imports.report([sentText('LAGER.csv', 'a,b\n1,2\n'), profile], { dryRun: true });
    expect(unknown.outcome).toBe('refused');
  });

  it('a column that the file lacks is named', async () => {
    const report = await imports.report([
      sentText('ARTEXP.csv', rows.join('\n').replaceAll('Klasse', 'Class')),
      profileFile(own),
    ]);
    expect(report.files.map(({ problem }) => problem?.text)).toContainEqual(
      expect.stringContaining('“Klasse”'),
    );
  });
});

describe('a first profile', () => {
  it('is made from a sample, says what is open, and is one that can be read', async () => {
    const files = [
      {
        name: 'pc.edi',
        content: heldContent(Buffer.from(priceCatalogue('D.96A', articles('PC-F1', 'MANTEL', 600)))),
      },
    ];
    const { profile, open, unused } = draftProfile(
      (await Promise.all(files.map((file) => readFile(file)))).flat(),
    );
    expect(profile.files[0]).toMatchObject({
      files: ['PRICAT'],
      kinds: {
        styles: { 'style number': 'PIA SA', sizes: { column: 'IMD 98', list: true } },
        variants: { EAN: 'EAN' },
      },
    });
    expect(open).toContain('styles.gender');
    expect(unused.get('pc.edi')).toContain('NAD SU');
    const sent = [
      sentBytes('pc.edi', wholeOf(files[0]?.content ?? heldContent(Buffer.alloc(0)))),
      profileFile(profile),
    ];
    const report = await imports.report(sent, { dryRun: true });
    expect(report.files.map(({ problem }) => problem)).toEqual(report.files.map(() => null));
  });
});

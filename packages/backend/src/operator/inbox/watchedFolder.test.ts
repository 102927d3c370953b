import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { DatabaseAwayError } from '../../database/trouble.ts';
import { houseFolder } from '../../import/testing/houseFiles.ts';
import { catalogueArticles, catalogueProfile, priceCatalogue } from '../../import/testing/priceCatalogue.ts';
import { brands, lines } from '../../ordering/season/season.schema.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { watchedFolder } from './watchedFolder.ts';

let testApp: TestApp;
let folder: string;
let time: number;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
});
afterAll(() => testApp.close());
beforeEach(async () => {
  time = Date.now();
  await testApp.context.database.db.delete(lines);
  await testApp.context.database.db.delete(brands);
  folder = await mkdtemp(join(tmpdir(), 'selvedge-inbox-'));
  await watch()();
});
afterEach(() => rm(folder, { recursive: true }));

const watch = () => watchedFolder({ ...testApp.context, now: () => time }, folder);
const inbox = (name: string) => join(folder, 'inbox', name);
const listed = async (place: string) => (await readdir(join(folder, place))).toSorted();
const taken = async () =>
  (await testApp.context.database.db.select().from(brands)).map(({ displayName }) => displayName).toSorted();

/** A first look, and another one when everything has been quiet for long enough. */
async function settle(look: () => Promise<void>): Promise<void> {
  await look();
  time += 5_000;
  await look();
}

async function onlyIn(place: string) {
  const [name = '', ...more] = await listed(place);
  expect(more).toEqual([]);
  const at = join(folder, place, name);
  return {
    files: await readdir(join(at, 'files'), { recursive: true }),
    text: await readFile(join(at, 'report.txt'), 'utf8'),
    json: JSON.parse(await readFile(join(at, 'report.json'), 'utf8')),
  };
}

it('files that have settled are one delivery, with a report in both languages', async () => {
  await writeFile(inbox('lines.csv'), 'line;brand;name\nx;1;X\n');
  await writeFile(inbox('brands.csv'), 'brand;name\n1;A\n');
  await settle(watch());
  expect(await taken()).toEqual(['A']);
  expect([await listed('inbox'), await listed('working'), await listed('failed')]).toEqual([[], [], []]);
  const { files, text, json } = await onlyIn('done');
  expect(files.toSorted()).toEqual(['brands.csv', 'lines.csv']);
  expect(text).toMatch(/Imported: 2 added[\s\S]*Übernommen: 2/);
  expect([json.en.outcome, json.de.outcome]).toEqual(['written', 'written']);
});

it('a file that still grows is left alone', async () => {
  const look = watch();
  await writeFile(inbox('brands.csv'), 'brand;name\n1;A\n');
  await look();
  time += 4_000;
  await appendFile(inbox('brands.csv'), '2;B\n');
  await look();
  time += 4_000;
  await look();
  expect([await taken(), await listed('inbox')]).toEqual([[], ['brands.csv']]);
  time += 1_000;
  await look();
  expect(await taken()).toEqual(['A', 'B']);
});

it('a delivery with a fault goes to failed, and others are taken all the same', async () => {
  await writeFile(inbox('brands.csv'), 'brand;name\n1;A\n-1;B\n');
  await mkdir(inbox('second'));
  await writeFile(inbox('second/brands.csv'), 'brand;name\n3;C\n');
  await writeFile(inbox('second/no\u{1b}te.pdf'), 'x');
  await symlink(inbox('second/brands.csv'), inbox('second/seasons.csv'));
  await settle(watch());
  expect(await taken()).toEqual(['C']);
  expect((await onlyIn('failed')).json.de.outcome).toBe('refused');
  const { text, json } = await onlyIn('done');
  expect(json.passedOver.toSorted()).toEqual(['no\u{fffd}te.pdf', 'seasons.csv']);
  expect(text).toContain('seasons.csv: nicht gelesen');
  expect(text).not.toContain('\u{1b}');
});

it('links and unfinished files stay where they are, an empty folder fails', async () => {
  await writeFile(join(folder, 'brands.csv'), 'brand;name\n1;A\n');
  await symlink(join(folder, 'brands.csv'), inbox('brands.csv'));
  await writeFile(inbox('stock.csv.part'), 'EAN;stock\n');
  await mkdir(inbox('nothing'));
  await settle(watch());
  expect([await taken(), await listed('inbox')]).toEqual([[], ['brands.csv', 'stock.csv.part']]);
  expect((await onlyIn('failed')).json).toMatchObject({
    code: 'empty',
    texts: { de: expect.stringMatching(/^Es wurde nichts geändert: Die Lieferung enthält keine/) },
  });
});

it('a file of the future is refused', async () => {
  await writeFile(inbox('brands.csv'), 'brand;name\n1;A\n');
  const later = new Date(time + 3 * 86_400_000);
  await utimes(inbox('brands.csv'), later, later);
  await settle(watch());
  expect([await taken(), (await onlyIn('failed')).json.code]).toEqual([[], 'future']);
});

it('two instances take a delivery once', async () => {
  const looks = [watch(), watch()];
  await writeFile(inbox('brands.csv'), 'brand;name\n1;A\n');
  await settle(async () => void (await Promise.all(looks.map((look) => look()))));
  expect((await onlyIn('done')).json.en.outcome).toBe('written');
});

it('what an instance that died had under way is taken by another one, when it has been silent for two minutes', async () => {
  await writeFile(inbox('brands.csv'), 'brand;name\n1;A\n');
  const dead = join(folder, 'working', 'dead');
  await mkdir(join(dead, 'files'), { recursive: true });
  await rename(inbox('brands.csv'), join(dead, 'files', 'brands.csv'));
  await writeFile(join(dead, 'report.txt'), 'torn');
  await settle(watch());
  expect([await taken(), await listed('working')]).toEqual([[], ['dead']]);
  time += 120_000;
  await settle(watch());
  expect([await taken(), await listed('working')]).toEqual([['A'], []]);
  expect((await onlyIn('done')).text).not.toContain('torn');
});

/** Looks at a folder whose imports end with an error. */
const failing = (error: Error) => {
  const { database } = testApp.context;
  const transactLong = () => Promise.reject(error);
  return watchedFolder(
    { ...testApp.context, now: () => time, database: { ...database, transactLong } },
    folder,
  );
};

it('a delivery goes back to the inbox where the database is away', async () => {
  await writeFile(inbox('brands.csv'), 'brand;name\n1;A\n');
  await expect(settle(failing(new DatabaseAwayError(null)))).rejects.toThrow(DatabaseAwayError);
  expect([await listed('inbox'), await listed('working')]).toEqual([['brands.csv'], []]);
});

it('a delivery over which the import fails is set aside, and does not hold up the next', async () => {
  await writeFile(inbox('brands.csv'), 'brand;name\n1;A\n');
  await expect(settle(failing(new TypeError('a fault')))).rejects.toThrow('a fault');
  const { json, text } = await onlyIn('failed');
  expect(json.code).toBe('failed');
  expect(text).toContain('Nothing was changed: the import failed. The log of the portal says why.');
  expect(text).toContain('Es wurde nichts geändert: Der Import ist fehlgeschlagen.');
  expect([await listed('inbox'), await listed('working')]).toEqual([[], []]);
});

it('a whole house in a folder is taken with its pictures, and then a price catalogue by a profile', async () => {
  await cp(houseFolder, inbox('house'), { recursive: true });
  // What macOS adds to a folder, and a document whose name does not say its language.
  await writeFile(join(inbox('house'), 'documents', '._talwind-care.de.pdf'), 'rubbish');
  await writeFile(join(inbox('house'), 'documents', 'guide.pdf'), '%PDF-');
  await settle(watch());
  const { json, text } = await onlyIn('done');
  expect(json.en.kinds.find(({ kind }: { kind: string }) => kind === 'pictures')).toMatchObject({ added: 7 });
  expect(text).toContain('README.md: not read');
  expect(text).toContain('documents/guide.pdf: not read');

  // A price catalogue is read by the profile of the settings.
  await rm(join(folder, 'done'), { recursive: true });
  const importProfile = join(folder, 'profile.json');
  await writeFile(importProfile, JSON.stringify(catalogueProfile));
  const config = { ...testApp.context.config, importProfile };
  const look = watchedFolder({ ...testApp.context, config, now: () => time }, folder);
  const catalogue = (name: string, from: number): Promise<void> =>
    writeFile(inbox(name), priceCatalogue('D.96A', catalogueArticles(`W-${from}`, 'MANTEL', from)), 'latin1');

  await catalogue('ours.edi', 600);
  await settle(look);
  const added = ({ kinds }: { kinds: { kind: string; added: number }[] }) =>
    Object.fromEntries(kinds.map((one) => [one.kind, one.added]));
  expect(added((await onlyIn('done')).json.en)).toEqual({ styles: 1, colours: 2, variants: 6, prices: 1 });

  // A profile that comes with it counts before that one.
  await rm(join(folder, 'done'), { recursive: true });
  const styles = catalogueProfile.files[0]?.kinds.styles;
  await writeFile(
    inbox('profile.json'),
    JSON.stringify({ profile: 1, files: [{ files: ['PRICAT'], kinds: { styles } }] }),
  );
  await catalogue('theirs.edi', 700);
  await settle(look);
  expect(added((await onlyIn('done')).json.en)).toEqual({ styles: 1 });
});

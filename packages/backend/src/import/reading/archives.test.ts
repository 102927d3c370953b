import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { houseFiles, houseFolder, type Importing, importing, sentBytes } from '../testing/houseFiles.ts';

let testApp: TestApp;
let imports: Importing;
beforeAll(async () => {
  testApp = await startTestApp({ environment: { DEMO: 'off' } });
  imports = await importing(testApp);
});
afterAll(() => testApp.close());

const text = (content: string): Uint8Array => new TextEncoder().encode(content);
const zip = (name: string, files: Readonly<Record<string, Uint8Array>>) => sentBytes(name, zipSync(files));
const faultsIn = async (...asked: Parameters<Importing['report']>) => {
  const { outcome, files } = await imports.report(...asked);
  return [outcome, files.flatMap(({ file, problem }) => (problem ? [`${file}: ${problem.code}`] : []))];
};

it('takes a whole house from one archive, with folders, pictures and what a system adds by itself', async () => {
  const lists = (await houseFiles()).map(({ name, content }) => [
    `house/${name}`,
    Buffer.from(content, 'base64'),
  ]);
  const picture = await readFile(join(houseFolder, 'pictures', 'TW-1001_010_1.jpg'));
  const archive = zip('house.zip', {
    ...Object.fromEntries(lists),
    'house/pictures/TW-1001_010_1.jpg': picture,
    'house/documents/imprint.en.html': text('<p>Talwind</p>'),
    '__MACOSX/house/._styles.csv': text('rubbish'),
    'house/.DS_Store': text('rubbish'),
  });
  const report = await imports.report([archive]);
  const added = new Map(report.kinds.map((kind) => [kind.kind, kind.added + kind.changed]));
  expect(report.outcome).toBe('written');
  expect(['styles', 'variants', 'pictures', 'legalTexts'].map((kind) => added.get(kind as never))).toEqual([
    40, 605, 1, 1,
  ]);
  expect(report.files.map(({ file }) => file)).toContain('house.zip/house/styles.csv');
  expect((await imports.report([archive])).outcome).toBe('unchanged');
});

it('refuses what it cannot open or take, in both languages, and writes nothing', async () => {
  const brands = text('brand,name\n99,Nowhere\n');
  const whole = zipSync({ 'brands.csv': brands });
  expect(await faultsIn([sentBytes('torn.zip', whole.subarray(0, whole.length - 30))])).toEqual([
    'refused',
    ['torn.zip: archiveBroken'],
  ]);
  // Its signature is at the begin of a local entry; the flags follow.
  const locked = Uint8Array.from(whole);
  const directory = new DataView(locked.buffer);
  const at = directory.getUint32(locked.length - 6, true);
  directory.setUint16(at + 8, 1, true);
  expect(await faultsIn([sentBytes('locked.zip', locked)])).toEqual([
    'refused',
    ['locked.zip: archiveBroken'],
  ]);
  const packed = zipSync({ 'brands.csv': text(`brand,name\n${'99,Nowhere\n'.repeat(50)}`) });
  const bent = packed.map((byte, index) => (index > 45 && index < 60 ? byte ^ 0xff : byte));
  expect(await faultsIn([sentBytes('bent.zip', bent)])).toEqual(['refused', ['bent.zip: archiveBroken']]);
  const mixed = zip('mixed.zip', { 'brands.csv': brands, 'notes.docx': brands, 'more.zip': whole });
  expect(await faultsIn([mixed])).toEqual([
    'refused',
    ['mixed.zip/notes.docx: archiveEntry', 'mixed.zip/more.zip: archiveEntry'],
  ]);
  const german = await imports.report([mixed], {}, 'de');
  expect(german.files[0]?.problem?.text).toBe(
    'Ein Archiv darf nur Listen, Bilder und Dokumente enthalten, nicht „notes.docx“.',
  );
  expect((await imports.report([sentBytes('brands.csv', brands)])).lines[0]?.verdict).toBe('added');
});

it('stops at archives that expand, however little they weigh, all of a delivery together', async () => {
  const half = zipSync({ 'a.csv': new Uint8Array(120_000_000) }, { level: 9 });
  expect(half.length).toBeLessThan(200_000);
  expect(await faultsIn([sentBytes('one.zip', half), sentBytes('two.zip', half)])).toContainEqual(
    expect.arrayContaining(['two.zip: archiveLarge']),
  );
});

it('knows no way out of an archive: a path is a name', async () => {
  const climbing = zip('climbing.zip', { '../../etc/brands.csv': text('brand,name\n98,Climbed\n') });
  const { outcome, files } = await imports.report([climbing], { dryRun: true });
  // The folder '..' begins with a dot, as what is hidden does.
  expect([outcome, files]).toEqual(['planned', []]);
});

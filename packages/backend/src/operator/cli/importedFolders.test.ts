import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { houseFolder } from '../../import/testing/houseFiles.ts';
import { pictures } from '../../pictures/picture.schema.ts';
import { startTestCommandLine, type TestCommandLine } from '../../testing/commandLine.ts';
import { startTestApp, type TestApp } from '../../testing/startTestApp.ts';
import { callsFor, type FoundFile, filesAt } from './importFiles.ts';

const file = (path: string, bytes: number): FoundFile => ({
  typed: path,
  path,
  bytes,
  isWholeFile: /\.(?:jpg|zip)$/.test(path),
});
const MB = 1_000_000;

describe('the calls of a delivery', () => {
  it('are one where one is enough, and otherwise the lists go first', () => {
    const [list, one, other] = [file('a.csv', MB), file('1.jpg', 30 * MB), file('2.jpg', 28 * MB)];
    expect(callsFor([one, list, other])).toEqual([[one, list, other]]);
    const third = file('3.jpg', 2 * MB);
    expect(callsFor([one, list, other, third])).toEqual([[list], [one, other], [third]]);
    expect(callsFor([one, other, third])).toEqual([[one, other, third]]);
    expect(callsFor([file('1.jpg', 70 * MB), third])).toEqual([[file('1.jpg', 70 * MB)], [third]]);
    // What is in an archive comes in several calls as well, so none of them is a full delivery.
    const packed = file('winter.zip', 40 * MB);
    expect(callsFor([packed, list, one])).toEqual([[list], [packed], [one]]);
    const many = Array.from({ length: 501 }, (_, at) => file(`${at}.jpg`, 1));
    expect(callsFor(many).map(({ length }) => length)).toEqual([500, 1]);
  });
});

it('a picture, a document and an archive may each come in a call of its own, a list may not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'selvedge-files-'));
  for (const name of ['a.csv', 'a.jpg', 'a.en.pdf', 'a.zip']) await writeFile(join(folder, name), '');
  const { files } = await filesAt('folder', folder);
  await rm(folder, { recursive: true });
  expect(files.map(({ path, isWholeFile }) => [basename(path), isWholeFile])).toEqual([
    ['a.csv', false],
    ['a.en.pdf', true],
    ['a.jpg', true],
    ['a.zip', true],
  ]);
});

describe('a folder with more pictures than one call takes', () => {
  let testApp: TestApp;
  let commandLine: TestCommandLine;
  let folder: string;
  beforeAll(async () => {
    testApp = await startTestApp({ environment: { DEMO: 'off' } });
    commandLine = await startTestCommandLine(testApp);
    folder = await mkdtemp(join(tmpdir(), 'selvedge-pictures-'));
    await cp(houseFolder, folder, { recursive: true, preserveTimestamps: true });
    const picture = await readFile(join(folder, 'pictures', 'TW-1001_010_1.jpg'));
    for (let view = 1; view <= 500; view += 1)
      await writeFile(join(folder, 'pictures', `TW-1005_210_${view}.jpg`), picture);
    await writeFile(join(folder, 'pictures', 'notes.docx'), 'whose pictures these are');
    await mkdir(join(folder, 'old'));
  });
  afterAll(async () => {
    await commandLine.close();
    await rm(folder, { recursive: true });
  });

  it('is planned, taken and known again as a whole', async () => {
    const run = async (...words: string[]) => {
      const [code, printed] = await commandLine.run('import', folder, '--json', ...words);
      const { outcome, kinds, passedOver } = JSON.parse(printed);
      const counts = new Map(kinds.map((one: { kind: string }) => [one.kind, one]));
      return { code, outcome, passedOver, colours: counts.get('colours'), pictures: counts.get('pictures') };
    };
    const added = { code: 0, colours: { added: 80 }, pictures: { added: 507, refused: 0 } };
    const planned = await run('--dry-run');
    expect(planned).toMatchObject({ ...added, outcome: 'planned' });
    expect(planned.passedOver).toEqual([
      'README.md: passed over, not named as CSV, XLSX, JSON Lines, EDIFACT, ZIP, a picture, or HTML or PDF of a language.',
      'brand/: passed over, a folder.',
      'old/: passed over, a folder.',
      'pictures/notes.docx: passed over, not named as CSV, XLSX, JSON Lines, EDIFACT, ZIP, a picture, or HTML or PDF of a language.',
    ]);
    expect(await run()).toMatchObject({ ...added, outcome: 'written' });
    expect(await run('--complete')).toMatchObject({
      outcome: 'unchanged',
      colours: { unchanged: 80, withdrawn: 0 },
      pictures: { unchanged: 507, withdrawn: 0 },
    });
    expect(await testApp.context.database.db.$count(pictures)).toBe(507);
  });

  it('ends with the call that is refused, by the names of its files', async () => {
    const bad = join(folder, 'pictures', 'Lookbook.jpg');
    await writeFile(bad, 'no picture at all');
    const [code, printed] = await commandLine.run('import', bad, '--language', 'de');
    expect([code, printed]).toEqual([1, expect.stringMatching(/^Lookbook\.jpg: Der Dateiname sagt nicht/m)]);
    expect(await commandLine.run('import', bad, '--language', 'fr')).toEqual([
      2,
      expect.stringContaining("--language: 'fr' is none of en, de."),
    ]);
    const [refused, said] = await commandLine.run(
      'import',
      join(folder, 'pictures'),
      '--pictures',
      '{article}',
    );
    expect([refused, said]).toEqual([1, expect.stringContaining('the pattern “{article}”')]);
    const elsewhere = join(folder, 'TW-1001_999_1.jpg');
    await cp(join(folder, 'pictures', 'TW-1001_010_1.jpg'), elsewhere);
    const [, unknown] = await commandLine.run('import', elsewhere);
    expect(unknown).toMatch(
      /^TW-1001_999_1\.jpg TW-1001 · 999 · 1 – refused\. colour: “999” is not known\./m,
    );
  });
});

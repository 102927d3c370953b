import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { piecesOf, ScratchFiles, wholeOf } from './content.ts';
import { GrowingTexts } from './growing.ts';
import { KeyTable } from './keyTable.ts';
import { PAGE, Pages } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'selvedge-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('rows as bytes', () => {
  it('are as they were put, wherever they are, in any order', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.integer({ min: 1, max: PAGE * 2 }).map((length) => 'ö'.repeat(length)),
    );
    const asked = fc.array(fc.nat(), { maxLength: 60 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 40 }), asked, (texts, places) => {
        // Two lists on pages of which hardly one stays in memory.
        const pages = new Pages(folder, PAGE);
        const [one, other] = [new GrowingTexts(pages), new GrowingTexts(pages)];
        for (const put of texts) {
          one.push(put);
          other.push(put.toUpperCase());
        }
        for (const place of places.map((nth) => nth % texts.length)) {
          expect(one.at(place)).toBe(texts[place]);
          expect(other.at(place)).toBe(texts[place]?.toUpperCase());
        }
        expect([one.at(-1), one.at(texts.length)]).toEqual(['', '']);
        pages.close();
      }),
      { numRuns: 40 },
    );
  });

  it('are found by their keys among many', () => {
    const pages = new Pages(folder, PAGE * 3);
    const keys = new KeyTable(pages);
    const texts = Array.from({ length: 20_000 }, (_, nth) => `style ${nth % 10_000} of ${nth % 10_000}`);
    const numbers = texts.map((text) => keys.add(text));
    expect(numbers).toEqual(texts.map((_, nth) => nth % 10_000));
    expect([keys.size, keys.find('style 77 of 77'), keys.find('none')]).toEqual([10_000, 77, -1]);
    pages.close();
  });

  it('leave no file behind, nor while they are there', () => {
    const pages = new Pages(folder, PAGE);
    const texts = new GrowingTexts(pages);
    for (let nth = 0; nth < 1_000; nth += 1) texts.push('x'.repeat(1_000));
    expect(texts.at(0)).toBe('x'.repeat(1_000));
    expect(readdirSync(folder)).toEqual([]);
    pages.close();
  });
});

describe('files beside memory', () => {
  it('have their bytes one after another, as pieces and as a whole', () => {
    const files = new ScratchFiles(folder);
    const [one, two] = [Buffer.alloc(700_000, 'one '), Buffer.from('two')];
    const begun = files.begin();
    for (let at = 0; at < one.length; at += 9_999) begun.put(one.subarray(at, at + 9_999));
    const first = begun.end();
    const second = files.keep(two);
    expect(Buffer.concat([...piecesOf(first)]).equals(one)).toBe(true);
    expect([Buffer.from(wholeOf(second)).toString(), second.slice(1, 9).length]).toEqual(['two', 2]);
    files.close();
    expect(readdirSync(folder)).toEqual([]);
  });
});

import { namedColumn } from '@selvedge/core/ordering';
import { describe, expect, it } from 'vitest';
import de from '../../../../messages/de.json';
import en from '../../../../messages/en.json';

describe('headings of lists that go out', () => {
  it.each([
    ['en', en],
    ['de', de],
  ] as const)('N1 every heading in %s is understood when it comes in', (_, words) => {
    const meant = (id: keyof typeof words) => namedColumn(words[id])?.meaning;
    expect([
      meant('entry.column.ean'),
      meant('entry.column.articleNumber'),
      meant('entry.column.name'),
      meant('entry.column.colour'),
      meant('entry.column.colourName'),
      meant('entry.column.length'),
      meant('entry.column.size'),
      meant('entry.column.quantity'),
      meant('entry.column.reason'),
    ]).toEqual([
      'ean',
      'articleNumber',
      'ignored',
      'colour',
      'colour',
      'length',
      'size',
      'quantity',
      'ignored',
    ]);
    const code = namedColumn(words['entry.column.colour'])?.rank ?? 99;
    expect(code).toBeLessThan(namedColumn(words['entry.column.colourName'])?.rank ?? 0);
  });
});

import { expect, it } from 'vitest';
import { indexOf, sampleListedColour, sampleListedStyle, sampleNow } from '../../../testing/index.ts';
import { openCatalog } from '../opening.ts';
import { comparedIn, compareSearch } from './compareAddress.ts';
import { comparisonOf } from './comparison.ts';
import { MOST_COMPARED } from './mostCompared.ts';

const WEEK = 7 * 86_400_000;

const shirt = sampleListedStyle();
const later = sampleListedStyle({
  articleId: 's-2',
  articleNumber: '50-4712',
  name: 'Oxford shirt',
  salesPrice: 5490,
  marks: [],
  values: { size: ['S', 'M', 'L'], fit: ['slim'] },
  colours: [
    sampleListedColour({ articleColorId: 'k-3' }),
    sampleListedColour({
      articleColorId: 'k-4',
      code: '900',
      name: 'Black',
      deliveryFrom: sampleNow + 90 * 86_400_000 + 2 * WEEK,
    }),
  ],
});
const catalog = openCatalog(indexOf([shirt, later]));

it('M1 says which lines of two styles differ, and which values one of them has alone', () => {
  const { styles, lines, differing } = comparisonOf(catalog, ['s-2', 's-1'], new Map([['s-1', 24]]));
  expect(styles.map(({ entry }) => entry.name)).toEqual(['Oxford shirt', 'Poplin shirt']);
  expect(styles.map(({ ordered }) => ordered)).toEqual([0, 24]);
  expect([...differing]).toEqual([
    'price',
    'margin',
    'delivery',
    'ordered',
    'marks',
    'colours',
    'size',
    'fit',
  ]);
  expect(lines.filter((line) => !differing.has(line))).toEqual([
    'retail',
    'length',
    'line',
    'commodityClass',
    'shape',
    'model',
    'fabric',
  ]);
  const [oxford] = styles;
  expect(oxford?.facets.size.map(({ value, shared }) => `${value} ${shared}`)).toEqual([
    'S true',
    'M true',
    'L false',
  ]);
  expect(oxford?.deliveries.map(({ shared }) => shared)).toEqual([true, false]);
  expect(oxford?.colours.map(({ value, shared }) => `${value.code} ${shared}`)).toEqual([
    '410 true',
    '900 false',
  ]);
});

it('M1 leaves out styles that the season does not have, and lines that say nothing', () => {
  const { styles, lines, differing } = comparisonOf(catalog, ['s-9', 's-1'], new Map());
  expect(styles.map(({ entry }) => entry.articleId)).toEqual(['s-1']);
  expect(lines).not.toContain('ordered');
  expect(lines).not.toContain('lining');
  expect(differing.size).toBe(0);
});

it('M1 the address names each style once, six at most, and keeps the filters of the list', () => {
  expect(comparedIn('?q=shirt')).toBeNull();
  expect(comparedIn('?compare=&compare=s-1&compare=s-1')).toEqual(['s-1']);
  const many = Array.from({ length: 9 }, (_, at) => `s-${at}`);
  expect(comparedIn(compareSearch('?q=shirt', many))).toEqual(many.slice(0, MOST_COMPARED));
  expect(compareSearch('?q=shirt&compare=s-1', [])).toBe('?q=shirt');
  expect(compareSearch('', [])).toBe('');
});

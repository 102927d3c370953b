import { expect, it } from 'vitest';
import de from '../../messages/de.json' with { type: 'json' };
import en from '../../messages/en.json' with { type: 'json' };

const texts = import.meta.glob<string>('../../../backend/assets/legal/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const labelIn = (words: Record<string, string>) => words['ui.error.id']?.split(':')[0] ?? '';
const labels = { de: labelIn(de), en: labelIn(en) };

it.each([
  ['de', labels.de, labels.en],
  ['en', labels.en, labels.de],
])('H3 C6 the texts of the house call the Error ID as the portal does (%s)', (language, label, other) => {
  const own = Object.entries(texts).filter(([path]) => path.endsWith(`.${language}.html`));
  expect(own.find(([path]) => path.includes('imprint'))?.[1]).toContain(label);
  expect(own.filter(([, html]) => html.includes(other)).map(([path]) => path)).toEqual([]);
});

import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../messages/languages.ts';
import { openPortal, sampleTile } from '../testing/openPortal.tsx';

const tilesIn = { en: 'Forms for partners', de: 'Formulare für Partner' } as const;
const names = { en: 'Breadcrumb', de: 'Navigationspfad' } as const;

const trail = (language: Language) =>
  within(screen.getByRole('navigation', { name: names[language] }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const rows: readonly (readonly [path: string, en: readonly string[], de: readonly string[]])[] = [
  ['/returns-and-shipments', ['Returns & Shipments'], ['Retouren & Sendungen']],
  ['/imprint', ['Imprint & Privacy Policy'], ['Impressum & Datenschutz']],
  ['/terms-and-conditions', ['B2B CoC & GTC'], ['B2B CoC & AGB']],
  [
    '/terms-and-conditions/agb',
    ['B2B CoC & GTC', 'B2B AGB Deutschland'],
    ['B2B CoC & AGB', 'B2B AGB Deutschland'],
  ],
  ['/terms-and-conditions/gtc', ['B2B CoC & GTC', 'B2B GTC Germany'], ['B2B CoC & AGB', 'B2B GTC Germany']],
  ['/terms-and-conditions/code-of-conduct-de', ['B2B CoC & GTC', 'DE'], ['B2B CoC & AGB', 'DE']],
  ['/terms-and-conditions/code-of-conduct-en', ['B2B CoC & GTC', 'EN'], ['B2B CoC & AGB', 'EN']],
  ['/gtc/1100', ['1100'], ['1100']],
  ['/forms', [tilesIn.en], [tilesIn.de]],
  ['/no-such-tile', ['undefined'], ['undefined']],
  ['/nothing/at/all', ['undefined'], ['undefined']],
  ['/we-care', ['We Care'], ['We Care']],
];

for (const language of ['en', 'de'] as const) {
  describe(language, () => {
    for (const [path, en, de] of rows) {
      it(`C5 ${path}`, async () => {
        const tiles = [sampleTile({ id: 'forms', link: '/forms', title: tilesIn[language] })];
        const { serve } = await openPortal(path, { language, tiles });
        await serve();
        expect(trail(language)).toEqual(['Dashboard', ...{ en, de }[language]]);
      });
    }
  });
}

it.each([
  ['/no-such-tile', 'This page does not exist'],
  ['/nothing/at/all', 'This page does not exist'],
  ['/terms-and-conditions/code-of-conduct-de', 'Verhaltenskodex'],
  ['/terms-and-conditions/code-of-conduct-en', 'Code of Conduct'],
])('C5 C9 H1 %s is called %s, whatever its label in the breadcrumb', async (path, name) => {
  const { serve, go } = await openPortal('/');
  await serve();
  await go(path);
  await serve();
  expect(document.title).toBe(`${name} · Selvedge`);
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(screen.getByText(`${name} opened`)).toBeInTheDocument();
});

it('C5 there is none on /', async () => {
  const { serve } = await openPortal('/');
  await serve();
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});

it('C5 a tile’s page says nothing in place of a title that is still being fetched', async () => {
  await openPortal('/forms', { tiles: [sampleTile({ link: '/forms', title: 'Forms' })] });
  expect(trail('en')).toEqual(['Dashboard', '']);
  expect(document.title).toBe('Selvedge');
});

it('C5 C9 going on changes it, and the page’s title with it', async () => {
  const { serve, go } = await openPortal('/imprint');
  await serve();
  expect(document.title).toBe('Imprint & Privacy Policy · Selvedge');
  await go('/terms-and-conditions/gtc');
  expect(trail('en')).toEqual(['Dashboard', 'B2B CoC & GTC', 'B2B GTC Germany']);
  expect(document.title).toBe('B2B GTC Germany · Selvedge');
});

it('C5 A10 legal pages have theirs without anyone signed in; other places say nothing of what is behind the gate', async () => {
  const { go } = await openPortal('/imprint', { signedIn: false });
  expect(trail('en')).toEqual(['Dashboard', 'Imprint & Privacy Policy']);
  await go('/ordering/preorder');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});

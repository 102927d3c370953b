import type { legalMachine } from '@selvedge/core/overlays';
import {
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  missing,
  networkLost,
  SAMPLE_ORIGIN,
  samplePortalFacts,
  settle,
  wired,
} from '@selvedge/core/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type ActorRefFrom, createActor } from 'xstate';
import { renderWithWords } from '../testing/renderWithWords.tsx';
import { screenTour } from '../testing/screenTour.tsx';
import { LegalText } from './LegalText.tsx';
import { TermsOverview } from './TermsOverview.tsx';

const html = '<h2>Who we are</h2><p>Selvedge, Weberstraße 1</p>';
let tell: ReturnType<typeof fakeOverlaysDependencies>['tell'];

const pageOf = () => fakeBrowser().open(SAMPLE_ORIGIN);
const says = (text: string | RegExp) => () => expect(screen.getByText(text)).toBeInTheDocument();
const inEnglishOrGerman = (german: boolean) =>
  expect(screen.getByRole('article')).toHaveAttribute('lang', german ? 'de' : 'en');

screenTour('H1 H3 a text of the house, on the screen', {
  chart: wired.legal(fakeOverlaysDependencies(createFakeApi().api, pageOf())),
  pictures: {
    sameAs: {
      loading: ['closed', 'the text has its place before it is asked for'],
      translating: ['ready', 'a text stays until that of the other language is there'],
    },
  },
  tour: {
    input: samplePortalFacts(),
    events: [
      { type: 'route.changed', route: { screen: 'dashboard' } },
      { type: 'route.changed', route: { screen: 'imprint' } },
      { type: 'language.changed', language: 'de' },
      { type: 'language.changed', language: 'en' },
      { type: 'legal.retried' },
      { type: 'page.woke' },
    ],
    answers: { loadText: [html], loadTranslation: [html] },
    failures: { loadText: [networkLost, missing], loadTranslation: [networkLost, missing] },
  },
  machine: (api) => {
    const dependencies = fakeOverlaysDependencies(api, pageOf());
    tell = dependencies.tell;
    return wired.legal(dependencies);
  },
  screen: (actor) => <LegalText legal={actor as ActorRefFrom<typeof legalMachine>} />,
  userActions: {
    'route.changed': (_, { route }) => tell({ route }),
    'language.changed': (_, { language }) => tell({ language }),
    'legal.retried': (user) => user.click(screen.getByRole('button', { name: 'Try again' })),
  },
  shows: {
    closed: () => expect(screen.queryByRole('article')).toBeNull(),
    loading: () => {
      expect(screen.queryByRole('article')).toBeNull();
      says('Loading')();
    },
    translating: ({ context }) => {
      expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true');
      inEnglishOrGerman(context.shown.text.language === 'de');
    },
    ready: ({ context }) => {
      inEnglishOrGerman(context.language === 'de');
      expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'false');
    },
    missing: says('There is no such text'),
    failed: () => expect(screen.getByRole('alert')).toHaveTextContent('An error occurred.'),
  },
});

const shown = async (text: string) => {
  const { api, pending } = createFakeApi();
  const dependencies = fakeOverlaysDependencies(api, pageOf(), {
    route: { screen: 'terms', page: 'agb' },
    language: 'en',
  });
  const actor = createActor(wired.legal(dependencies), { input: dependencies.portal.facts() }).start();
  await settle();
  pending[0]?.answer(text);
  await settle();
  return renderWithWords(<LegalText legal={actor} />);
};

test('H1 a German text is marked as German on an English page', async () => {
  await shown('<h2>Geltungsbereich</h2>');
  expect(await screen.findByRole('heading', { name: 'Geltungsbereich' })).toBeVisible();
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'de');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

test('H1 HZ6: of a text full of script attempts nothing but text is left', async () => {
  const { container } = await shown(
    '<p onclick="x()">a<script>x()</script><img src="https://e.test/x.png" onerror="x()"><a href="javascript:x()">b</a><iframe src="//e.test"></iframe></p>',
  );
  expect(await screen.findByText(/^a/)).toBeVisible();
  expect(container.querySelectorAll('script, iframe, img, [onclick], [onerror], a[href]')).toHaveLength(0);
});

test.each([
  ['en', 'B2B GTC Germany', 'German general terms'],
  ['de', 'B2B AGB Deutschland', 'Allgemeine Geschäftsbedingungen'],
] as const)(
  'H1 the overview has a card for each of its four pages, by its name (%s)',
  async (language, terms, kind) => {
    await renderWithWords(<TermsOverview />, language);
    const cards = within(screen.getByRole('list')).getAllByRole('link');
    expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
      [terms, '/terms-and-conditions/agb'],
      ['B2B GTC Germany', '/terms-and-conditions/gtc'],
      ['Verhaltenskodex', '/terms-and-conditions/code-of-conduct-de'],
      ['Code of Conduct', '/terms-and-conditions/code-of-conduct-en'],
    ]);
    expect(screen.getAllByText(kind)[0]).toBeVisible();
  },
);

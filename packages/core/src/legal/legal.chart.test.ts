import { describe, expect, it } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { parseRoute, type Route } from '../navigation/routes.ts';
import { ApiError, failure } from '../platform/api/failure.ts';
import { watchPortal } from '../platform/portalFacts.ts';
import {
  chartSuite,
  createFakeApi,
  fakeBrowser,
  fakeOverlaysDependencies,
  networkLost,
  SAMPLE_ORIGIN,
  samplePortalFacts,
  settle,
  wiringSuite,
} from '../testing/index.ts';
import { legalActors } from './legal.actors.ts';
import { type LegalContext, legalMachine } from './legal.machine.ts';
import { isSameText, legalTextOf } from './legalText.ts';

const html = '<h2>Imprint</h2><p>Selvedge</p>';
const missing = new ApiError(failure({ kind: 'refused', status: 404, code: 'missing' }));
const dashboard: Route = { screen: 'dashboard' };
const imprint: Route = { screen: 'imprint' };
const agb: Route = { screen: 'terms', page: 'agb' };

const tour = {
  input: samplePortalFacts(),
  events: [
    { type: 'route.changed', route: dashboard },
    { type: 'route.changed', route: imprint },
    { type: 'route.changed', route: agb },
    { type: 'language.changed', language: 'de' },
    { type: 'language.changed', language: 'en' },
    { type: 'legal.retried' },
    { type: 'page.woke' },
  ],
  answers: { loadText: [html], loadTranslation: [html] },
  failures: { loadText: [networkLost, missing], loadTranslation: [networkLost, missing] },
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as LegalContext;

chartSuite(legalMachine, {
  ...tour,
  events: [...tour.events, { type: 'route.changed', route: { screen: 'terms', page: null } }],
  otherInputs: [samplePortalFacts({ route: imprint })],
  invariants: {
    'H1 a text is there exactly where one is shown': (snapshot) =>
      snapshot.hasTag('shown') === (contextOf(snapshot).shown !== null),
    'H1 the text shown, once it is there, is that of the place and the language': (snapshot) =>
      !snapshot.matches('ready') ||
      isSameText(
        contextOf(snapshot).shown?.text ?? null,
        legalTextOf(contextOf(snapshot).route, contextOf(snapshot).language),
      ),
    'H1 nothing is fetched where no text is wanted': (snapshot) =>
      snapshot.matches('closed') === (contextOf(snapshot).wanted === null),
    'H1 a failure is known exactly where one is shown': (snapshot) =>
      (snapshot.hasTag('failed') || snapshot.matches('missing')) === (contextOf(snapshot).failure !== null),
  },
});

const page = () => fakeBrowser().open(SAMPLE_ORIGIN);
let tell: ReturnType<typeof fakeOverlaysDependencies>['tell'];

wiringSuite(legalMachine, {
  tour,
  machine: (api) => {
    const dependencies = fakeOverlaysDependencies(api, page());
    tell = dependencies.tell;
    return legalMachine.provide({
      actors: { ...legalActors(dependencies), watchPortal: watchPortal(dependencies.portal) },
    });
  },
  doing: {
    events: {
      'route.changed': ({ route }) => tell({ route }),
      'language.changed': ({ language }) => tell({ language }),
    },
  },
});

describe('which text is asked for', () => {
  const asks = async (path: string, language: 'en' | 'de') => {
    const { api, pending, sent } = createFakeApi();
    const dependencies = fakeOverlaysDependencies(api, page(), { route: parseRoute(path), language });
    const actors = { ...legalActors(dependencies), watchPortal: watchPortal(dependencies.portal) };
    const actor = createActor(legalMachine.provide({ actors }), {
      input: dependencies.portal.facts(),
    }).start();
    await settle();
    const [call] = pending;
    const asked = call ? `${call.address} ${(call.call as { language?: string }).language}` : null;
    return { asked, actor, pending, sent, tell: dependencies.tell };
  };

  const rows = [
    ['H1', '/imprint', '/api/v1/content/static/imprint en', '/api/v1/content/static/imprint de'],
    ['H3', '/we-care', '/api/v1/content/static/we-care en', '/api/v1/content/static/we-care de'],
    [
      'H1',
      '/terms-and-conditions/code-of-conduct-de',
      '/api/v1/content/static/code-of-conduct-de de',
      '/api/v1/content/static/code-of-conduct-de de',
    ],
    [
      'H1',
      '/terms-and-conditions/code-of-conduct-en',
      '/api/v1/content/static/code-of-conduct-en en',
      '/api/v1/content/static/code-of-conduct-en en',
    ],
    [
      'H1',
      '/terms-and-conditions/agb',
      '/api/v1/content/general-conditions/1100 de',
      '/api/v1/content/general-conditions/1100 de',
    ],
    [
      'H1',
      '/terms-and-conditions/gtc',
      '/api/v1/content/general-conditions/1100 en',
      '/api/v1/content/general-conditions/1100 en',
    ],
    [
      'H1',
      '/gtc/2044',
      '/api/v1/content/general-conditions/2044 en',
      '/api/v1/content/general-conditions/2044 de',
    ],
    ['H1', '/terms-and-conditions', null, null],
    ['H1', '/', null, null],
  ] as const;
  for (const [id, path, inEnglish, inGerman] of rows) {
    it(`${id} ${path} for a reader of English and one of German`, async () => {
      expect((await asks(path, 'en')).asked).toBe(inEnglish);
      expect((await asks(path, 'de')).asked).toBe(inGerman);
    });
  }

  it('H1 another language fetches a text of the reader’s language again, and gives up the one under way', async () => {
    const { tell: change, pending, sent } = await asks('/imprint', 'en');
    change({ language: 'de' });
    await settle();
    expect(pending.map(({ call }) => (call as { language?: string }).language)).toEqual(['de']);
    expect(sent).toEqual(['staticPage', 'staticPage']);
  });

  it('H1 another language leaves a text with a language of its own as it is', async () => {
    const { tell: change, pending, sent, actor } = await asks('/terms-and-conditions/agb', 'en');
    pending[0]?.answer(html);
    await settle();
    change({ language: 'de' });
    await settle();
    expect([sent, actor.getSnapshot().value]).toEqual([['generalConditions'], 'ready']);
  });
});

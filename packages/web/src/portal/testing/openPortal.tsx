import { createPortal, type Portal } from '@selvedge/core';
import type { Tile } from '@selvedge/core/contract';
import {
  buyerRights,
  type FakePage,
  fakeBrowser,
  SAMPLE_ORIGIN,
  sampleConfiguration,
} from '@selvedge/core/testing';
import { act, render } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { type Language, loadWords } from '../../messages/languages.ts';
import { App } from '../App.tsx';
import { areasOf } from '../areasOf.ts';

export const sampleTile = (change: Partial<Tile> = {}): Tile => ({
  id: 'preorder',
  title: 'Pre-order',
  description: '',
  image: null,
  link: '/ordering/preorder',
  newTab: false,
  favorite: false,
  subpageTitle: null,
  subpageDescription: null,
  subpageTiles: [],
  ...change,
});

const answersOf = (language: Language, tiles: readonly Tile[]): Record<string, unknown> => ({
  '/api/v1/user/settings': { selectedLanguage: language },
  '/api/v1/user/roles': ['ROLE_EXTERN'],
  '/api/v2/user/right/resolved': buyerRights,
  '/api/v1/dashboard/tiles': tiles,
  '/extranet/api/userProfile': { firstName: 'Ada', lastName: 'Lind', canonicalId: 'c', email: 'a@lind.test' },
  '/api/v1/preorder/customers': [],
});

interface Opening {
  readonly language?: Language;
  readonly tiles?: readonly Tile[];
  readonly signedIn?: boolean;
  /** What is answered besides, by path. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** Answers whatever is asked. */
  readonly service?: (request: Request) => Promise<Response>;
}

interface Opened {
  readonly portal: Portal;
  readonly page: FakePage;
  /** Answers what is asked until nothing is. */
  readonly serve: () => Promise<void>;
  /** Goes to another path, as by a link. */
  readonly go: (path: string) => Promise<void>;
  /** Ends the portal before its test does. */
  readonly close: () => void;
}

/** Answers that are held back until there is news. */
const held = /\/news\//;

const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

/** The whole portal, rendered, on a page of the fake browser that answers no call by itself. */
export async function openPortal(
  path: string,
  { language = 'en', tiles = [], signedIn = true, answers: besides = {}, service }: Opening = {},
): Promise<Opened> {
  vi.stubGlobal('scrollTo', () => {});
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const session = signedIn
    ? new Map([
        ['selvedge.page', 'p1'],
        ['selvedge.tokens', '{"accessToken":"a1","refreshToken":null,"expiresAt":null}'],
      ])
    : new Map<string, string>();
  const page = fakeBrowser().open(SAMPLE_ORIGIN + path, session);
  const portal = createPortal({
    configuration: sampleConfiguration(),
    ports: page.ports,
    browserLanguages: [language],
  });
  portal.start();
  const close = () => portal.stop();
  onTestFinished(close);
  const initial = await loadWords(language, areasOf(portal.actor.getSnapshot().context, null));
  render(<App portal={portal} initial={initial} />);
  const answers = { ...answersOf(language, tiles), ...besides };
  const asked = new WeakSet<Request>();
  let working = 0;
  /** What is answered by hand waits for the next turn; a service answers when it likes, or never. */
  const answerAll = () => {
    for (const { request, answer } of [...page.pending]) {
      const { pathname } = new URL(request.url);
      if (!service) {
        if (pathname in answers) answer(200, answers[pathname]);
      } else if (!asked.has(request)) {
        asked.add(request);
        if (held.test(pathname)) continue;
        working += 1;
        void service(request).then(async (served) => {
          answer(served.status, (await served.text()) || undefined);
          working -= 1;
        });
      }
    }
  };
  const serve = () =>
    act(async () => {
      for (let quiet = 0; quiet < 8; quiet = working > 0 ? 0 : quiet + 1) {
        await aMoment();
        // A screen whose code is still on its way asks for nothing yet.
        await vi.dynamicImportSettled();
        answerAll();
      }
    });
  const go = (next: string) =>
    act(async () => {
      page.go(next);
      await aMoment();
      await vi.dynamicImportSettled();
    });
  await act(aMoment);
  return { portal, page, serve, go, close };
}

import { agenda, dashboardTiles, markFavorite, unmarkFavorite } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { expectThat, NothingThere } from '../http/deviation.ts';
import { answerOf, ask } from '../http/typed.ts';

const signedIn = 'none besides signing in; each user has tiles of their own';

async function tileOf(fixture: Fixture): Promise<string> {
  const [tile] = await fixture.once('tiles', () => answerOf(fixture.caller, dashboardTiles, {}));
  if (!tile) throw new NothingThere('the user has no tile');
  const params = { applicationId: tile.id };
  await fixture.once('favorite', async () =>
    fixture.undoLater('the favourite tile', () =>
      answerOf(fixture.caller, tile.favorite ? markFavorite : unmarkFavorite, { params }),
    ),
  );
  return tile.id;
}

const isFavorite = async (fixture: Fixture, id: string): Promise<boolean | undefined> =>
  (await ask(fixture.caller, dashboardTiles, {})).find((tile) => tile.id === id)?.favorite;

const favoriteCalls = (
  [
    [markFavorite, true],
    [unmarkFavorite, false],
  ] as const
).map(([endpoint, marked]) =>
  entry(endpoint, {
    right: signedIn,
    rows: 'B7, D5',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: { applicationId: await tileOf(fixture) } }),
    checks: {
      'twice is as once, and the tiles tell it': async ({ fixture, answer }) => {
        const applicationId = await tileOf(fixture);
        const params = { applicationId };
        await answerOf(fixture.caller, marked ? unmarkFavorite : markFavorite, { params });
        await answer({ params });
        await answer({ params });
        const found = await isFavorite(fixture, applicationId);
        expectThat(found === marked, `favorite ${marked}`, found);
      },
    },
  }),
);

export const dashboardEntries = [
  entry(dashboardTiles, {
    right: signedIn,
    rows: 'B7, D2',
    call: () => ({}),
    checks: {
      'is written in the language of x-language': async ({ answer }) => {
        const english = await answer({ language: 'en' });
        if (english.length === 0) throw new NothingThere('the user has no tile');
        const german = await answer({ language: 'de' });
        expectThat(JSON.stringify(english) !== JSON.stringify(german), 'other words in German', german[0]);
      },
    },
  }),
  entry(agenda, {
    right: signedIn,
    rows: 'B7, D8',
    call: () => ({}),
    checks: {
      'has at most as many entries as it counts': async ({ answer }) => {
        const { count, entries } = await answer({});
        expectThat(entries.length <= count, `at most ${count} entries`, entries.length);
      },
    },
  }),
  ...favoriteCalls,
];

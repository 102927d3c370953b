import { dashboardTiles, markFavorite, unmarkFavorite } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Ground } from '../ground/ground.ts';
import { expectThat, NothingThere } from '../http/deviation.ts';
import { ask, need } from '../http/typed.ts';

const signedIn = 'none besides signing in; each user has tiles of their own';

async function tileOf(ground: Ground): Promise<string> {
  const [tile] = await ground.once('tiles', () => need(ground.caller, dashboardTiles, {}));
  if (!tile) throw new NothingThere('the user has no tile');
  const params = { applicationId: tile.id };
  await ground.once('favorite', async () =>
    ground.undoLater('the favourite tile', () =>
      need(ground.caller, tile.favorite ? markFavorite : unmarkFavorite, { params }),
    ),
  );
  return tile.id;
}

const isFavorite = async (ground: Ground, id: string): Promise<boolean | undefined> =>
  (await ask(ground.caller, dashboardTiles, {})).find((tile) => tile.id === id)?.favorite;

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
    call: async (ground) => ({ params: { applicationId: await tileOf(ground) } }),
    checks: {
      'twice is as once, and the tiles tell it': async ({ ground, answer }) => {
        const applicationId = await tileOf(ground);
        const params = { applicationId };
        await need(ground.caller, marked ? unmarkFavorite : markFavorite, { params });
        await answer({ params });
        await answer({ params });
        const found = await isFavorite(ground, applicationId);
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
  ...favoriteCalls,
];

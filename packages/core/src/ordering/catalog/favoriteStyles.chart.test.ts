import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import {
  chartSuite,
  createFakeApi,
  favoriteStylesTour,
  samplePlace,
  serverDown,
  settle,
  wiringSuite,
} from '../../testing/index.ts';
import { favoriteStylesPart } from './favoriteStyles.actors.ts';
import { favoriteStylesMachine } from './favoriteStyles.machine.ts';

const contextOf = (snapshot: { context: unknown }) =>
  (snapshot as SnapshotFrom<typeof favoriteStylesMachine>).context;

chartSuite(favoriteStylesMachine, {
  ...favoriteStylesTour,
  invariants: {
    'M1 a wish is under way exactly while it is being stored': (snapshot) =>
      snapshot.matches({ known: 'storing' }) === contextOf(snapshot).waiting.length > 0,
    'M1 of those that wait there is one for each style': (snapshot) => {
      const ids = contextOf(snapshot)
        .waiting.slice(1)
        .map(({ articleId }) => articleId);
      return new Set(ids).size === ids.length;
    },
    'M1 no style is a favourite twice': (snapshot) => {
      const { favorites } = contextOf(snapshot);
      return new Set(favorites).size === favorites.length;
    },
    'a failure is known where one is shown': (snapshot) =>
      !snapshot.hasTag('failed') || contextOf(snapshot).failure !== null,
  },
});

wiringSuite(favoriteStylesMachine, {
  tour: favoriteStylesTour,
  machine: favoriteStylesPart,
  doing: {
    answers: {
      loadFavorites: (output, { fake }) => fake.pending[0]?.answer(output),
      storeWish: (_, { fake }) => fake.pending[0]?.answer(null),
    },
  },
});

describe('M1 favourite styles', () => {
  const start = async () => {
    const fake = createFakeApi();
    const actor = createActor(favoriteStylesPart(fake.api), { input: { place: samplePlace } }).start();
    fake.pending[0]?.answer(['s-2']);
    await settle();
    const wish = (articleId: string, favorite: boolean) =>
      actor.send({ type: 'favorite.wished', articleId, favorite });
    return { fake, actor, wish, favorites: () => actor.getSnapshot().context.favorites };
  };

  it('M1 five quick presses store the first and the last', async () => {
    const { fake, wish, favorites } = await start();
    for (const favorite of [true, false, true, false, true]) wish('s-1', favorite);
    expect(favorites()).toEqual(['s-2', 's-1']);
    for (const _ of [1, 2]) {
      fake.pending[0]?.answer(null);
      await settle();
    }
    expect(fake.sent).toEqual(['favoriteStyles', 'markStyle', 'markStyle']);
    expect(fake.pending).toEqual([]);
  });

  it('M1 what could not be stored is taken back', async () => {
    const { fake, actor, wish, favorites } = await start();
    wish('s-2', false);
    expect(favorites()).toEqual([]);
    fake.pending[0]?.fail(serverDown);
    await settle();
    expect(favorites()).toEqual(['s-2']);
    expect(actor.getSnapshot().value).toEqual({ known: 'stored' });
  });
});

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Tile } from '../contract/index.ts';
import type { Notice } from '../notices/notices.ts';
import { createFakeApi, networkLost, settle } from '../testing/index.ts';
import { tilesActors } from './dashboard.actors.ts';
import { asWished, favoritesOf } from './favorites.ts';
import { tilesMachine } from './tiles.machine.ts';

const tile = (id: string, favorite = false, subpageTiles: Tile[] = []): Tile => ({
  id,
  title: id,
  description: '',
  image: null,
  link: `/${id}`,
  newTab: false,
  favorite,
  subpageTitle: null,
  subpageDescription: null,
  subpageTiles,
});

/** The tiles at a server that keeps favourites and answers when it is told to. */
const dashboard = async (tiles: Tile[]) => {
  const fake = createFakeApi();
  const raised: Notice[] = [];
  const stored = new Map(tiles.map(({ id, favorite }) => [id, favorite]));
  const list = () => tiles.map((each) => ({ ...each, favorite: stored.get(each.id) ?? false }));
  const actor = createActor(
    tilesMachine.provide({
      actors: tilesActors(fake.api),
      actions: { raise: (_, { notice }) => raised.push(notice) },
    }),
  ).start();
  const step = async (name: string, act?: (call: (typeof fake.pending)[number]) => void) => {
    await settle();
    const call = fake.pending.find((each) => each.name === name);
    if (!call) throw new Error(`${name} is not asked for: ${fake.pending.map((each) => each.name)}`);
    if (act) act(call);
    else if (name === 'dashboardTiles') call.answer(list());
    else {
      stored.set(String(call.call.params?.applicationId), name === 'markFavorite');
      call.answer(null);
    }
    await settle();
  };
  await step('dashboardTiles');
  return {
    fake,
    raised,
    step,
    wish: (id: string, favorite: boolean) => actor.send({ type: 'favorite.wished', id, favorite }),
    shown: () => {
      const { tiles: now, wishes } = actor.getSnapshot().context;
      return asWished(now, wishes)
        .filter(({ favorite }) => favorite)
        .map(({ id }) => id);
    },
    sent: () => fake.sent.slice(1),
  };
};

describe('D5 favourites', () => {
  it('D5 a wish is shown at once, stored, and the list fetched again', async () => {
    const { wish, shown, step, sent } = await dashboard([tile('a'), tile('b')]);
    wish('a', true);
    expect(shown()).toEqual(['a']);
    await step('markFavorite', (call) => {
      expect(call.address).toBe('/api/v1/tile-favorite/a');
    });
    await step('markFavorite');
    await step('dashboardTiles');
    expect([shown(), sent()]).toEqual([['a'], ['markFavorite', 'dashboardTiles']]);
  });

  it('D5 a failure takes the wish back and says so', async () => {
    const { wish, shown, step, raised } = await dashboard([tile('a')]);
    wish('a', true);
    await step('markFavorite', (call) => call.fail(networkLost));
    expect(shown()).toEqual([]);
    expect(raised.map(({ subject, failure }) => [subject, failure.kind])).toEqual([['favorite', 'network']]);
  });

  it('D5 HZ31: of many fast clicks on a tile the last wins, one call at a time', async () => {
    const { wish, shown, step, sent, fake } = await dashboard([tile('a')]);
    for (let click = 1; click <= 9; click += 1) wish('a', click % 2 === 1);
    await settle();
    expect([shown(), fake.pending.length]).toEqual([['a'], 1]);
    await step('markFavorite');
    await step('dashboardTiles');
    expect([shown(), sent()]).toEqual([['a'], ['markFavorite', 'dashboardTiles']]);
  });

  it('D5 HZ31: a click while a call runs is a further call only where it differs', async () => {
    const { wish, shown, step, sent } = await dashboard([tile('a')]);
    wish('a', true);
    wish('a', false);
    expect(shown()).toEqual([]);
    await step('markFavorite');
    expect(shown()).toEqual([]);
    await step('unmarkFavorite');
    await step('dashboardTiles');
    expect([shown(), sent()]).toEqual([[], ['markFavorite', 'unmarkFavorite', 'dashboardTiles']]);
  });

  it('D5 after several wishes the list is fetched once', async () => {
    const { wish, shown, step, sent } = await dashboard([tile('a'), tile('b', true), tile('c')]);
    wish('a', true);
    wish('b', false);
    wish('c', true);
    await step('markFavorite');
    await step('unmarkFavorite');
    await step('markFavorite');
    await step('dashboardTiles');
    expect(shown()).toEqual(['a', 'c']);
    expect(sent().filter((name) => name === 'dashboardTiles')).toHaveLength(1);
  });

  it('D5 what failed is taken back alone; no word where the user had taken it back before', async () => {
    const { wish, shown, step, raised } = await dashboard([tile('a'), tile('b')]);
    wish('a', true);
    wish('b', true);
    wish('a', false);
    await step('markFavorite', (call) => call.fail(networkLost));
    expect([shown(), raised]).toEqual([['b'], []]);
    await step('markFavorite');
    await step('dashboardTiles');
    expect(shown()).toEqual(['b']);
  });

  it('D5 a list that cannot be fetched again leaves the tiles as they are', async () => {
    const { wish, shown, step } = await dashboard([tile('a'), tile('b')]);
    wish('a', true);
    await step('markFavorite');
    await step('dashboardTiles', (call) => call.fail(networkLost));
    expect(shown()).toEqual(['a']);
  });

  it('D5 a list that was asked for before a click does not undo it', async () => {
    const { wish, shown, step, fake } = await dashboard([tile('a'), tile('b')]);
    wish('a', true);
    await step('markFavorite');
    const [late] = fake.pending;
    wish('b', true);
    late?.answer([tile('a', true), tile('b')]);
    await settle();
    expect(shown()).toEqual(['a', 'b']);
    await step('markFavorite');
    await step('dashboardTiles');
    expect(shown()).toEqual(['a', 'b']);
  });
});

describe('D4 the strip', () => {
  it('D4 has the favourites of the dashboard and of sub-pages, each id once', () => {
    const parent = tile('p', false, [tile('a', true), tile('b', true)]);
    expect(favoritesOf([tile('a', true), parent, tile('a', true)]).map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

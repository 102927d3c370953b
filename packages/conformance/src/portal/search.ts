import { dashboardTiles, search } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { expectThat, NothingThere } from '../http/deviation.ts';
import { need } from '../http/typed.ts';

const apps = ['dashboardTile', 'dashboardTileGroup', 'staticText'];

export const searchEntries = [
  entry(search, {
    right: 'none besides signing in; each user finds what they may see',
    section: '2, 3, 7',
    call: () => ({ query: { query: 'order' } }),
    checks: {
      'finds a tile by its title, and `filter` narrows to apps': async ({ ground, answer }) => {
        const [tile] = await need(ground.caller, dashboardTiles, {});
        if (!tile) throw new NothingThere('the user has no tile');
        const found = await answer({ query: { query: tile.title, filter: 'apps' } });
        expectThat(
          found.some(({ title }) => title === tile.title),
          `the tile ${tile.title}`,
          found.map(({ title }) => title),
        );
        expectThat(
          found.every(({ type }) => apps.includes(type)),
          'apps alone',
          found.map(({ type }) => type),
        );
      },
      'no text, or a filter that there is not: 400 or 422': async ({ unreadable }) => {
        await unreadable({ query: { query: '' } });
        await unreadable({ query: { query: 'order', filter: 'nothing' as 'apps' } });
      },
    },
  }),
];

import { dashboardTiles, search } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import { expectThat, NothingThere } from '../http/deviation.ts';
import { expectHeader } from '../http/reading.ts';
import { answerOf } from '../http/typed.ts';

/** Number of requests after which a backend may refuse further ones. */
const MOST_ASKED = 1000;

const apps = ['dashboardTile', 'dashboardTileGroup', 'staticText'];

export const searchEntries = [
  entry(search, {
    right: 'none besides signing in; each user finds what they may see',
    rows: 'B7, G3',
    refuses: ['429 tooMany'],
    call: () => ({ query: { query: 'order' } }),
    checks: {
      'finds a tile by its title, and `filter` narrows to apps': async ({ fixture, answer }) => {
        const [tile] = await answerOf(fixture.caller, dashboardTiles, {});
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
    lastChecks: {
      'asked without end: 429 tooMany, in the language of the call, with when it may be asked again (Retry-After)':
        async ({ response, refusal }) => {
          const asked = { query: { query: 'order' } } as const;
          let last = await response(asked);
          for (let times = 1; last.status === 200 && times < MOST_ASKED; times += 1)
            last = await response(asked);
          if (last.status === 200) throw new NothingThere(`${MOST_ASKED} calls are answered`);
          expectHeader(last, 'retry-after', /^[1-9]\d{0,5}$/);
          const english = await refusal(asked, '429 tooMany');
          const german = await refusal({ ...asked, language: 'de' }, '429 tooMany');
          expectThat(english.message !== german.message, 'another message in German', german.message);
        },
    },
  }),
];

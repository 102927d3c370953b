import { favoriteStyles, markStyle, unmarkStyle } from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { placeOf, styleOf } from '../fixture/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { answerOf } from '../http/typed.ts';

const looks =
  'COLLECTION_VIEW, PRE_ORDER_PREVIEW for a season to come; each user has favourites of their own';

async function isMarked(fixture: Fixture): Promise<boolean> {
  const { articleId } = await styleOf(fixture);
  const params = await placeOf(fixture);
  return (await answerOf(fixture.caller, favoriteStyles, { params })).includes(articleId);
}

/** The style that the suite marks; it is afterwards as it was. */
async function markedStyle(fixture: Fixture) {
  const params = { ...(await placeOf(fixture)), articleId: (await styleOf(fixture)).articleId };
  await fixture.once('styleFavorite', async () => {
    const endpoint = (await isMarked(fixture)) ? markStyle : unmarkStyle;
    return fixture.undoLater('the favourite style', () => answerOf(fixture.caller, endpoint, { params }));
  });
  return params;
}

const changes = (
  [
    [markStyle, true],
    [unmarkStyle, false],
  ] as const
).map(([endpoint, marked]) =>
  entry(endpoint, {
    right: looks,
    rows: 'M1',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: await markedStyle(fixture) }),
    checks: {
      'twice is as once, and the favourites tell it': async ({ fixture, answer }) => {
        const params = await markedStyle(fixture);
        await answerOf(fixture.caller, marked ? unmarkStyle : markStyle, { params });
        await answer({ params });
        await answer({ params });
        expectSame(await isMarked(fixture), marked, 'a favourite');
      },
    },
  }),
);

export const styleFavoriteEntries = [
  entry(favoriteStyles, {
    right: looks,
    rows: 'M1',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: await placeOf(fixture) }),
    checks: {
      'has what was marked, and nobody else’s': async ({ fixture, call, answer }) => {
        const params = await markedStyle(fixture);
        await answerOf(fixture.caller, markStyle, { params });
        const own = await answer(await call());
        expectThat(own.includes(params.articleId), `style ${params.articleId}`, own);
      },
    },
  }),
  ...changes,
];

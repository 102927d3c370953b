import {
  keylook,
  languages,
  lookUpArticles,
  MOST_CODES,
  readNumbered,
  sizeCurves,
  styleDetail,
  styleIndex,
} from '@selvedge/core/contract';
import { entry } from '../entry.ts';
import type { Fixture } from '../fixture/fixture.ts';
import { keylookIdOf, placeOf, styleOf, variantsOf } from '../fixture/place.ts';
import { expectSame, expectThat } from '../http/deviation.ts';
import { expectHeader, expectStatus } from '../http/reading.ts';

const looks = 'COLLECTION_VIEW, PRE_ORDER_PREVIEW for a season to come';

const styleParams = async (fixture: Fixture) => ({
  params: { ...(await placeOf(fixture)), articleId: (await styleOf(fixture)).articleId },
});

export const styleEntries = [
  entry(styleIndex, {
    right: looks,
    rows: 'M1',
    refuses: ['404 notFound'],
    call: async (fixture) => ({ params: await placeOf(fixture) }),
    checks: {
      'has the style, in the language of x-language': async ({ fixture, call, answer }) => {
        const { articleId } = await styleOf(fixture);
        for (const language of languages) {
          const index = await answer({ ...(await call()), language });
          expectSame(index.language, language, 'language');
          expectThat(
            readNumbered(index.articleIds).includes(articleId),
            `style ${articleId}`,
            index.articleIds,
          );
        }
      },
      'has an ETag, and 304 without a body for who names it in If-None-Match': async ({ call, response }) => {
        const asked = await call();
        const tag = expectHeader(await response(asked), 'etag', /^(W\/)?".+"$/);
        const same = await response({ ...asked, headers: { 'if-none-match': tag } });
        expectStatus(same, 304);
        expectThat(same.bytes.length === 0, 'no body', same.text);
        expectStatus(await response({ ...asked, headers: { 'if-none-match': '"another"' } }), 200);
      },
      'may be kept, but by its user alone, and is asked for each time': async ({ call, response }) => {
        const found = await response(await call());
        expectHeader(found, 'cache-control', /\bprivate\b/);
        expectHeader(found, 'cache-control', /\bno-cache\b/);
      },
    },
  }),
  entry(styleDetail, {
    right: looks,
    rows: 'M2',
    refuses: ['404 notFound'],
    call: styleParams,
    checks: {
      'is the one that was asked for, at its place': async ({ call, answer }) => {
        const { params } = await call();
        const { articleId, season, subdivision, collectionType } = await answer({
          ...(params && { params }),
        });
        const { rightEnv: _, customerId: __, ...asked } = params ?? {};
        expectSame({ season, subdivision, collectionType, articleId }, asked, 'style');
      },
    },
  }),
  entry(keylook, {
    right: looks,
    rows: 'M2',
    refuses: ['404 notFound'],
    call: async (fixture) => ({
      params: { ...(await placeOf(fixture)), keylookId: await keylookIdOf(fixture) },
    }),
    checks: {
      'holds styles of that look alone': async ({ fixture, call, answer }) => {
        const keylookId = await keylookIdOf(fixture);
        const look = await answer(await call());
        expectSame(look.keylookId, keylookId, 'keylookId');
        expectThat(
          look.styles.length > 0 && look.styles.every((style) => style.keylookId === keylookId),
          `styles of look ${keylookId}`,
          look.styles.map((style) => style.keylookId),
        );
      },
    },
  }),
  entry(sizeCurves, {
    right: looks,
    rows: 'M4',
    refuses: ['404 notFound'],
    call: styleParams,
    checks: {
      'each curve has a weight above 0': async ({ call, answer }) => {
        for (const { weights } of (await answer(await call())).curves)
          expectThat(
            weights.some(({ weight }) => weight > 0),
            'a weight above 0',
            weights,
          );
      },
    },
  }),
  entry(lookUpArticles, {
    right: looks,
    rows: 'M5',
    refuses: ['404 notFound', '429 tooMany'],
    call: async (fixture) => ({
      params: await placeOf(fixture),
      body: { eans: [(await variantsOf(fixture)).first.ean], articleNumbers: [] },
    }),
    checks: {
      'finds the style by EAN, by article number and by variant': async ({ fixture, answer }) => {
        const params = await placeOf(fixture);
        const { articleId, articleNumber } = await styleOf(fixture);
        const { first } = await variantsOf(fixture);
        const none = { eans: [], articleNumbers: [] };
        for (const body of [
          { ...none, eans: [first.ean] },
          { ...none, articleNumbers: [articleNumber] },
          { ...none, articleVariantIds: [first.articleVariantId] },
        ]) {
          const { styles } = await answer({ params, body });
          expectSame(
            styles.map((style) => style.articleId),
            [articleId],
            'styles',
          );
        }
      },
      'finds nothing by a code that means nothing': async ({ fixture, answer }) => {
        const body = { eans: ['00000000'], articleNumbers: [] };
        const { styles, elsewhere } = await answer({ params: await placeOf(fixture), body });
        expectSame([styles.length, elsewhere.length], [0, 0], 'found');
      },
      [`more than ${MOST_CODES} codes, or one that is no EAN: 400 or 422`]: async ({
        fixture,
        unreadable,
      }) => {
        const params = await placeOf(fixture);
        const many = Array.from({ length: MOST_CODES + 1 }, (_, at) => String(10_000_000 + at));
        for (const eans of [many, ['12AB']]) await unreadable({ params, body: { eans, articleNumbers: [] } });
      },
    },
  }),
];

import { type FoundArticles, lookUpArticles, styleDetail } from '@selvedge/core/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type At, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { firstCustomer, type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage({ FAIR_USE: 'lookUps=100' });
});
afterAll(() => stage.testApp.close());

const lookUp = (
  who: Partner,
  at: At,
  { eans = [], articleNumbers = [] }: { eans?: string[]; articleNumbers?: string[] },
  headers: Record<string, string> = {},
): Promise<FoundArticles> => who.get(lookUpArticles, { params: at, body: { eans, articleNumbers }, headers });

describe('M5 what codes mean in a season', () => {
  it('M5 an EAN answers its whole style, with the facts its own page shows', async () => {
    const at = stage.open();
    const style = await styleAt(stage.buyer, at, 2);
    const { styles, elsewhere } = await lookUp(stage.buyer, at, { eans: [variantIn(style).ean] });
    const page = await stage.buyer.get(styleDetail, { params: { ...at, articleId: style.articleId } });
    expect([styles, elsewhere]).toEqual([[page], []]);
  });

  it('M5 an article number answers its style in any case, each style once however many codes name it', async () => {
    const at = stage.open();
    const [one, other] = [await styleAt(stage.buyer, at, 0), await styleAt(stage.buyer, at, 1)];
    const { styles } = await lookUp(stage.buyer, at, {
      eans: [variantIn(one).ean, variantIn(one, 1).ean],
      articleNumbers: [one.articleNumber.toLowerCase(), other.articleNumber],
    });
    expect(styles.map(({ articleId }) => articleId)).toEqual([one.articleId, other.articleId]);
  });

  it('M5 an article number without the zeros that a spreadsheet takes away finds its style', async () => {
    const at = stage.open();
    const numbers = await Promise.all(
      Array.from({ length: 12 }, (_, number) => styleAt(stage.buyer, at, number)),
    );
    const round = numbers.find(({ articleNumber }) => articleNumber.endsWith('0'));
    if (!round) throw new Error('no number ends with a zero');
    const { styles } = await lookUp(stage.buyer, at, {
      articleNumbers: [String(Number(round.articleNumber))],
    });
    expect(styles.map(({ articleId }) => articleId)).toEqual([round.articleId]);
  });

  it('a variant answers its style, where the style is of this season', async () => {
    const at = stage.open();
    const style = await styleAt(stage.buyer, at, 3);
    const there = await styleAt(stage.buyer, { ...at, subdivision: '21-0', collectionType: 'core' }, 0);
    const articleVariantIds = [variantIn(style), variantIn(there)].map((variant) => variant.articleVariantId);
    const { styles, elsewhere } = await stage.buyer.get(lookUpArticles, {
      params: at,
      body: { eans: [], articleNumbers: [], articleVariantIds },
    });
    expect([styles.map(({ articleId }) => articleId), elsewhere]).toEqual([[style.articleId], []]);
  });

  it('M5 a GTIN with a leading zero more is the same', async () => {
    const at = stage.open();
    const style = await styleAt(stage.buyer, at, 0);
    const { styles } = await lookUp(stage.buyer, at, { eans: [`0${variantIn(style).ean}`] });
    expect(styles.map(({ articleId }) => articleId)).toEqual([style.articleId]);
  });

  it('M5 what is in another season of the customer is named, not answered', async () => {
    const at = stage.open();
    const other = { ...at, subdivision: '21-0', collectionType: 'core' };
    const there = await styleAt(stage.buyer, other, 0);
    const { ean } = variantIn(there);
    const { styles, elsewhere } = await lookUp(stage.buyer, at, {
      eans: [ean],
      articleNumbers: [there.articleNumber],
    });
    const named = {
      articleId: there.articleId,
      articleNumber: there.articleNumber,
      name: there.name,
      season: at.season,
      subdivision: '21-0',
      collectionType: 'core',
    };
    expect(styles).toEqual([]);
    expect(elsewhere).toEqual([
      { ...named, ean },
      { ...named, ean: '' },
    ]);
  });

  it('M5 a season still to come is named to whom it is shown only', async () => {
    const at = stage.open();
    const { ean } = variantIn(await styleAt(stage.previewer, stage.preview(), 0));
    expect((await lookUp(stage.previewer, at, { eans: [ean] })).elsewhere).toHaveLength(1);
    expect((await lookUp(stage.buyer, at, { eans: [ean] })).elsewhere).toEqual([]);
  });

  it('M5 a code that means nothing is in neither list, wildcards and quotes included', async () => {
    const at = stage.open();
    const nothing = { eans: ['4006381333931', '00000000'], articleNumbers: ['99.99999', '_', '..'] };
    expect(await lookUp(stage.buyer, at, nothing)).toMatchObject({ styles: [], elsewhere: [] });
  });

  it('M5 facts are the customer’s own: what it may not order, its prices, its language', async () => {
    const at = stage.open(firstCustomer);
    const index = await Promise.all(
      Array.from({ length: 12 }, (_, number) => styleAt(stage.buyer, at, number)),
    );
    const barred = index
      .flatMap(({ colours }) => colours.flatMap(({ variants }) => variants))
      .find(({ allowedForCustomer }) => !allowedForCustomer);
    const eans = [barred?.ean ?? ''];
    const mine = await lookUp(stage.buyer, at, { eans });
    const theirs = await lookUp(stage.buyer, stage.open('C1025'), { eans }, { 'x-language': 'de' });
    const variantOf = ({ styles }: FoundArticles) =>
      styles[0]?.colours.flatMap(({ variants }) => variants).find(({ ean }) => ean === eans[0]);
    expect(variantOf(mine)?.allowedForCustomer).toBe(false);
    expect(variantOf(theirs)?.allowedForCustomer).toBe(true);
    expect(theirs.styles[0]?.currency).toBe('CHF');
    expect(theirs.styles[0]?.name).not.toBe(mine.styles[0]?.name);
  });

  it('M5 whoever may not look at the season finds nothing there', async () => {
    const body = { eans: ['4069800000011'], articleNumbers: [] };
    for (const at of [stage.preview(), stage.open('C1005'), { ...stage.open(), season: 'XX99' }]) {
      expect((await stage.buyer.ask(lookUpArticles, { params: at, body })).statusCode).toBe(404);
    }
    expect((await stage.viewer.ask(lookUpArticles, { params: stage.open(), body })).statusCode).toBe(200);
  });

  it('M5 what is no code, or too many at once, is refused', async () => {
    const status = async (body: { eans: string[]; articleNumbers: string[] }) =>
      (await stage.buyer.ask(lookUpArticles, { params: stage.open(), body })).statusCode;
    const many = (count: number) => Array.from({ length: count }, (_, at) => String(4_000_000_000_000 + at));
    expect(await status({ eans: many(125), articleNumbers: [] })).toBe(200);
    expect(await status({ eans: many(126), articleNumbers: [] })).toBe(400);
    expect(await status({ eans: ['4.07E+12'], articleNumbers: [] })).toBe(400);
    expect(await status({ eans: ['1234567'], articleNumbers: [] })).toBe(400);
    expect(await status({ eans: [], articleNumbers: ["' or 1=1 --"] })).toBe(400);
  });

  it('M5 a caller who asks without end is asked to wait, and nobody else with it', async () => {
    const body = { eans: [], articleNumbers: [] };
    const ask = (who: Partner) =>
      who.ask(lookUpArticles, { params: { ...stage.open(), season: 'XX99' }, body });
    const answers: number[] = [];
    for (let asked = 0; asked <= 100; asked += 1) answers.push((await ask(stage.viewer)).statusCode);
    expect(answers.at(-1)).toBe(429);
    expect((await ask(stage.buyer)).statusCode).toBe(404);
  });
});

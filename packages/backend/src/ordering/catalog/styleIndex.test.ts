import { type Style, styleDetail, styleIndex } from '@selvedge/core/contract';
import {
  type Catalog,
  everything,
  find,
  labelsAt,
  nonePicked,
  openCatalog,
  styleAt,
} from '@selvedge/core/ordering';
import { comparedPrices, profitOf } from '@selvedge/core/rules';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barredVariants, colours, variants } from '../style/colour.schema.ts';
import { stylePrices } from '../style/price.schema.ts';
import { styles } from '../style/style.schema.ts';
import { firstCustomer, type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.testApp.close());

type At = ReturnType<Stage['open']>;

const catalogOf = async (at: At, headers: Record<string, string> = {}): Promise<Catalog> =>
  openCatalog(await stage.buyer.get(styleIndex, { params: at, headers }));

const detailOf = (at: At, articleId: string, headers: Record<string, string> = {}): Promise<Style> =>
  stage.buyer.get(styleDetail, { params: { ...at, articleId }, headers });

const lowestOf = ({ colours: all }: Style, price: 'salesPrice' | 'retailPrice'): number | null => {
  const prices = all.flatMap(({ variants: sizes }) =>
    sizes.flatMap((variant) => (variant.allowedForCustomer ? (variant[price] ?? []) : [])),
  );
  return prices.length === 0 ? null : Math.min(...prices);
};

describe('the index of a season', () => {
  it.each([
    ['en', firstCustomer],
    ['de', 'C1002'],
    ['de', 'C1025'],
  ])('M1 says in %s of customer %s what the styles themselves say', async (language, customerId) => {
    const at = stage.open(customerId);
    const headers = { 'x-language': language };
    const catalog = await catalogOf(at, headers);
    expect(catalog.size).toBeGreaterThan(20);
    for (let position = 0; position < catalog.size; position += 3) {
      const entry = styleAt(catalog, position);
      const style = await detailOf(at, entry.articleId, headers);
      const { articleNumber, name, brandName, lineName, gender, commodityClass, marks } = style;
      expect(entry).toEqual({
        articleId: style.articleId,
        articleNumber,
        name,
        brandName,
        lineName,
        gender,
        commodityClass,
        marks: expect.arrayContaining(marks),
        salesPrice: lowestOf(style, 'salesPrice'),
        retailPrice: lowestOf(style, 'retailPrice'),
        profit: profitOf(
          comparedPrices(1, lowestOf(style, 'salesPrice'), lowestOf(style, 'retailPrice'), style.vatPerMille),
        ),
        deliveryFrom: Math.min(...style.colours.map(({ deliveryFrom }) => deliveryFrom)),
        lastDeliveryFrom: Math.max(...style.colours.map(({ deliveryFrom }) => deliveryFrom)),
        colours: style.colours.map(({ articleColorId, code, name: colour, hex, pictured }) => ({
          articleColorId,
          code,
          name: colour,
          hex,
          pictured,
        })),
      });
      const said = {
        commodityMainClass: [style.commodityMainClass],
        commoditySubclass: [style.commoditySubclass],
        model: [style.model],
        shape: [style.shape],
        fit: [style.fit],
        styleRole: [style.styleRole],
        size: style.sizes,
        length: style.lengths,
        care: style.care.map(({ text }) => text),
        ...Object.fromEntries(
          (['fabric', 'yarn', 'lining'] as const).map((part) => [
            part,
            style.material.flatMap((made) => (made.part === part ? [made.composition] : [])),
          ]),
        ),
      };
      for (const [facet, labels] of Object.entries(said))
        expect([facet, [...labelsAt(catalog, position, facet as 'care')].sort()]).toEqual([
          facet,
          [...labels].sort(),
        ]);
    }
  });

  it('M1 finds every style by each of its EANs, and no other style', async () => {
    const at = stage.open();
    const catalog = await catalogOf(at);
    for (const position of [0, 7, 20]) {
      const style = await detailOf(at, styleAt(catalog, position).articleId);
      for (const { ean } of style.colours.flatMap((colour) => colour.variants))
        expect([...find(catalog, { ...everything, term: ean }, nonePicked).positions]).toEqual([position]);
    }
  });

  it('M1 has several values of every facet in the open season', async () => {
    const { vocabularies } = await catalogOf(stage.open());
    const few = Object.entries(vocabularies).filter(([, { keys }]) => keys.length < 2);
    expect(few.map(([name]) => name)).toEqual([]);
  });

  it('M1 is 404 for a place or a customer that the user may not see', async () => {
    const missing = { ...stage.open(), season: 'XX00' };
    const foreign = stage.open('C1060');
    for (const params of [missing, foreign]) {
      const answer = await stage.buyer.ask(styleIndex, { params });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'notFound']);
    }
  });
});

describe('keeping the index of a season', () => {
  const ask = (headers: Record<string, string> = {}, at = stage.open('C1003')) =>
    stage.buyer.ask(styleIndex, { params: at, headers });

  it('M1 is not sent again to whoever has it already', async () => {
    const first = await ask();
    const tag = String(first.headers.etag);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    const again = await ask({ 'if-none-match': tag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const german = await ask({ 'if-none-match': tag, 'x-language': 'de' });
    expect(german.statusCode).toBe(200);
    const signedOut = await stage.testApp.app.inject({
      url: String(first.raw.req.url),
      headers: { 'if-none-match': tag },
    });
    expect(signedOut.statusCode).toBe(401);
  });

  it('M1 is compressed as the caller takes it', async () => {
    const encodings = await Promise.all(
      ['br, gzip', 'gzip', 'br;q=0, gzip', ''].map(async (accepted) => {
        const { headers } = await ask({ 'accept-encoding': accepted });
        return headers['content-encoding'];
      }),
    );
    expect(encodings).toEqual(['br', 'gzip', 'gzip', 'identity']);
  });

  it('M1 finds a style by EANs that do not follow each other', async () => {
    const { db } = stage.testApp.context.database;
    const at = stage.open('C1003');
    const [, , articleId = ''] = (await catalogOf(at)).articleIds;
    const [variant] = (await detailOf(at, articleId)).colours[0]?.variants ?? [];
    await db
      .update(variants)
      .set({ ean: '2000000000008' })
      .where(eq(variants.articleVariantId, variant?.articleVariantId ?? ''));
    const catalog = await catalogOf(at);
    const all = (await detailOf(at, articleId)).colours.flatMap((colour) => colour.variants);
    expect(all.some(({ ean }) => ean === '2000000000008')).toBe(true);
    for (const { ean } of all)
      expect([...find(catalog, { ...everything, term: ean }, nonePicked).positions]).toEqual([2]);
    expect(find(catalog, { ...everything, term: variant?.ean ?? '' }, nonePicked).positions).toHaveLength(0);
  });

  it('M1 follows a change of styles, colours and prices at once', async () => {
    const { db } = stage.testApp.context.database;
    const at = stage.open('C1003');
    const [articleId = ''] = (await catalogOf(at)).articleIds;
    const style = await detailOf(at, articleId);
    const colour = style.colours[0]?.articleColorId ?? '';
    await db
      .update(styles)
      .set({ name: { en: 'Renamed', de: 'Renamed' } })
      .where(eq(styles.articleId, articleId));
    expect(styleAt(await catalogOf(at), 0).name).toBe('Renamed');
    await db.update(colours).set({ pictured: false }).where(eq(colours.articleColorId, colour));
    expect(styleAt(await catalogOf(at), 0).colours[0]?.pictured).toBe(false);
    await db
      .update(stylePrices)
      .set({ salesPrice: 123 })
      .where(and(eq(stylePrices.articleId, articleId), eq(stylePrices.priceListId, 'EUR-DE')));
    expect(styleAt(await catalogOf(at), 0).salesPrice).toBe(123);
  });

  it('M1 leaves out of a customer’s prices what it is barred from, and of nobody else’s', async () => {
    const { db } = stage.testApp.context.database;
    const at = stage.open('C1002');
    const other = stage.open('C1003');
    const before = await catalogOf(at);
    const position = 1;
    const style = await detailOf(at, before.articleIds[position] ?? '');
    const all = style.colours.flatMap((colour) => colour.variants);
    await db
      .insert(barredVariants)
      .values(all.map(({ articleVariantId }) => ({ customerId: 'C1002', articleVariantId })));
    expect(styleAt(await catalogOf(at), position)).toMatchObject({ salesPrice: null, retailPrice: null });
    expect(styleAt(await catalogOf(other), position).salesPrice).toBe(lowestOf(style, 'salesPrice'));
  });
});

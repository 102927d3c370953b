import { CellMap, type RackView, rackOf, rackViewOf } from '@selvedge/core/check';
import {
  cartRack,
  cartStyles,
  changeLines,
  openStyles,
  readCart,
  validateCart,
  writeNote,
} from '@selvedge/core/contract';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { say } from '../../language/words.ts';
import { figuresIn } from '../document/figures.ts';
import { cartAt, type Partner, styleAt, variantIn } from '../testing/partner.ts';
import { type Stage, setStage } from '../testing/stage.ts';

let stage: Stage;
let cart: { readonly rightEnv: 'preorder' | 'postorder'; readonly cartId: string };

beforeAll(async () => {
  stage = await setStage();
  const { buyer } = stage;
  const at = stage.open('C1002');
  const { head } = await cartAt(buyer, at);
  cart = { rightEnv: head.rightEnv, cartId: head.cartId };
  const styles = await Promise.all([0, 1].map((index) => styleAt(buyer, at, index)));
  const changes = styles.flatMap((style) =>
    style.colours.map((_, colour) => ({
      articleVariantId: variantIn(style, colour, 0).articleVariantId,
      quantity: 2 + colour,
      was: 0,
    })),
  );
  await buyer.get(changeLines, { params: cart, body: { version: head.version, changes } });
}, 120_000);
afterAll(() => stage.testApp.close());

const versionNow = async (): Promise<string> =>
  String((await stage.buyer.get(readCart, { params: cart })).head.version);

const askFor = async (who: Partner, view: string, language: 'en' | 'de' = 'en', version?: string) =>
  who.ask(cartRack, {
    params: cart,
    query: { version: version ?? (await versionNow()), view },
    headers: { 'x-language': language },
  });

async function read(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { text, totalPages } = await extractText(pdf, { mergePages: false });
  return { pages: text, totalPages, whole: text.join('\n').replace(/\s+/g, ' ') };
}

const pictures = (bytes: Buffer): number =>
  (bytes.toString('latin1').match(/\/Subtype \/Image/g) ?? []).length;

/** What the page shows of the same cart, by the calls the page makes. */
async function seen(search: string, language: 'en' | 'de') {
  const headers = { 'x-language': language };
  const styles = openStyles(await stage.buyer.get(cartStyles, { params: cart, headers }));
  const { head, lines } = await stage.buyer.get(readCart, { params: cart });
  const pieces = new Map(lines.map(({ articleVariantId, quantity }) => [articleVariantId, quantity]));
  const stored = CellMap.of(lines.map((line) => [line.articleVariantId, line] as const));
  const view: RackView = rackViewOf(search);
  return { head, rack: rackOf(styles, pieces, stored, view), view };
}

it.each([
  ['en', '?tab=view&group=deliveryWeek'],
  ['de', '?tab=view&group=colourGroup&zoom=5'],
  ['en', '?tab=filter&group=keylook&zoom=1'],
] as const)(
  'O1 the PDF in %s carries what is seen by %s, figure by figure',
  async (language, search) => {
    const { head, rack, view } = await seen(search, language);
    const response = await askFor(stage.buyer, search, language);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="Order-Check-\d+-\w+\.pdf"$/,
    );
    const { whole, pages, totalPages } = await read(response.rawPayload);
    const figures = figuresIn(language, { currency: head.currency, timeZone: 'Europe/Berlin' });
    const { styles, options, pieces } = rack.sums;
    const hung = rack.groups.flatMap((group) => group.hung);
    expect(hung.length).toBeGreaterThan(2);
    const said = [
      head.customerName,
      head.customerNumber,
      head.changed.by,
      figures.moment(head.changed.at),
      say(language, 'order.totals', { styles, options, pieces }),
      figures.money(rack.sums.value),
      figures.money(rack.sums.retailValue),
      figures.share(rack.sums.margin),
      ...rack.groups.flatMap(({ sums }) => [
        `${figures.pieces(sums.pieces)} ${figures.money(sums.value)} ${figures.share(sums.margin)}`,
      ]),
      ...(view.zoom > 2
        ? hung.flatMap(({ style, colour, sums }) => [
            style.name,
            `${style.articleNumber} · ${colour.name}`,
            `${figures.pieces(sums.pieces)} ${figures.money(sums.value)}`,
          ])
        : []),
    ];
    for (const text of said) expect(whole).toContain(text.replace(/\s+/g, ' '));
    expect(pictures(response.rawPayload)).toBeGreaterThan(0);
    expect(pictures(response.rawPayload)).toBeLessThanOrEqual(hung.length);
    for (const [at, page] of pages.entries())
      expect(page).toContain(say(language, 'confirmation.page', { at: at + 1, of: totalPages }));
  },
  120_000,
);

it('O1 the PDF is narrowed as the page is, says by what, and leaves figures out where they are off', async () => {
  const { rack: all } = await seen('', 'en');
  const group = all.facets.find(({ name }) => name === 'colourGroup')?.values[0]?.key ?? '';
  const search = `?tab=view&figures=off&colourGroup=${encodeURIComponent(group)}`;
  const { head, rack } = await seen(search, 'en');
  expect(rack.shown).toBeLessThan(all.shown);
  const { whole } = await read((await askFor(stage.buyer, search)).rawPayload);
  expect(whole).toContain(`${rack.shown} of ${all.of} colours are shown: ${group}`);
  const shown = new Set(
    rack.groups.flatMap(({ hung }) =>
      hung.map(({ style, colour }) => `${style.articleNumber} · ${colour.name}`),
    ),
  );
  for (const { style, colour } of all.groups.flatMap(({ hung }) => hung)) {
    const name = `${style.articleNumber} · ${colour.name}`;
    expect([name, whole.includes(name)]).toEqual([name, shown.has(name)]);
  }
  const figures = figuresIn('en', { currency: head.currency, timeZone: 'Europe/Berlin' });
  expect(whole).not.toContain(figures.money(rack.sums.value));
  expect(whole).not.toMatch(/\d+ pieces?\b/);

  const none = await read((await askFor(stage.buyer, '?tab=view&gender=Nobody')).rawPayload);
  expect(none.whole).toContain('No style in the order matches: Nobody');
}, 120_000);

it('O1 the PDF of the tab My Order says all that the rules say', async () => {
  const { findings } = await stage.buyer.get(validateCart, { params: cart });
  const { whole } = await read((await askFor(stage.buyer, '')).rawPayload);
  expect(whole).toContain(
    findings.length === 0
      ? 'Everything is in order'
      : say('en', 'document.rack.objected', { count: findings.length }),
  );
  const view = await read((await askFor(stage.buyer, '?tab=view')).rawPayload);
  expect(view.whole).not.toMatch(/points? ha(s|ve) to be settled|Everything is in order/);
}, 120_000);

it('O1 K2 a foreign, a forbidden and a missing cart are missing alike; another cart than was seen is a conflict', async () => {
  const { viewer, locked, buyer } = stage;
  for (const who of [viewer, locked]) expect((await askFor(who, '')).statusCode).toBe(404);
  const missing = await buyer.ask(cartRack, {
    params: { ...cart, cartId: 'none' },
    query: { version: '1', view: '' },
  });
  const forbidden = await askFor(viewer, '');
  const bare = (body: string) => ({ ...JSON.parse(body), tracking: null });
  expect([missing.statusCode, bare(missing.body)]).toEqual([404, bare(forbidden.body)]);
  const other = await buyer.ask(cartRack, {
    params: { ...cart, rightEnv: 'postorder' },
    query: { version: '1', view: '' },
  });
  expect(other.statusCode).toBe(404);

  const before = await versionNow();
  await buyer.get(writeNote, { params: cart, body: { was: '', note: 'Bitte früh liefern' } });
  const late = await askFor(buyer, '', 'en', before);
  expect([late.statusCode, JSON.parse(late.body).code]).toEqual([409, 'versionConflict']);
  for (const version of ['', '-1', '1.5', 'x'])
    expect((await askFor(buyer, '', 'en', version)).statusCode).toBe(400);
  expect((await askFor(buyer, `?gender=${'x'.repeat(7000)}`)).statusCode).toBe(400);
}, 120_000);

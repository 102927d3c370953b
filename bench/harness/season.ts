import { type Api, createApi } from '@selvedge/core';
import {
  activeSellingTimes,
  changeLines,
  customers,
  openCart,
  readNumbered,
  type SeasonPlace,
  type Style,
  styleDetail,
  styleIndex,
} from '@selvedge/core/contract';
import { hindranceOf } from '@selvedge/core/rules';
import { accessTokenOf } from '../../e2e/stack/signInPast.ts';

export const buyer = 'employee@selvedge.test';
export const password = 'selvedge';

const rightEnv = 'preorder';
/** Where the large demo has all of its styles. */
const subdivision = '13-0';
const perStyle = 40;

/** The calls of whoever a token is of. */
export const callsBy = (url: string, token: string): Api =>
  createApi({
    bases: { apiUrl: `${url}/api`, extranetUrl: `${url}/extranet` },
    fetch: (request) => fetch(request),
    tokens: {
      held: () => true,
      current: async () => token,
      renewed: async () => token,
      rejected: () => {},
    },
    language: () => 'en',
  });

/** Somebody's calls, past the page. */
export async function callsOf(
  url: string,
  email = buyer,
): Promise<{ readonly api: Api; readonly token: string }> {
  const token = await accessTokenOf(url, email, password);
  return { api: callsBy(url, token), token };
}

/** The season with 20,000 styles, at so many customers. */
export async function largePlaces(api: Api, count: number): Promise<SeasonPlace[]> {
  const places: SeasonPlace[] = [];
  const found = await api.send(customers, { params: { rightEnv }, query: {} });
  for (const { customerId } of found) {
    const times = await api.send(activeSellingTimes, { params: { rightEnv, customerId } });
    for (const { season, collectionType } of times.filter((one) => one.subdivision === subdivision)) {
      const place = { rightEnv, customerId, season, subdivision, collectionType } as const;
      if (places[0] && (places[0].season !== season || places[0].collectionType !== collectionType)) continue;
      const index = await api.send(styleIndex, { params: place });
      if (readNumbered(index.articleIds).length < 20_000) continue;
      places.push(place);
      if (places.length === count) return places;
    }
  }
  throw new Error(`Only ${places.length} customers may order the large season`);
}

/** Variants that take a quantity. */
export const orderable = (style: Style, place: SeasonPlace): string[] => {
  const moment = { place, now: Date.now() };
  return style.colours.flatMap((colour) =>
    colour.variants
      .filter((variant) => hindranceOf({ style, colour, variant }, moment) === null)
      .map(({ articleVariantId }) => articleVariantId),
  );
};

/** Styles of a place, read a few at a time until `enough`. */
export async function readSome(
  api: Api,
  place: SeasonPlace,
  enough: (styles: readonly Style[]) => boolean,
): Promise<Style[]> {
  const ids = readNumbered((await api.send(styleIndex, { params: place })).articleIds);
  const styles: Style[] = [];
  for (let at = 0; at < ids.length && !enough(styles); at += 10) {
    const some = ids.slice(at, at + 10);
    const read = (articleId: string) => api.send(styleDetail, { params: { ...place, articleId } });
    styles.push(...(await Promise.all(some.map(read))));
  }
  return styles;
}

/** Puts so many styles of up to 40 cells into the cart of a place, unless they are there already; answers its lines. */
export async function fillCart(api: Api, place: SeasonPlace, count: number): Promise<number> {
  const { head, lines } = await api.send(openCart, { params: { rightEnv }, body: bodyOf(place) });
  if (new Set(lines.map(({ articleId }) => articleId)).size >= count) return lines.length;
  const isLarge = (style: Style) => orderable(style, place).length >= (count > 1 ? perStyle : 8);
  const styles = await readSome(api, place, (some) => some.filter(isLarge).length >= count);
  const stored = new Map(lines.map((line) => [line.articleVariantId, line.quantity]));
  const changes = styles
    .filter(isLarge)
    .slice(0, count)
    .flatMap((style) => orderable(style, place).slice(0, perStyle))
    .map((articleVariantId, at) => ({
      articleVariantId,
      quantity: 1 + (at % 4),
      was: stored.get(articleVariantId) ?? 0,
    }));
  let { version } = head;
  for (let at = 0; at < changes.length; at += 5000) {
    const params = { rightEnv, cartId: head.cartId } as const;
    const answer = await api.send(changeLines, {
      params,
      body: { version, changes: changes.slice(at, at + 5000) },
    });
    version = answer.head.version;
  }
  return changes.length;
}

function bodyOf({ customerId, season, collectionType }: SeasonPlace) {
  return { customerId, season, subdivision, collectionType };
}

/** A place of the usual demo where one of some customers may order. */
export async function placeOfStandard(api: Api, customerIds: readonly string[]): Promise<SeasonPlace> {
  for (const customerId of customerIds) {
    const times = await api.send(activeSellingTimes, { params: { rightEnv, customerId } });
    const time = times.find((one) => one.subdivision === subdivision && one.collectionType === 'main');
    if (time) return { rightEnv, customerId, season: time.season, subdivision, collectionType: 'main' };
  }
  throw new Error('Nobody may order');
}

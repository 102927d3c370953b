import { type RightEnv, rightEnvs, type SeasonPlace } from '../contract/index.ts';
import type { OrderingRoute } from './orderingRoute.ts';
import { isId, isOneOf } from './segments.ts';

/** A query string longer than this is ignored. */
const LONGEST_SEARCH = 4000;

/** The parts of a season's key are joined by dots. A dot inside a part becomes '~', which no id contains. */
const seasonKey = ({ season, subdivision, collectionType }: SeasonPlace): string =>
  [season, subdivision, collectionType].map((part) => part.replaceAll('.', '~')).join('.');

const parsePlace = (rightEnv: RightEnv, customerId: string, key: string): SeasonPlace | null => {
  const parts = key.split('.').map((part) => part.replaceAll('~', '.'));
  const [season, subdivision, collectionType] = parts;
  if (season === undefined || subdivision === undefined || collectionType === undefined) return null;
  if (parts.length !== 3 || !parts.every(isId)) return null;
  return { rightEnv, customerId, season, subdivision, collectionType };
};

/** The query string that filters a list, in the form that routes store it. */
const narrowing = (search: string): { search?: string } =>
  search.length > 1 && search.length <= LONGEST_SEARCH ? { search } : {};

const parseWithinSeason = (
  place: SeasonPlace,
  rest: readonly string[],
  search: string,
): OrderingRoute | null => {
  const [first, second, ...more] = rest;
  if (more.length > 0) return null;
  if (first === undefined) return { screen: 'styles', place, ...narrowing(search) };
  if (first === 'styles' && second !== undefined && isId(second))
    return { screen: 'style', place, articleId: second, ...narrowing(search) };
  if (first === 'live' && (second === undefined || isId(second)))
    return { screen: 'live', place, eventId: second ?? null };
  if (second !== undefined) return null;
  if (first === 'check' || first === 'cart') return { screen: first, place, ...narrowing(search) };
  return first === 'entry' ? { screen: first, place } : null;
};

const parseGroups = (
  rightEnv: string | undefined,
  groupId: string | undefined,
  rest: readonly string[],
): OrderingRoute | null => {
  if (!isOneOf(rightEnvs, rightEnv) || rest.length > 0) return null;
  if (groupId === undefined) return { screen: 'groups', rightEnv, groupId: null };
  return isId(groupId) ? { screen: 'groups', rightEnv, groupId } : null;
};

/** Parses path segments and query string into a route under /ordering; null if they match none. */
export const parseOrdering = (
  [first, second, third, ...rest]: readonly string[],
  search: string,
): OrderingRoute | null => {
  if (isOneOf(rightEnvs, first)) {
    if (second === undefined) return { screen: 'pos', rightEnv: first };
    if (!isId(second)) return null;
    if (third === undefined)
      return { screen: 'seasons', rightEnv: first, customerId: second, ...narrowing(search) };
    if (rest.length === 0 && (third === 'carts' || third === 'orders'))
      return { screen: third, rightEnv: first, customerId: second };
    const place = parsePlace(first, second, third);
    return place && parseWithinSeason(place, rest, search);
  }
  if (first === 'groups') return parseGroups(second, third, rest);
  if (second === undefined || third !== undefined) return null;
  if (first === 'orders') return isId(second) ? { screen: 'order', orderId: second } : null;
  return first === 'waiting' && isOneOf(rightEnvs, second) ? { screen: 'waiting', rightEnv: second } : null;
};

const seasonPath = (place: SeasonPlace): string =>
  `/ordering/${place.rightEnv}/${place.customerId}/${seasonKey(place)}`;

/** The path of a route within ordering; the inverse of {@link parseOrdering}. */
export function formatOrdering(route: OrderingRoute): string {
  switch (route.screen) {
    case 'pos':
      return `/ordering/${route.rightEnv}`;
    case 'waiting':
      return `/ordering/waiting/${route.rightEnv}`;
    case 'groups':
      return `/ordering/groups/${route.rightEnv}${route.groupId === null ? '' : `/${route.groupId}`}`;
    case 'carts':
    case 'orders':
      return `/ordering/${route.rightEnv}/${route.customerId}/${route.screen}`;
    case 'order':
      return `/ordering/orders/${route.orderId}`;
    case 'seasons':
      return `/ordering/${route.rightEnv}/${route.customerId}${route.search ?? ''}`;
    case 'styles':
      return `${seasonPath(route.place)}${route.search ?? ''}`;
    case 'style':
      return `${seasonPath(route.place)}/styles/${route.articleId}${route.search ?? ''}`;
    case 'check':
    case 'cart':
      return `${seasonPath(route.place)}/${route.screen}${route.search ?? ''}`;
    case 'entry':
      return `${seasonPath(route.place)}/entry`;
    case 'live':
      return `${seasonPath(route.place)}/live${route.eventId === null ? '' : `/${route.eventId}`}`;
  }
}

/** The screens of the ordering area, as named in its routes. */
export const orderingScreens = [
  'pos',
  'waiting',
  'groups',
  'seasons',
  'carts',
  'orders',
  'styles',
  'style',
  'cart',
  'check',
  'entry',
  'live',
  'order',
] as const;

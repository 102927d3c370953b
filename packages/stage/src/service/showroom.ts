import type { Api } from '@selvedge/core';
import {
  type Cart,
  type CartLine,
  type LineChange,
  packStyles,
  type SizeCurve,
  type Style,
} from '@selvedge/core/contract';
import { CallRefused } from '../scene/scene.ts';
import {
  brands,
  customers,
  index,
  now,
  place,
  seasonStateOf,
  sellingTimes,
  styleOf,
  upcoming,
} from './season.ts';

interface ShownCall {
  readonly params?: Record<string, string>;
  readonly query?: { readonly query?: string };
  readonly body?: unknown;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const lineOf = ({ articleVariantId, quantity }: LineChange): CartLine => {
  const articleId = articleVariantId.split('-').slice(0, 2).join('-');
  const colour = styleOf(articleId).colours.find(({ variants }) =>
    variants.some((variant) => variant.articleVariantId === articleVariantId),
  );
  return {
    articleId,
    articleColorId: colour?.articleColorId ?? '',
    articleVariantId,
    quantity,
    storedPrice: 4995,
  };
};

/** The shop has so far ordered all but the smallest and largest sizes. */
const ordersOf = ({ sizes, lengths }: Style): SizeCurve => ({
  curveId: 'orders',
  kind: 'orders',
  name: 'Your orders',
  pieces: 120,
  weights: lengths.flatMap((articleLength) =>
    sizes.slice(1, -1).map((size) => ({ articleLength, size, weight: 10 })),
  ),
});

/** A season in the page's memory, of `count` styles. */
export function createShowroom(count: number): Api {
  const lines = new Map<string, CartLine>();
  let version = 1;
  for (const [at, variant] of (styleOf('s-1').colours[0]?.variants ?? []).entries()) {
    if (at % 2 === 0 || at > 20) continue;
    lines.set(variant.articleVariantId, {
      articleId: 's-1',
      articleColorId: 's-1-410',
      articleVariantId: variant.articleVariantId,
      quantity: 4 + at,
      storedPrice: variant.salesPrice,
    });
  }
  const cart = (): Cart => {
    const all = [...lines.values()];
    return {
      head: {
        cartId: 'cart-1',
        ...place,
        customerNumber: '104711',
        customerName: 'Modehaus Lindner',
        currency: 'EUR',
        state: 'open',
        version,
        note: '',
        pieces: all.reduce((sum, { quantity }) => sum + quantity, 0),
        value: all.reduce((sum, { quantity, storedPrice }) => sum + quantity * (storedPrice ?? 0), 0),
        changed: { by: 'Bea Buyer', at: now },
        approval: null,
        returned: null,
        order: null,
      },
      lines: all,
    };
  };
  /** A quantity of 77 causes a conflict, 88 is refused. */
  const change = (changes: readonly LineChange[]) => {
    version += 1;
    const stored = changes.filter(({ quantity }) => quantity !== 77 && quantity !== 88).map(lineOf);
    for (const line of stored) lines.set(line.articleVariantId, line);
    return {
      head: cart().head,
      before: version - 1,
      stored,
      conflicts: changes
        .filter(({ quantity }) => quantity === 77)
        .map((wished) => ({
          articleVariantId: wished.articleVariantId,
          mine: 77,
          theirs: 9,
          by: 'Max Manager',
          at: now,
          line: lineOf({ ...wished, quantity: 9 }),
        })),
      refused: changes
        .filter(({ quantity }) => quantity === 88)
        .map(({ articleVariantId }) => ({
          articleVariantId,
          finding: { code: 'notAllowedForCustomer' as const, place: { articleVariantId }, values: {} },
        })),
    };
  };
  const answers: Record<string, (asked: ShownCall) => unknown> = {
    customers: ({ query }) =>
      customers.filter(({ name, city }) =>
        `${name} ${city}`.toLowerCase().includes((query?.query ?? '').toLowerCase()),
      ),
    customer: () => customers[0],
    activeSellingTimes: () => sellingTimes,
    upcomingSellingTimes: () => upcoming,
    brandTree: () => brands,
    seasonState: ({ params }) => {
      if (params?.season === 'AW26' && params.subdivision === '20-1') throw new CallRefused(500);
      return seasonStateOf(params?.season ?? '', params?.subdivision ?? '');
    },
    styleIndex: () => index(count),
    filterSets: () => [],
    favoriteStyles: () => [],
    markStyle: () => null,
    unmarkStyle: () => null,
    styleDetail: ({ params }) => styleOf(params?.articleId ?? 's-0'),
    keylook: () => ({
      keylookId: 'K1',
      name: 'Harbour walk',
      styles: ['s-0', 's-1', 's-2', 's-3'].map(styleOf),
    }),
    sizeCurves: ({ params }) => ({ curves: [ordersOf(styleOf(params?.articleId ?? 's-0'))] }),
    cartStyles: () => packStyles([styleOf('s-1')]),
    currentCart: () => (lines.size > 0 ? cart() : null),
    openCart: () => cart(),
    changeLines: ({ body }) => change((body as { changes: LineChange[] }).changes),
  };
  const send = async ({ name }: { name: string }, asked: ShownCall) => {
    await pause(60);
    return answers[name]?.(asked);
  };
  return { send: send as Api['send'] };
}

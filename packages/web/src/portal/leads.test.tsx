import { formatRoute, parseRoute } from '@selvedge/core';
import { type OrderingRight, orderingRights, type ResolvedRights, type Tile } from '@selvedge/core/contract';
import { mayOpen, type OrderingRoute } from '@selvedge/core/ordering';
import { handlesCarts } from '@selvedge/core/rules';
import {
  SAMPLE_ORIGIN,
  sampleHead,
  sampleLiveEvent,
  sampleOrder,
  sampleRights,
} from '@selvedge/core/testing';
import { index, madeUpFetch, place, seasonStateOf } from '@selvedge/stage/service';
import { act, fireEvent } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal, sampleTile } from './testing/openPortal.tsx';

const { rightEnv, customerId } = place;
const routes: readonly OrderingRoute[] = [
  { screen: 'pos', rightEnv },
  { screen: 'seasons', rightEnv, customerId },
  { screen: 'styles', place },
  { screen: 'style', place, articleId: 's-1' },
  { screen: 'live', place, eventId: null },
  { screen: 'cart', place },
  { screen: 'check', place },
  { screen: 'entry', place },
  { screen: 'carts', rightEnv, customerId },
  { screen: 'orders', rightEnv, customerId },
  { screen: 'groups', rightEnv, groupId: null },
  { screen: 'waiting', rightEnv },
  { screen: 'order', orderId: 'o-1' },
  { screen: 'pos', rightEnv: 'postorder' },
];

const opening: readonly OrderingRight[] = ['COLLECTION_VIEW', 'SHOPPINGCART_INSERT', 'SHOPPINGCART_SUBMIT'];
const others = orderingRights.filter((right) => !opening.includes(right));

/** Every choice of the rights that open screens, without and with those that open none; after the season all others. */
const choices = Array.from({ length: 2 ** opening.length }, (_, choice) =>
  opening.filter((_right, at) => ((choice >> at) & 1) === 1),
).flatMap((chosen) => [chosen, [...chosen, ...others]]);

const headOf = ({ lines: _, customerName, customerNumber, ...order }: ReturnType<typeof sampleOrder>) => ({
  ...order,
  customerName,
  customerNumber,
  customerId,
});

/** A service that keeps nothing back, whoever asks: what the page does not show is the page's own doing. */
const talkative = (rights: ResolvedRights) =>
  madeUpFetch({
    id: 'leads',
    title: '',
    flow: 'pos',
    state: 'browsing',
    path: '/',
    answers: {
      resolvedRights: () => rights,
      userSettings: () => ({ selectedLanguage: 'en' }),
      dashboardTiles: (): Tile[] => [sampleTile()],
      styleIndex: () => index(6),
      seasonState: ({ params }) => ({
        ...seasonStateOf(params.season ?? '', params.subdivision ?? ''),
        orders: [{ orderId: 'o-1', orderNumber: '900001', finalizedAt: 0 }],
      }),
      customerCarts: () => [sampleHead({ ...place })],
      orders: () => [headOf(sampleOrder())],
      lastOrders: () => [headOf(sampleOrder())],
      order: () => sampleOrder(),
      approvedCarts: () => [sampleHead({ ...place, state: 'approved' })],
      liveEvents: () => [sampleLiveEvent()],
    },
  });

const leads = (): { readonly words: string; readonly route: OrderingRoute }[] =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].flatMap((link) => {
    const address = new URL(link.getAttribute('href') ?? '', SAMPLE_ORIGIN);
    const route = parseRoute(address.pathname);
    return address.origin === SAMPLE_ORIGIN && address.pathname.startsWith('/ordering/')
      ? [{ words: link.textContent || link.ariaLabel || '', route: route as OrderingRoute }]
      : [];
  });

const main = () => document.querySelector('main');
/** The screen stands: its code has come, and nothing of it is waited for. */
const isDrawn = () =>
  main()?.querySelector('h1, h2') != null && main()?.querySelector('[aria-busy=true]') === null;
const isBarred = () =>
  /You have no access to|You cannot (finalize orders|enter quantities)/.test(
    main()?.querySelector('h1')?.textContent ?? '',
  );

it.each(choices.map((chosen) => [chosen.join(' ') || 'no right', chosen] as const))(
  'K2 with %s before the season nothing leads to a screen that is not open',
  async (_, chosen) => {
    const rights: ResolvedRights = {
      ...sampleRights(),
      preorder: { rights: chosen, features: [] },
      postorder: { rights: orderingRights.filter((right) => !chosen.includes(right)), features: [] },
    };
    const { go, serve } = await openPortal('/ordering/preorder', { service: talkative(rights) });
    let found = 0;
    for (const route of routes) {
      await go(formatRoute(route));
      for (let turn = 0; turn < 100 && !isDrawn(); turn += 1) await serve();
      expect([route.screen, isDrawn(), isBarred()]).toEqual([route.screen, true, !mayOpen(rights, route)]);
      const closed = leads().filter((lead) => !mayOpen(rights, lead.route));
      expect([route.screen, closed]).toEqual([route.screen, []]);
      found += leads().length;
      const bar = document.querySelector('section[aria-label="Shopping cart"]');
      expect([route.screen, bar !== null && !handlesCarts(rights, 'preorder')]).toEqual([
        route.screen,
        false,
      ]);
    }
    if (chosen.includes('COLLECTION_VIEW')) expect(found).toBeGreaterThan(40);
  },
);

const wordsOf = (element: Element): string =>
  (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\d+/g, '#').trim();

/** What can be pressed in the content, menus included, one of a kind, by its words. */
const buttons = (): ReadonlyMap<string, HTMLElement> =>
  new Map(
    [...document.querySelectorAll<HTMLElement>('main button:enabled')].map((one) => [wordsOf(one), one]),
  );

const press = (element: HTMLElement) =>
  act(async () => {
    for (const event of ['pointerDown', 'mouseDown', 'pointerUp', 'mouseUp', 'click'] as const)
      fireEvent[event](element, { button: 0, pointerType: 'mouse' });
  });

const needed: Readonly<
  Record<string, { readonly rights: readonly OrderingRight[]; readonly least: number }>
> = {
  'looks and scans': { rights: ['COLLECTION_VIEW', ...others], least: 20 },
  'enters and does not finalize': { rights: ['COLLECTION_VIEW', 'SHOPPINGCART_INSERT'], least: 45 },
};

it.each(Object.entries(needed))(
  'K2 whoever %s before the season is led by no button and no menu to a screen that is not open',
  async (_, { rights: chosen, least }) => {
    const rights: ResolvedRights = {
      ...sampleRights(),
      preorder: { rights: [...chosen], features: [] },
      postorder: { rights: [], features: [] },
    };
    const { go, serve, page } = await openPortal('/ordering/preorder', { service: talkative(rights) });
    const show = async (route: OrderingRoute) => {
      await go('/imprint');
      await go(formatRoute(route));
      for (let turn = 0; turn < 100 && !isDrawn(); turn += 1) await serve();
    };
    const closed: string[] = [];
    let pressed = 0;
    for (const route of routes.filter((one) => mayOpen(rights, one))) {
      await show(route);
      for (const name of buttons().keys()) {
        await show(route);
        const button = buttons().get(name);
        if (!button) continue;
        await press(button);
        await serve();
        pressed += 1;
        const { pathname } = new URL(page.path(), SAMPLE_ORIGIN);
        const led = parseRoute(pathname) as OrderingRoute;
        if (pathname.startsWith('/ordering/') && !mayOpen(rights, led))
          closed.push(`${route.screen}: ${name}: ${pathname}`);
      }
    }
    expect(closed).toEqual([]);
    expect(pressed).toBeGreaterThan(least);
  },
  300_000,
);

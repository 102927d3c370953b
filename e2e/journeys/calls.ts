import type { Locator, Page } from '@playwright/test';
import type { Portal } from '../pages/Portal.ts';

/** One call of the portal: where it is made, what a page without its answer says, and how it comes to it again. */
export interface FaultyCall {
  readonly name: string;
  readonly address: RegExp;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Goes to where the call is made, and makes it. */
  readonly make: (portal: Portal) => Promise<unknown>;
  /** What says that it failed; null where the page does without the answer. */
  readonly failed: ((portal: Portal) => Locator) | null;
  /** What says that there is no such thing, where the page tells that from a failure. */
  readonly missing?: (portal: Portal) => Locator;
  /** What is there with the answer, or without it where the page does without. */
  readonly whole: (portal: Portal) => Locator;
  /** What the user does once the fault is over; nothing where the page finds out by itself. */
  readonly again?: (portal: Portal) => Locator;
  /** Any text is an answer: a wrong form of it is no fault. */
  readonly takesAnyText?: boolean;
  /** Nobody reads its answer: one that is cut short is no fault. */
  readonly unread?: boolean;
  /** The page is read by people who have not signed in, too. */
  readonly isOpen?: boolean;
  /** Asked for again after a while without anybody doing anything. */
  readonly repeats?: boolean;
}

const open = (path: string) => (portal: Portal) => portal.page.goto(path);
const content = (page: Page) => page.locator('#content');
const alert = ({ page, words }: Portal) => content(page).getByText(words.literally('errorOccurred')).first();
const retry = ({ page, words }: Portal) =>
  content(page)
    .getByRole('button', { name: words.say('ui.action.retry') })
    .first();
const textOf = ({ page }: Portal) => page.getByRole('article').getByRole('heading').first();
const star = ({ page, words }: Portal) =>
  page.getByRole('button', { name: words.say('dashboard.favorites.toggle', { title: 'Pre-order' }) }).first();
const openEvent = async (portal: Portal) => {
  await portal.page.goto('/');
  await portal.ticker.headline.click();
};

const dashboard: readonly FaultyCall[] = [
  {
    name: 'dashboardTiles',
    address: /\/v1\/dashboard\/tiles$/,
    make: open('/'),
    failed: alert,
    whole: ({ dashboard: { tiles } }) => tiles,
    again: retry,
  },
  {
    name: 'userProfile',
    address: /\/extranet\/api\/userProfile$/,
    make: open('/'),
    failed: alert,
    whole: (portal) => portal.dashboard.greeting('Clara', 'Lindner'),
    again: retry,
  },
  {
    name: 'userSettings',
    address: /\/v1\/user\/settings$/,
    make: open('/'),
    failed: null,
    whole: (portal) => portal.dashboard.tiles,
  },
  {
    name: 'markFavorite',
    address: /\/v1\/tile-favorite\/preorder$/,
    method: 'PUT',
    unread: true,
    make: async (portal) => {
      await portal.page.goto('/');
      await star(portal).click();
    },
    failed: ({ page, words }) => page.getByText(words.say('notice.subject.favorite')).first(),
    whole: (portal) => portal.dashboard.tiles,
  },
];

const overlays: readonly FaultyCall[] = [
  {
    name: 'maintenances',
    address: /\/v1\/maintenances(\?|$)/,
    make: open('/'),
    failed: null,
    whole: (portal) => portal.dashboard.tiles,
    repeats: true,
  },
  {
    name: 'messages',
    address: /\/v1\/content\/messages\/ticker\?/,
    make: open('/'),
    failed: null,
    whole: (portal) => portal.dashboard.tiles,
  },
  {
    name: 'search',
    address: /\/v1\/search\?/,
    make: async (portal) => {
      await portal.page.goto('/');
      await portal.search.button.click();
      await portal.search.box.fill('order');
    },
    failed: ({ page, words }) => page.getByText(words.say('search.failed.title')),
    whole: (portal) => portal.search.results.first(),
    again: (portal) => portal.search.retry,
  },
  {
    name: 'printToken',
    address: /\/v1\/print-token/,
    make: async (portal) => {
      await openEvent(portal);
      await portal.ticker.toCalendar.click();
    },
    failed: ({ page, words }) => page.getByText(words.say('event.calendar.failed')),
    whole: (portal) => portal.ticker.opened,
    again: (portal) => portal.ticker.toCalendar,
  },
  {
    name: 'mailMessage',
    address: /\/v1\/content\/messages\/[^/]+\/mail$/,
    method: 'POST',
    unread: true,
    make: async (portal) => {
      await openEvent(portal);
      await portal.ticker.tab('forward').click();
      await portal.ticker.email.fill('anna@example.test');
      await portal.ticker.send.click();
    },
    failed: ({ page, words }) => page.getByText(words.say('event.forward.failed')),
    whole: (portal) => portal.ticker.sendToMore,
    again: (portal) => portal.ticker.send,
  },
  {
    name: 'staticPage',
    address: /\/v1\/content\/static\/imprint$/,
    make: open('/imprint'),
    failed: ({ page, words }) => page.getByText(words.say('legal.failed.lead')),
    missing: ({ page, words }) => page.getByText(words.say('legal.missing.title')),
    whole: textOf,
    again: retry,
    takesAnyText: true,
    isOpen: true,
  },
  {
    name: 'generalConditions',
    address: /\/v1\/content\/general-conditions\/1100$/,
    make: open('/gtc/1100'),
    failed: ({ page, words }) => page.getByText(words.say('legal.failed.lead')),
    missing: ({ page, words }) => page.getByText(words.say('legal.missing.title')),
    whole: textOf,
    again: retry,
    takesAnyText: true,
    isOpen: true,
  },
];

const ordering: readonly FaultyCall[] = [
  {
    name: 'resolvedRights',
    address: /\/v2\/user\/right\/resolved$/,
    make: open('/ordering/preorder'),
    failed: ({ page, words }) => page.getByText(words.say('app.access.failed')),
    whole: (portal) => portal.pos.list,
    again: retry,
  },
  {
    name: 'customers',
    address: /\/v1\/preorder\/customers(\?|$)/,
    make: open('/ordering/preorder'),
    failed: retry,
    whole: (portal) => portal.pos.list,
    again: retry,
  },
];

export const faultyCalls: readonly FaultyCall[] = [...dashboard, ...overlays, ...ordering];

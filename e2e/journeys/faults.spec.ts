import type { Locator, Page } from '@playwright/test';
import type { Portal } from '../pages/Portal.ts';
import { type Fault, faults, maintenanceMessage, requestsOf, seed } from './faults.ts';
import { accounts, expect, failingSeason, test } from './journey.ts';
import type { Spot } from './showroom.ts';

interface Scene {
  readonly portal: Portal;
  readonly spot: Spot;
  readonly articleId: string;
}

/** One call of the portal: where it is made, what a page without its answer says, and how it comes to it again. */
interface Call {
  readonly name: string;
  readonly address: RegExp;
  readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Goes to where the call is made. */
  readonly make: (scene: Scene) => Promise<unknown>;
  /** What says that it failed; null where the page does without the answer. */
  readonly failed: ((scene: Scene) => Locator) | null;
  /** What is to be seen with the answer, or without it where the page does without. */
  readonly whole: (scene: Scene) => Locator;
  /** What the user does once the fault is over. */
  readonly again: (scene: Scene) => Promise<unknown>;
  /** A wrong form of these answers is no fault: they are text. */
  readonly takesAnyText?: boolean;
}

const alert = ({ portal: { page, words } }: Scene) =>
  page.locator('#content').getByText(words.say('ui.error.title')).first();
const retry = ({ portal: { page, words } }: Scene) =>
  page
    .locator('#content')
    .getByRole('button', { name: words.say('ui.action.retry') })
    .first()
    .click();
const nothing = async () => {};
const open = (path: string) => (scene: Scene) => scene.portal.page.goto(path);
const content = ({ portal: { page } }: Scene) => page.locator('#content');

const calls: readonly Call[] = [
  {
    name: 'dashboardTiles',
    address: /\/v1\/dashboard\/tiles$/,
    make: open('/'),
    failed: alert,
    whole: ({ portal }) => portal.dashboard.tiles,
    again: retry,
  },
  {
    name: 'userProfile',
    address: /\/extranet\/api\/userProfile$/,
    make: open('/'),
    failed: alert,
    whole: ({ portal }) => portal.dashboard.greeting('Clara', 'Lindner'),
    again: retry,
  },
  {
    name: 'userSettings',
    address: /\/v1\/user\/settings$/,
    make: open('/'),
    failed: null,
    whole: ({ portal }) => portal.dashboard.tiles,
    again: nothing,
  },
  {
    name: 'resolvedRights',
    address: /\/v2\/user\/right\/resolved$/,
    make: open('/ordering/preorder'),
    failed: ({ portal: { page, words } }) => page.getByText(words.say('app.access.failed')),
    whole: ({ portal }) => portal.pos.list,
    again: retry,
  },
  {
    name: 'customers',
    address: /\/v1\/preorder\/customers$/,
    make: open('/ordering/preorder'),
    failed: (scene) =>
      content(scene).getByRole('button', { name: scene.portal.words.say('ui.action.retry') }),
    whole: ({ portal }) => portal.pos.list,
    again: retry,
  },
];

/** A fault of the network shows in the browser's console, whatever the page makes of it. */
const noise = /Failed to load resource|ERR_|net::/;

/** The page is never empty: its frame and some words of content are there. */
const isWhole = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible();
  expect(
    (await page.locator('#content').innerText()).trim().length + (await page.getByRole('dialog').count()),
  ).toBeGreaterThan(0);
};

const meets = ({ takesAnyText }: Call, fault: Fault) =>
  !takesAnyText || (fault !== 'html' && fault !== 'cut');

for (const call of calls) {
  test(`B3 B5 hazards 26, 35: ${call.name} lost, slow, refused or broken: never a white page, and back without a reload`, async ({
    page,
    portal,
    spot,
    open: { style },
    guard,
  }) => {
    test.setTimeout(150_000);
    guard.allow(noise);
    guard.allow(failingSeason);
    const scene: Scene = { portal, spot, articleId: style.articleId };
    const method = call.method ?? 'GET';
    const kind = method === 'GET' ? 'query' : 'mutation';
    await portal.enter(accounts.buyer);
    for (const fault of faults.filter((one) => meets(call, one))) {
      await test.step(fault, async () => {
        const seeded = await seed(page, call.address, method, fault);
        await call.make(scene);
        await expect.poll(seeded.count, { message: `requests at ${fault}` }).toBe(requestsOf(kind, fault));
        await isWhole(page);
        if (fault === '401') {
          await expect(portal.shell.signInFailed).toBeVisible();
          await seeded.heal();
          await portal.shell.tryAgain.click();
          await expect(portal.shell.logout).toBeVisible();
        } else if (fault === '503' && call.failed) {
          await expect(page.getByText(maintenanceMessage)).toHaveCount(0);
          await seeded.heal();
        } else {
          if (fault !== 'slow' && call.failed) await expect(call.failed(scene)).toBeVisible();
          await seeded.heal();
          if (fault !== 'slow' && call.failed) await call.again(scene);
          await expect(call.whole(scene)).toBeVisible();
        }
        await isWhole(page);
        expect(seeded.count(), `requests at ${fault}, to the end`).toBe(requestsOf(kind, fault));
      });
    }
  });
}

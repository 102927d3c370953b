import { expect, type Page, test } from '@playwright/test';
import { Stage } from '../stack/stage.ts';
import { violationsOf } from './looking.ts';

interface Promised {
  readonly id: string;
  readonly flow: string;
  readonly state: string;
}

/** What the page says where the state of the chart does not tell one scene from another. */
const says: Readonly<Record<string, RegExp>> = {
  'dashboard-empty': /No apps yet/,
  'maintenance-announced': /Maintenance notice/,
  'unknown-page': /This page does not exist/,
  'no-right': /You need the right “Viewing collections”/,
  'new-version': /New version available/,
  'favorite-failed': /The service is made up, and refuses/,
  'points-of-sale-none': /There are none for you here yet/,
  'cell-conflict': /Max Manager changed this cell/,
  'cell-refused': /1 quantity was not accepted/,
  'cart-empty': /Your shopping cart is empty/,
};
const looked = ['sign-in-failed', 'favorite-failed', 'no-right', 'cell-conflict', 'check-findings'];
/** The part of the program that is gone is what the scene is about. */
const provoked = /gone\.js|ChunkError/;

/** The scenes are opened in so many tests, one after the other: to build the stage takes longer than any of them. */
const shares = [0, 1, 2, 3] as const;
test.describe.configure({ mode: 'default' });

let stage: Stage;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  stage = await Stage.start(['tiles']);
});
test.afterAll(() => stage?.stop());

/** The scenes as the stage lists them, each with what it promises. */
const scenesOf = (page: Page): Promise<Promised[]> =>
  page
    .getByRole('complementary', { name: 'Flows' })
    .locator('option[data-flow]')
    .evaluateAll((options) =>
      options.map((option) => ({
        id: option.getAttribute('value') ?? '',
        flow: option.getAttribute('data-flow') ?? '',
        state: option.getAttribute('data-state') ?? '',
      })),
    );

/** Opens the stage with its drawings, and waits until it stands. */
async function openStage(page: Page): Promise<Promised[]> {
  await page.setViewportSize({ width: 1500, height: 900 });
  await page.goto(`${stage.url}/?scene=dashboard`);
  const drawing = page.getByRole('region', { name: 'The chart tiles' }).getByRole('img');
  await expect(drawing).toBeVisible();
  await expect(drawing.locator('[data-state="tiles.list.ready"]')).toHaveAttribute('data-present', '');
  return scenesOf(page);
}

test('Q3 the stage lists its scenes', async ({ page }) => {
  const scenes = await openStage(page);
  expect(scenes.length).toBeGreaterThan(30);
  expect(Object.keys(says).filter((id) => !scenes.some((scene) => scene.id === id))).toEqual([]);
});

for (const share of shares)
  test(`Q3 every scene of the stage opens by its link, on its chart, in the state it promises, ${share + 1} of ${shares.length}`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      const line = `${message.text()} (${message.location().url})`;
      if (message.type() === 'error' && !provoked.test(line)) faults.push(line);
    });
    const scenes = await openStage(page);
    for (const { id, flow, state } of scenes.filter((_, at) => at % shares.length === share)) {
      await page.goto(`${stage.url}/?scene=${id}`);
      const chart = page.getByRole('region', { name: `The chart ${flow}`, exact: true });
      const where = new RegExp(`(^| )${`${flow}.${state}`.replaceAll('.', '\\.')}(\\.| |$)`);
      await expect.soft(chart.locator('.where'), id).toHaveText(where);
      const sentence = says[id];
      const line = page
        .locator('#root')
        .getByText(sentence ?? /./)
        .filter({ visible: true });
      await expect.soft(line.first(), id).toBeVisible();
      if (looked.includes(id)) expect.soft({ id, axe: await violationsOf(page) }).toEqual({ id, axe: [] });
      expect.soft({ id, faults: faults.splice(0) }).toEqual({ id, faults: [] });
    }
  });

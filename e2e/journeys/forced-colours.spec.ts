import type { Locator } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { changeLines } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';
import { pictureOf, pixelsApart } from './pictures.ts';

/** What tells a chosen control from another of its kind by sight: its lines, its area, and the sign drawn in it. */
const lookOf = (control: Locator) =>
  control.evaluate((element) => {
    const { borderBottomColor, backgroundColor } = getComputedStyle(element);
    const sign = getComputedStyle(element, '::after');
    return { borderBottomColor, backgroundColor, sign: sign.borderBottomColor };
  });

const unseen = 'rgba(0, 0, 0, 0)';

const swatchOf = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element).backgroundColor);

test.describe('with colours that the user forces on every page', () => {
  test.use({
    viewport: { width: 1366, height: 900 },
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  test('Q3 M1 M2 O1 what is chosen differs from what is not, and a swatch keeps its colour', async ({
    page,
    portal,
    callsOf,
    open,
    spot: { place },
  }) => {
    const { style } = open;
    await fillCart(await callsOf('buyer'), place, open);

    await test.step('filters', async () => {
      await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
      const boxes = portal.styles.filters.getByRole('checkbox', { disabled: false });
      const [box, other] = [0, 1].map((nth) => boxes.nth(nth));
      if (!box || !other) throw new Error('There are no filters');
      const unchecked = await lookOf(box);
      expect(unchecked.sign, 'an empty box shows no tick').toBe(unseen);
      await box.check();
      const checked = await lookOf(box);
      expect(checked.backgroundColor).not.toBe(unchecked.backgroundColor);
      expect([unseen, checked.backgroundColor]).not.toContain(checked.sign);
      expect((await lookOf(other)).sign).toBe(unseen);
    });

    await test.step('colours of a style, and the steps of the order', async () => {
      await page.goto(formatRoute({ screen: 'style', place, articleId: style.articleId }));
      await expect(portal.style(style.name).matrix.grid).toBeVisible();
      const tones = portal
        .style(style.name)
        .matrix.grid.getByRole('rowheader')
        .locator('span > span')
        .first();
      expect(await swatchOf(tones)).not.toBe(await swatchOf(page.locator('body')));
      const steps = page.getByRole('navigation', { name: portal.words.say('ordering.place.steps') });
      const current = steps.locator('a[aria-current]');
      const next = steps.locator('a:not([aria-current])').first();
      expect((await lookOf(current)).borderBottomColor).not.toBe((await lookOf(next)).borderBottomColor);
    });

    await test.step('the words of the one button in front are no box of the page’s colour', async () => {
      const button = page.getByRole('link', { name: portal.words.say('catalog.bar.cart') });
      const { forcedColorAdjust, color, backgroundColor } = await button.evaluate((element) => {
        const { forcedColorAdjust, color, backgroundColor } = getComputedStyle(element);
        return { forcedColorAdjust, color, backgroundColor };
      });
      expect(forcedColorAdjust).toBe('none');
      expect(color).not.toBe(backgroundColor);
    });

    await test.step('tabs', async () => {
      await page.goto(formatRoute({ screen: 'check', place }));
      await expect(portal.check.passed).toBeVisible();
      const chosen = page.getByRole('tab', { selected: true }).first();
      const another = page.getByRole('tab', { selected: false }).first();
      expect((await lookOf(chosen)).borderBottomColor).not.toBe((await lookOf(another)).borderBottomColor);
    });
  });
});

/** A line along one edge of a cell of the sheet has about as many pixels. */
const leastSign = 24;

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`pictures of controls, forced colours, ${colorScheme}`, () => {
    test.use({
      colorScheme,
      viewport: { width: 1366, height: 900 },
      contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
    });

    test('Q3 M1 M4 N3 O1 each control shows its states without the colours of the house', async ({
      page,
      portal,
      context,
      callsOf,
      guard,
      open,
      spot: { place },
    }) => {
      guard.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|status of 409/);
      const { style, rows } = open;
      const [first, second, third] = rows[0];
      if (!second || !third) throw new Error('The style has two cells only');
      const { head } = await fillCart(await callsOf('buyer'), place, open);
      const alike: string[] = [];
      /** Looks at a control before and after what changes its state. */
      const changed = (what: string, control: Locator, change: () => Promise<unknown>) =>
        test.step(what, async () => {
          const before = await pictureOf(control);
          await change();
          await page.mouse.move(0, 0);
          const apart = pixelsApart(before, await pictureOf(control));
          if (apart < leastSign) alike.push(`${what}: ${apart} pixels differ`);
        });

      await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
      const box = portal.styles.filters.getByRole('checkbox', { disabled: false }).first();
      await expect(box).toBeVisible();
      await changed('checkbox', box, () => box.check());
      const list = portal.styles.layout('list');
      await changed('layout of the list', list, () => list.click());
      await portal.styles.layout('grid').click();

      const { matrix } = portal.style(style.name);
      await page.goto(formatRoute({ screen: 'style', place, articleId: style.articleId }));
      await expect(matrix.cell(first)).toHaveValue('5');
      const frames = (cell: typeof first) => matrix.cell(cell).locator('..');
      await changed('chosen cell', frames(first), () => matrix.cell(first).click());
      await changed('range', frames(second), () => page.keyboard.press('Shift+ArrowRight'));
      await page.keyboard.press('Escape');
      await changed('unreadable quantity', frames(third), async () => {
        await matrix.cell(third).fill('1x');
        await matrix.cell(first).click();
        await expect(matrix.cell(third)).toHaveAttribute('aria-invalid', 'true');
        // Only the sign shall differ.
        await matrix.cell(third).evaluate((input: HTMLInputElement) => {
          input.style.color = 'transparent';
        });
      });
      await matrix.cell(third).fill('5');
      await matrix.cell(first).click();
      await expect(matrix.saying('stored')).toBeVisible();
      await changed('conflict', frames(first), async () => {
        await context.setOffline(true);
        await matrix.cell(first).fill('7');
        await matrix.cell(second).click();
        await (await callsOf('manager')).send(changeLines, {
          params: { rightEnv: head.rightEnv, cartId: head.cartId },
          body: {
            version: head.version,
            changes: [{ articleVariantId: first.articleVariantId, quantity: 9, was: 5 }],
          },
        });
        await context.setOffline(false);
        await expect(matrix.cell(first)).toHaveAttribute('data-state', 'conflict');
        await matrix.cell(first).evaluate((input: HTMLInputElement) => {
          input.style.color = 'transparent';
        });
      });
      await matrix.cell(first).click();
      await page.getByRole('button', { name: portal.words.literally('keepMine', { count: 7 }) }).click();
      await expect(matrix.saying('stored')).toBeVisible();

      await page.goto(formatRoute({ screen: 'check', place }));
      await expect(portal.check.passed).toBeVisible();
      const tab = portal.check.tab('view');
      await changed('tab', tab, () => tab.click());
      const { figures } = portal.check;
      await changed('switch', figures, () => figures.press('Space'));
      expect(alike).toEqual([]);
    });
  });

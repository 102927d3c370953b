import { readFileSync } from 'node:fs';
import { formatRoute } from '@selvedge/core';
import { changeLines, seasonState } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { fillCart } from './ordering.ts';
import { textOfPdf } from './pdfText.ts';
import { openStyle, stylesOf } from './showroom.ts';

for (const language of ['en', 'de'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test('O1 the order is looked at as on a rack: grouped, narrowed, larger, without figures, on the wall', async ({
      page,
      portal,
      words,
      callsOf,
      takeSpot,
    }) => {
      const buyer = await callsOf('buyer', language);
      // The share of the order limit is looked at: not every customer has one.
      let { place } = takeSpot();
      while ((await buyer.send(seasonState, { params: place })).limit === null) ({ place } = takeSpot());
      const open = await openStyle(buyer, place);
      const { head } = await fillCart(buyer, place, open);
      const others = (await stylesOf(buyer, place)).filter(
        ({ articleId }) => articleId !== open.style.articleId,
      );
      const { rightEnv } = place;
      for (const { colours } of others.slice(0, 6)) {
        const params = { rightEnv, cartId: head.cartId };
        const changes = colours.flatMap(({ variants: [first] }) =>
          first ? [{ articleVariantId: first.articleVariantId, quantity: 2, was: 0 }] : [],
        );
        await buyer.send(changeLines, { params, body: { version: head.version, changes } });
      }
      const { check } = portal;
      await portal.enter(accounts.buyer, formatRoute({ screen: 'check', place }));
      await expect(check.hung.first()).toBeVisible();
      const all = await check.hung.count();
      await expect(check.tab('order')).toHaveAttribute('aria-selected', 'true');

      await check.tab('view').click();
      await check.grouping.selectOption('deliveryWeek');
      await expect(check.rack.getByRole('heading', { level: 3 }).first()).toBeVisible();
      await expect(check.hung).toHaveCount(all);
      await expect(check.limitShare).toBeVisible();
      await check.figures.click();
      await expect(check.limitShare).toBeHidden();
      const width = async () => (await check.hung.first().boundingBox())?.width ?? 0;
      const before = await width();
      await check.larger.click();
      await expect.poll(width).toBeGreaterThan(before);

      await check.tab('filter').click();
      const weeks = page.getByRole('group', { name: words.say('check.rack.deliveryWeek') });
      await weeks.getByRole('checkbox').first().check();
      await expect.poll(() => check.hung.count()).toBeLessThan(all);
      const left = await check.hung.count();
      const address = page.url();
      expect(address).toContain('group=deliveryWeek');

      await page.reload();
      await expect(check.hung).toHaveCount(left);
      await expect(check.limitShare).toBeHidden();
      expect(page.url()).toBe(address);

      await test.step('what is seen is handed over as a PDF', async () => {
        const downloads = page.waitForEvent('download');
        await check.pdf.click();
        const file = await downloads;
        expect(file.suggestedFilename()).toBe(
          `${words.say('check.rack.file', { customer: head.customerNumber, season: head.season })}.pdf`,
        );
        const bytes = readFileSync(await file.path());
        const shown = await textOfPdf(bytes);
        expect(shown).toContain(head.customerName);
        for (const name of await check.names()) expect(shown).toContain(name);
        expect(bytes.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(left);
      });

      await check.toWall.click();
      await expect(check.fromWall).toBeVisible();
      const wall = await check.rack.boundingBox();
      expect(wall).toMatchObject({ x: 0, y: 0 });
      await page.keyboard.press('Escape');
      await expect(check.toWall).toBeVisible();

      await check.clear.click();
      await expect(check.hung).toHaveCount(all);
      await page.getByRole('main').getByRole('article').first().getByRole('link').click();
      await page.goBack();
      await expect(check.hung).toHaveCount(all);
      expect(page.url()).toContain('group=deliveryWeek');
    });
  });
}

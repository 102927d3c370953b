import { AxeBuilder } from '@axe-core/playwright';
import { formatRoute } from '@selvedge/core';
import { accounts, test } from './journey.ts';

for (const [name, language, width, height, scheme] of [
  ['a', 'en', 1500, 900, 'light'],
  ['b', 'de', 1366, 680, 'dark'],
  ['c', 'de', 400, 800, 'light'],
] as const)
  test.describe(name, () => {
    test.use({ language, viewport: { width, height }, colorScheme: scheme });
    test(`shots ${name}`, async ({ page, portal, spot: { place } }) => {
      test.setTimeout(200_000);
      const shot = (what: string) => page.screenshot({ path: `/tmp/list15-shots/${name}-${what}.png` });
      const axe = async (what: string) => {
        const { violations } = await new AxeBuilder({ page }).analyze();
        for (const { id, nodes } of violations) console.log(name, what, id, nodes.map(({ html }) => html.slice(0, 160)).slice(0, 3).join('\n   '));
      };
      await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place, search: '?price=2000..9000' }));
      await portal.styles.items.first().waitFor();
      await page.waitForTimeout(2500);
      await shot('cards');
      await axe('cards');
      await portal.styles.list.getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('checkbox').first().waitFor();
      await page.keyboard.type('24');
      await page.keyboard.press('Control+Enter');
      await page.waitForTimeout(1500);
      await shot('order');
      await axe('order');
      await page.keyboard.press('Escape');
      await portal.styles.layout('list').click();
      await portal.styles.items.nth(3).waitFor();
      await page.waitForTimeout(1500);
      await shot('table');
      await axe('table');
      await page.evaluate(() => scrollTo(0, 900));
      await page.waitForTimeout(800);
      await shot('scrolled');
      const choose = page.getByRole('button', { name: portal.words.say('catalog.column.choose') });
      if (await choose.isVisible()) {
        await choose.click();
        await page.waitForTimeout(600);
        await shot('columns');
        await axe('columns');
      }
    });
  });

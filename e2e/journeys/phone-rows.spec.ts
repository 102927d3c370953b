import { formatRoute } from '@selvedge/core';
import { languages } from '@selvedge/core/contract';
import { matrixRows } from '@selvedge/core/ordering';
import { hindranceOf } from '@selvedge/core/rules';
import { accounts, expect, test } from './journey.ts';
import { storedAt } from './ordering.ts';
import { stylesOf } from './showroom.ts';

for (const language of languages)
  test.describe(language, () => {
    test.use({ language, hasTouch: true, isMobile: true, viewport: { width: 400, height: 820 } });

    test('M1 the compact list on a phone has each name whole', async ({ portal, spot: { place } }) => {
      const { styles } = portal;
      await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place, search: '?view=list' }));
      await expect(styles.items.nth(5)).toBeVisible();
      const cut = await styles.list
        .getByRole('heading')
        .evaluateAll((headings) =>
          headings.filter(
            ({ firstElementChild: text }) => text === null || text.scrollWidth > text.clientWidth,
          ),
        );
      expect(cut).toEqual([]);
    });

    test('M1 the signs of the buttons of a card on a phone lie on no price', async ({
      portal,
      spot: { place },
    }) => {
      const { styles } = portal;
      await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
      const card = styles.items.first();
      const act = card.getByRole('button', { name: portal.words.say('catalog.toCompare', { name: '' }) });
      await expect(act).toBeVisible();
      const sign = act.locator('svg');
      const price = card.getByText(/\d[.,]\d\d/).last();
      // Pixels between the two; the card may still be growing while they are read.
      const between = async () => {
        const [figure, button] = [await price.boundingBox(), await sign.boundingBox()];
        return figure && button ? button.y - figure.y - figure.height : Number.NaN;
      };
      await expect.poll(between).toBeGreaterThanOrEqual(0);
    });

    test('N7 a row beyond its permitted total is marked at its head, which a phone has in sight', async ({
      portal,
      callsOf,
      womenswear: { place },
    }) => {
      const moment = { place, now: Date.now() };
      const [found] = (await stylesOf(await callsOf('buyer', language), place)).flatMap((style) =>
        matrixRows(style).flatMap((row) => {
          const { colour, articleLength } = row;
          const limit = colour.lengthLimits.find((one) => one.articleLength === articleLength);
          const variant = colour.variants.find(
            (one) =>
              one.articleLength === articleLength &&
              hindranceOf({ style, colour, variant: one }, moment) === null &&
              one.availableQuantity === null &&
              one.permittedQuantity === null,
          );
          return limit && variant ? [{ style, colour, limit, variant }] : [];
        }),
      );
      if (!found) throw new Error('No style has a limit for one length of a colour');
      const { style, colour, limit, variant } = found;
      await portal.enter(accounts.buyer, formatRoute({ screen: 'style', place, articleId: style.articleId }));
      const { matrix } = portal.style(style.name);
      const lengths = new Set(style.colours.flatMap((one) => one.variants.map((each) => each.articleLength)));
      const cell = matrix.cell({
        colour: colour.name,
        articleLength: lengths.size > 1 ? limit.articleLength : '',
        size: variant.size,
      });
      const head = cell.locator('xpath=ancestor::tr').getByRole('rowheader');
      const mark = () => head.first().evaluate((one) => getComputedStyle(one).boxShadow);
      await expect(cell).toBeEditable();
      expect(await mark()).toBe('none');
      await cell.fill(String(limit.permittedTotal + 1));
      await cell.press('Enter');
      await expect.poll(mark).not.toBe('none');
      await cell.fill('');
      await cell.press('Enter');
      await expect.poll(mark).toBe('none');
      // The next language has the same cart, in which nothing is left then.
      const buyer = await callsOf('buyer');
      await expect.poll(async () => (await storedAt(buyer, place))[variant.articleVariantId] ?? 0).toBe(0);
    });
  });

import { formatRoute } from '@selvedge/core';
import { styleDetail } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';
import { mostShift, movedOn, shiftOf, watchShifts } from './looking.ts';

test.use({ spot: async ({ womenswear }, use) => use(womenswear) });

test('M1 the list is narrowed by both prices and by delivery weeks, and each range is in the address, a chip and the counts', async ({
  page,
  portal,
  words,
  callsOf,
  spot: { place },
}) => {
  const { styles } = portal;
  await watchShifts(page);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  const all = await styles.size();
  await styles.filters.getByRole('button', { name: words.say('catalog.range.title') }).click();
  const end = (title: string, which: 'from' | 'to') =>
    styles.filters.getByLabel(`${words.say(title)}, ${words.say(`catalog.ranges.${which}`)}`, {
      exact: true,
    });

  await expect(end('catalog.column.delivery', 'to')).toBeVisible();
  expect(await shiftOf(page), await movedOn(page)).toBeLessThan(mostShift);

  await end('catalog.price.cost', 'from').fill('30');
  await end('catalog.price.cost', 'to').fill('49.90');
  await expect.poll(() => styles.size()).toBeLessThan(all);
  const priced = await styles.size();
  await end('catalog.price.retail', 'to').fill('129');
  await expect.poll(() => styles.size()).toBeLessThanOrEqual(priced);
  const weeks = end('catalog.column.delivery', 'to');
  const options = await weeks
    .getByRole('option')
    .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
  const middle = options[Math.ceil(options.length / 2)] ?? '';
  await weeks.selectOption(middle);
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ price: '3000..4990', retail: '..12900', weeks: `..${middle}` });
  const left = await styles.size();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(all);

  const api = await callsOf('buyer');
  const ids = await styles.list
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('data-style') ?? ''));
  for (const articleId of ids.slice(0, 4)) {
    const style = await api.send(styleDetail, { params: { ...place, articleId } });
    const prices = style.colours
      .flatMap(({ variants }) => variants.map(({ salesPrice }) => salesPrice))
      .filter((price) => price !== null);
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(3000);
    expect(Math.min(...prices)).toBeLessThanOrEqual(4990);
  }
  const blouses = styles.value(styles.filters, 'catalog.facet.commodityClass', 'Blouses');
  const count = await styles.countOf(blouses);
  await blouses.check();
  await expect.poll(() => styles.size()).toBe(count);
  await blouses.uncheck();

  await page.reload();
  await expect.poll(() => styles.size()).toBe(left);
  await expect(end('catalog.price.cost', 'to')).toHaveValue('49.9');
  const chip = words.say('catalog.range.said', { name: 'RRP', ends: 'to', from: '', to: '€129.00' });
  await page.getByRole('button', { name: words.say('catalog.filter.remove', { name: chip }) }).click();
  await expect(end('catalog.price.retail', 'to')).toHaveValue('');
  await expect.poll(() => new URL(page.url()).searchParams.has('retail')).toBe(false);

  await end('catalog.price.cost', 'from').fill('4x');
  await expect(styles.filters.getByText(words.say('catalog.ranges.wrong'))).toBeVisible();
  await styles.clear.click();
  await expect.poll(() => styles.size()).toBe(all);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('C7 M1 a part of the list that cannot be loaded says so, and the list goes on', async ({
  page,
  portal,
  words,
  guard,
  spot: { place },
}) => {
  const { styles } = portal;
  guard.allow(/RangeFields|Failed to load resource|A part of the program could not be fetched/);
  const code = /\/assets\/RangeFields-[^/]+\.js$/;
  await page.route(code, (route) => route.abort());
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  const all = await styles.size();
  await styles.filters.getByRole('button', { name: words.say('catalog.range.title') }).click();
  const lost = page.getByRole('status').filter({ hasText: words.say('app.version.text') });
  await expect(lost).toBeVisible();
  await styles.search.fill('zzz');
  await expect(styles.items).toHaveCount(0);
  await styles.search.fill('');
  await expect.poll(() => styles.size()).toBe(all);
  await page.unroute(code);
  await lost.getByRole('button', { name: words.say('ui.action.retry') }).click();
  await expect(
    styles.filters.getByLabel(`${words.say('catalog.price.cost')}, ${words.say('catalog.ranges.from')}`, {
      exact: true,
    }),
  ).toBeVisible();
  await expect(lost).toHaveCount(0);
});

import { formatRoute } from '@selvedge/core';
import { styleDetail } from '@selvedge/core/contract';
import { accounts, expect, test } from './journey.ts';

const styleOf = 'data-style';

test.use({ spot: async ({ womenswear }, use) => use(womenswear) });

test('M1 counts follow each toggle, the address says what is chosen, and reload and Back keep it', async ({
  page,
  portal,
  callsOf,
  spot: { place },
}) => {
  test.setTimeout(150_000);
  const { styles } = portal;
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  const all = await styles.size();
  const blouses = styles.value(styles.filters, 'catalog.facet.commodityClass', 'Blouses');
  const green = styles.value(styles.filters, 'catalog.facet.colourGroup', 'Green');
  const fresh = styles.value(styles.filters, 'catalog.switch.title', 'New');

  const said: number[] = [];
  for (const value of [blouses, green, fresh]) {
    const count = await styles.countOf(value);
    expect(count).toBeGreaterThan(0);
    await value.check();
    await expect.poll(() => styles.size()).toBe(count);
    said.push(count);
  }
  expect(said[0]).toBeLessThan(all);
  expect(said[1]).toBeLessThan(said[0] ?? 0);
  const [, , left = 0] = said;
  // The address follows the paint.
  await expect
    .poll(() => Object.fromEntries(new URL(page.url()).searchParams))
    .toEqual({ commodityClass: 'blouse', colourGroup: 'green', only: 'new' });

  await test.step('what is listed has all of it', async () => {
    const api = await callsOf('buyer');
    const shown = await styles.list
      .getByRole('link')
      .evaluateAll((links, name) => links.map((link) => link.getAttribute(name) ?? ''), styleOf);
    expect(shown.length).toBeGreaterThan(0);
    for (const articleId of shown.slice(0, 3)) {
      const style = await api.send(styleDetail, { params: { ...place, articleId } });
      expect(style.commodityClass).toBe('Blouses');
      expect(style.marks).toContain('new');
      expect(style.colours.map(({ colourGroup }) => colourGroup)).toContain('Green');
    }
  });

  const address = page.url();
  await page.reload();
  await expect.poll(() => styles.size()).toBe(left);
  await expect(blouses).toBeChecked();
  await expect(fresh).toBeChecked();

  const first = styles.list.getByRole('link').first();
  const name = await first.innerText();
  await first.click();
  await expect(portal.style(name).heading).toBeVisible();
  await page.goBack();
  await expect.poll(() => styles.size()).toBe(left);
  expect(page.url()).toBe(address);
  await expect(green).toBeChecked();

  await styles.clear.click();
  await expect.poll(() => styles.size()).toBe(all);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('M1 a search by colour shows that colour, an EAN finds its style, and a set of filters is used again', async ({
  page,
  portal,
  words,
  spot: { place },
  open: { style },
}) => {
  const { styles } = portal;
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  const all = await styles.size();
  const colour = style.colours.findLast(({ pictured }) => pictured) ?? style.colours[0];

  await styles.search.fill(`${colour?.name} ${style.articleNumber}`);
  await expect.poll(() => styles.size()).toBe(1);
  await expect(styles.style(style.name)).toBeVisible();
  await expect(styles.items.locator('img').first()).toHaveAttribute(
    'src',
    new RegExp(`${colour?.articleColorId}`),
  );

  await styles.search.fill(colour?.variants[0]?.ean ?? '');
  await expect.poll(() => styles.size()).toBe(1);
  await expect(styles.style(style.name)).toBeVisible();
  await styles.search.fill('');
  await expect.poll(() => styles.size()).toBe(all);

  await styles.value(styles.filters, 'catalog.facet.colourGroup', 'Green').check();
  await expect.poll(() => styles.size()).toBeLessThan(all);
  const green = await styles.size();
  await styles.toSets.click();
  await styles.sets.getByRole('textbox', { name: words.say('catalog.sets.name') }).fill('Greens for May');
  await styles.sets.getByRole('button', { name: words.say('catalog.sets.save'), exact: true }).click();
  const saved = words.say('catalog.sets.saved', { name: 'Greens for May' });
  await expect(styles.sets.getByText(saved)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(styles.toSets).toBeFocused();
  await page.reload();
  await styles.clear.click();
  await expect.poll(() => styles.size()).toBe(all);
  await styles.toSets.click();
  await styles.sets.getByRole('button', { name: 'Greens for May', exact: true }).click();
  await expect.poll(() => styles.size()).toBe(green);
  await expect.poll(() => new URL(page.url()).search).toBe('?colourGroup=green');
});

test('M1 the place in the list is kept on return, in pictures and in the compact list', async ({
  page,
  portal,
  words,
  spot: { place },
}) => {
  test.setTimeout(150_000);
  const { styles } = portal;
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  for (const layout of ['grid', 'list'] as const) {
    await styles.layout(layout).click();
    await expect(styles.layout(layout)).toHaveAttribute('aria-pressed', 'true');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
    await expect.poll(() => styles.middle()).toBeGreaterThan(20);
    const far = styles.at(await styles.middle());
    await far.scrollIntoViewIfNeeded();
    const name = await far.innerText();
    await far.click();
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout: 60_000 });
    await page.goBack();
    await expect(far).toBeFocused();
    await expect(far).toBeInViewport();
    await expect(far).toHaveText(name);
    await page.evaluate(() => scrollTo(0, 0));
  }
  await expect.poll(() => new URL(page.url()).searchParams.get('view')).toBe('list');
  await expect(page.getByText(words.say('catalog.column.delivery')).first()).toBeAttached();
});

test('C2 a link leads to the top of the list, and so does any other path; only Back and Forward keep the place', async ({
  page,
  portal,
  spot: { place },
}) => {
  test.setTimeout(120_000);
  const { styles } = portal;
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(styles.items.first()).toBeVisible();
  const top = () => page.evaluate(() => Math.round(scrollY));
  /** Opens the style in the middle of a list that is scrolled down by 900 pixels. */
  const openFarStyle = async () => {
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(top).toBe(900);
    const name = await styles.list.getByRole('link').evaluateAll((links) => {
      const middle = links.find((link) => link.getBoundingClientRect().top > innerHeight / 3);
      (middle as HTMLElement | undefined)?.click();
      return middle?.textContent ?? '';
    });
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible({ timeout: 60_000 });
    await expect.poll(top).toBe(0);
    return name;
  };

  await openFarStyle();
  await page.getByRole('link', { name: 'All styles', exact: true }).first().click();
  await expect(styles.items.first()).toBeVisible();
  await page.waitForTimeout(600);
  expect(await top()).toBe(0);

  const name = await openFarStyle();
  await page.goBack();
  await expect(styles.list.getByRole('link', { name, exact: true })).toBeFocused();
  expect(await top()).toBe(900);
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect.poll(top).toBe(0);
  await page.getByRole('link', { name: 'All styles', exact: true }).first().click();
  await expect(styles.items.first()).toBeVisible();
  await page.waitForTimeout(600);
  expect(await top()).toBe(0);
});

test.describe('400 px', () => {
  test.use({ viewport: { width: 400, height: 800 }, language: 'de' });

  test('M1 the filters come as a sheet, which says how many styles it leaves', async ({
    page,
    portal,
    words,
    spot: { place },
  }) => {
    const { styles } = portal;
    await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
    await expect(styles.items.first()).toBeVisible();
    await expect(styles.filters).toBeHidden();
    await styles.toFilters(0).click();
    const green = styles.value(styles.filterSheet, 'catalog.facet.colourGroup', 'Grün');
    const count = await styles.countOf(green);
    await green.check();
    await styles.filterSheet
      .getByRole('button', { name: words.say('catalog.filter.show', { count }), exact: true })
      .click();
    await expect(styles.filterSheet).toBeHidden();
    await expect(styles.toFilters(1)).toBeFocused();
    await expect.poll(() => styles.size()).toBe(count);
    await expect.poll(() => new URL(page.url()).search).toBe('?colourGroup=green');
  });
});

test('M1 a style that is pressed opens, though the list has changed before the button came up', async ({
  page,
  portal,
  spot: { place },
  open: { style },
}) => {
  const { styles } = portal;
  await portal.enter(accounts.buyer, formatRoute({ screen: 'styles', place }));
  const pressed = styles.items.nth(5).getByRole('link');
  const name = (await pressed.textContent()) ?? '';
  expect(name).not.toBe(style.name);
  await pressed.hover();
  await page.mouse.down();
  // What was typed before the press is found only now.
  await styles.search.evaluate((box: HTMLInputElement, term) => {
    Reflect.set(box, 'value', '');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, term);
    box.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }, style.articleNumber);
  await expect(styles.items).toHaveCount(1);
  await page.mouse.up();
  await expect(portal.style(name).heading).toBeVisible();
});

import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import { charts, LONGEST_RECORDING, openRecording, type Recording, replay } from '@selvedge/core/recorder';
import { accounts, expect, failingSeason, test } from './journey.ts';
import { typeInto } from './quantities.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** All that is said in a recording: its values, with the names of properties. */
const saidIn = ({ cells, shapes }: Recording): string => JSON.stringify([cells, shapes]).toLowerCase();

const copySupportInfo = async (page: Page, say: (id: string) => string): Promise<string> => {
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: say('app.crash.copy') })
    .click();
  const dialog = page.getByRole('dialog', { name: say('support.title') });
  await expect(dialog.getByRole('status')).toHaveText(say('support.copied'));
  const text = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByRole('textbox', { name: say('app.crash.support') })).toHaveValue(text);
  return text;
};

test('Q3 what a buyer did is copied for support, names nobody, and replays in Node', async ({
  page,
  portal,
  words,
  guard,
  spot: { customer, place },
  open: { style, rows },
}) => {
  test.setTimeout(240_000);
  guard.allow(failingSeason);
  const say = words.say.bind(words);
  await portal.enter(accounts.buyer, formatRoute({ screen: 'pos', rightEnv: place.rightEnv }));
  await portal.pos.search.fill(customer.customerNumber);
  await portal.pos.customer(customer.name).click();
  await portal.seasons.styles(place).click();
  await portal.styles.search.fill(style.articleNumber);
  await portal.styles.style(style.name).click();
  const { matrix } = portal.style(style.name);
  await typeInto(matrix, rows[0], [3, 4, 5, 6, 7]);
  await expect(matrix.saying('stored')).toBeVisible();

  const text = await copySupportInfo(page, say);
  expect(text.length).toBeLessThan(LONGEST_RECORDING + 1_000);
  const recording = await openRecording(text);
  const flows = replay(recording, charts);

  await test.step('every flow replays, the quantities come to where they were', () => {
    expect(flows.length).toBe(recording.flows.length);
    const run = new Set(flows.map(({ chart }) => chart));
    expect(run).toEqual(new Set([...run, 'session', 'pos', 'seasons', 'catalog', 'style', 'cart']));
    expect(flows.filter(({ steps }) => steps.at(-1)?.snapshot.status === 'error')).toEqual([]);
    const cart = flows.findLast(({ chart }) => chart === 'cart');
    const pieces = cart?.steps.at(-1)?.snapshot.context.lines.toJSON();
    expect(JSON.stringify(pieces)).toMatch(/7/);
  });

  await test.step('nobody is named, and no token is in it', async () => {
    const kept = await page.evaluate(() => sessionStorage.getItem('selvedge.tokens') ?? '{}');
    const tokens = Object.values<unknown>(JSON.parse(kept)).filter(
      (one): one is string => typeof one === 'string' && one.length > 15,
    );
    expect(tokens.length).toBeGreaterThan(1);
    const secrets = [...tokens, accounts.buyer, 'Lindner', 'Clara', customer.name];
    const said = `${text}${saidIn(recording)}`.toLowerCase();
    expect(secrets.filter((secret) => said.includes(secret.toLowerCase()))).toEqual([]);
    expect(recording.cells).not.toContain(customer.customerNumber);
    expect(said).not.toMatch(/@selvedge\.test/);
  });
});

test.describe('de', () => {
  test.use({ language: 'de' });

  test('Q3 the dialog of what support needs, in German', async ({ page, portal, words }) => {
    await portal.enter(accounts.buyer);
    expect(await copySupportInfo(page, words.say.bind(words))).toContain('Recording: flight1.');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: words.say('app.crash.copy') })).toBeFocused();
  });
});

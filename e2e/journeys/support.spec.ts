import type { Page } from '@playwright/test';
import { formatRoute } from '@selvedge/core';
import {
  charts,
  LONGEST_RECORDING,
  openRecording,
  placeDigest,
  type Recording,
  type ReplayedFlow,
  replay,
  statesOf,
} from '@selvedge/core/recorder';
import { SmallAtlas } from '../stack/atlas.ts';
import { accounts, expect, test } from './journey.ts';
import { typeInto } from './quantities.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const endOf = ({ chart, steps }: ReplayedFlow): string => {
  const last = steps.at(-1)?.snapshot;
  return last ? placeDigest(last, chart) : '';
};

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

test('Q3 what a buyer did is copied for support, names nobody, and replays in Node and in the atlas', async ({
  page,
  portal,
  words,
  spot: { customer, place },
  open: { style, rows },
}) => {
  test.setTimeout(240_000);
  const atlas = SmallAtlas.shared();
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

  await test.step('pasted into the atlas, it comes to the same places, and steps back and forth', async () => {
    const { address } = await atlas;
    const review = await page.context().browser()?.newPage();
    if (!review) throw new Error('No browser is there');
    await review.goto(`${address}#/~recording`);
    await review.getByRole('textbox', { name: 'Support information' }).fill(text);
    const list = review.getByRole('navigation', { name: 'Flows of the recording' });
    const step = review.getByRole('region', { name: 'The step' });
    const shown: string[] = [];
    for (const [at, flow] of flows.entries()) {
      await list.getByRole('listitem').nth(at).getByRole('button').click();
      await expect(step).toContainText(`${flow.steps.length - 1} of`);
      shown.push((await step.locator('.place-digest').textContent()) ?? '');
    }
    expect(shown).toEqual(flows.map(endOf));
    const cart = flows.findLastIndex(({ chart }) => chart === 'cart');
    await list.getByRole('listitem').nth(cart).getByRole('button').click();
    const steps = flows[cart]?.steps ?? [];
    const isAt = (back: number) => {
      const there = steps.at(-1 - back)?.snapshot;
      if (!there) throw new Error('The cart took too few steps');
      return expect(step).toContainText(
        `leads to ${statesOf(there).join(', ')} · place ${placeDigest(there, 'cart')}`,
      );
    };
    await isAt(0);
    for (const back of [1, 2]) {
      await review.keyboard.press('ArrowLeft');
      await isAt(back);
    }
    await review.keyboard.press('ArrowRight');
    await isAt(1);
    await review.close();
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

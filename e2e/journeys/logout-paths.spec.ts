import { formatRoute } from '@selvedge/core';
import { accounts, expect, test } from './journey.ts';
import { onSaving, refusing, tokens } from './loggingOut.ts';

test.beforeEach(({ guard }) =>
  guard.allow(/ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED)|status of (403|410|500)|Failed to fetch/),
);

/** Numbers from 0 to 1 that follow from a seed. */
const drawnFrom = (seed: number) => {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const actions = [
  'type',
  'type',
  'mistype',
  'mistype',
  'dashboard',
  'season',
  'back',
  'forward',
  'logOut',
  'logOut',
  'keep',
  'discard',
  'leave',
  'fail',
  'heal',
  'speak',
  'reload',
  'signIn',
] as const;

type Acts = Partial<Record<(typeof actions)[number], () => unknown>>;
type Page = 'out' | 'expired' | 'asked' | 'askedAboutKept' | 'dashboard' | 'season';

const pageOf = (shown: string | null, isAsked: boolean, isAskedAboutKept: boolean): Page => {
  if (shown === 'signed out') return 'out';
  if (shown === 'expired') return 'expired';
  if (isAsked) return 'asked';
  if (isAskedAboutKept) return 'askedAboutKept';
  return shown === 'season' ? 'season' : 'dashboard';
};

test('A12 N4 A13 J1: after any steps address, screen and session agree', async ({
  page,
  portal,
  spot: { place },
  open: { style },
}, testInfo) => {
  test.setTimeout(300_000);
  const seed = Number(process.env.SEED ?? 20_270_301);
  testInfo.annotations.push({ type: 'seed', description: String(seed) });
  const draw = drawnFrom(seed);
  const path = formatRoute({ screen: 'style', place, articleId: style.articleId });
  const cells = page.getByRole('grid').getByRole('textbox');
  const button = (...names: string[]) =>
    page.getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  const keep = button('No, keep editing', 'Nein, weiter bearbeiten');
  const discard = button('Yes, discard changes', 'Ja, Änderungen verwerfen');
  const stay = page.getByRole('alertdialog').getByRole('button', { name: /^(Close|Schließen)$/ });
  const remove = button('Remove and log out', 'Entfernen und abmelden');
  const leave = button('Keep and log out', 'Behalten und abmelden');
  const home = page.locator('header a[href="/"]');
  const navigation = page.locator('header nav').filter({ visible: true }).last();
  const logOut = navigation.locator('a[href="/logout"]');
  /** Inside a season the entry is in a menu. */
  const pressLogOut = async () => {
    if (!(await logOut.isVisible())) await navigation.locator('button[popovertarget]').click();
    await logOut.click();
  };
  const provider = page.locator('input[type="password"]');
  /** Back may lead to a sign-in that is over, whoever is signed in meanwhile. */
  const expired = page.getByRole('heading', {
    name: /^(This sign-in has expired|Diese Anmeldung ist abgelaufen)$/,
  });
  const failing = refusing(500);
  let fails = false;
  page.on('dialog', (dialog) => dialog.accept());
  await onSaving(page, (route) => (fails ? failing(route) : route.continue()));

  /** What the page shows, in one word; null while it is on its way. */
  const pageName = async (): Promise<string | null> => {
    const { pathname } = new URL(page.url());
    if (await expired.isVisible()) return 'expired';
    if (await provider.isVisible()) return (await tokens(page)) === null ? 'signed out' : 'tokens are left';
    if (!(await navigation.isVisible()) || (await tokens(page)) === null) return null;
    if (pathname === path) return (await cells.first().isVisible()) ? 'season' : null;
    const isHome = pathname === '/' && (await page.locator('main a[href^="/ordering"]').first().isVisible());
    return isHome ? 'dashboard' : null;
  };
  const agrees = async (step: string) => {
    const pageNameOrNull = () => pageName().catch(() => null);
    await expect.poll(pageNameOrNull, { message: step }).toMatch(/^(signed out|expired|season|dashboard)$/);
    return pageName().catch(() => null);
  };

  const go = (way: 'back' | 'forward') => page.evaluate((to) => history[to](), way).catch(() => {});
  const fill = (entry: string) => cells.first().fill(entry);
  /** What can be done anywhere, under the question too. */
  const anywhere: Acts = {
    back: () => go('back'),
    forward: () => go('forward'),
    reload: () => page.reload(),
    fail: () => {
      fails = true;
    },
    heal: () => {
      fails = false;
    },
  };
  const signedIn: Acts = {
    ...anywhere,
    dashboard: () => home.first().click(),
    season: () => page.goto(path),
    logOut: pressLogOut,
    speak: () => page.locator('footer button[aria-pressed="false"]').first().click(),
  };
  const acts: Record<Page, Acts> = {
    out: { ...anywhere, signIn: () => portal.signIn.account(accounts.buyer).click() },
    expired: { ...anywhere, signIn: () => page.goto('/') },
    askedAboutKept: {
      ...anywhere,
      keep: () => stay.click(),
      discard: () => remove.click(),
      leave: () => leave.click(),
    },
    asked: { ...anywhere, keep: () => keep.click(), discard: () => discard.click() },
    dashboard: signedIn,
    season: {
      ...signedIn,
      type: () => fill(String(1 + Math.floor(draw() * 9))),
      mistype: () => fill('1.5'),
    },
  };

  const done: string[] = [];
  await portal.enter(accounts.buyer, path);
  for (let step = 0; step < 30; step += 1) {
    const now = await agrees(`seed ${seed}: ${done.join(', ')}`);
    const action = actions[Math.floor(draw() * actions.length)] ?? 'back';
    done.push(action);
    const pageNow = pageOf(now, await discard.isVisible(), await remove.isVisible());
    await test.step(`${step}: ${action}`, async () => acts[pageNow][action]?.());
    // Time that a question, or the end of a session, takes to come.
    await page.waitForTimeout([0, 200, 700, 2_500][Math.floor(draw() * 4)] ?? 0);
  }
  await agrees(`seed ${seed}: ${done.join(', ')}`);
});

import { formatRoute } from '@selvedge/core';
import { begunSignIn } from './begunSignIn.ts';
import { accounts, counting, expect, test } from './journey.ts';

const tokenCalls = /\/oidc\/token$/;
const grant = /\/oauth\/v2\/grant\?/;

test('A2 A11 a changed state is refused, and trying again signs in', async ({ page, portal }) => {
  const departure = page.waitForRequest(/\/oidc\/auth\?/);
  await page.goto('/');
  const sent = new URL((await departure).url()).searchParams.get('state') ?? '';
  await portal.signIn.submit.waitFor();
  const { id } = JSON.parse(Buffer.from(sent, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ id, location: '/elsewhere' })).toString('base64url');
  const exchanges = counting(page, tokenCalls);
  await page.goto(`/oauth/v2/grant?code=any&state=${changed}`);
  await expect(portal.shell.signInFailed).toBeVisible();
  await expect(portal.shell.signInFailed).toContainText('State returned from auth provider does not match');
  expect(exchanges()).toBe(0);
  await portal.shell.tryAgain.click();
  await portal.signIn.account(accounts.buyer).click();
  await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('HZ9: an address with a code that was used signs nobody in twice, and does not loop', async ({
  page,
  portal,
  another,
}) => {
  const used: string[] = [];
  page.on('request', (request) => {
    if (grant.test(request.url())) used.push(request.url());
  });
  const exchanges = counting(page, tokenCalls);
  await portal.enterByProvider(accounts.buyer);
  const [address = ''] = used;
  expect(used).toHaveLength(1);
  expect(exchanges()).toBe(1);

  await test.step('opened again while signed in, it leads to the dashboard', async () => {
    await page.goto(address);
    await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
    expect(page.url()).not.toContain('code=');
    expect(exchanges()).toBe(1);
  });
  await test.step('Back does not repeat it', async () => {
    await page.goBack();
    await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
    expect(exchanges()).toBe(1);
  });
  await test.step('in another browser it is refused without asking the provider', async () => {
    const thief = await another();
    const theirs = counting(thief.page, tokenCalls);
    await thief.page.goto(address);
    await expect(thief.shell.signInFailed).toContainText('State returned from auth provider does not match');
    expect(theirs()).toBe(0);
    expect(thief.page.url()).not.toContain('code=');
  });
});

test('A5 HZ10: a place that points elsewhere ends on this origin', async ({ page, portal, backend }) => {
  await page.goto(`${backend.url}//elsewhere.test/x`);
  await portal.signIn.account(accounts.buyer).click();
  await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
  expect(page.url()).toBe(`${backend.url}/`);
});

test('A3 what the provider refuses is shown in its words, and what a link says is not', async ({
  page,
  portal,
}) => {
  const description = 'End-User <b>aborted</b> interaction';
  const said = { error: 'access_denied', error_description: description };
  await page.goto(`/oauth/v2/grant?${new URLSearchParams(said)}`);
  await expect(portal.shell.signInFailed).toContainText('The sign-in service refused the request.');
  await expect(portal.shell.signInFailed).not.toContainText('aborted');
  await portal.shell.tryAgain.click();
  await expect(portal.signIn.submit).toBeVisible();
  const state = await begunSignIn(page);
  await page.goto(`/oauth/v2/grant?${new URLSearchParams({ ...said, state })}`);
  await expect(portal.shell.signInFailed).toContainText(`access_denied: ${description}`);
  await expect(portal.shell.signInFailed.locator('b')).toHaveCount(0);
  await portal.shell.tryAgain.click();
  await expect(portal.signIn.submit).toBeVisible();
});

test('A5 a link to a style leads to it after sign-in', async ({ page, portal, spot: { place }, open }) => {
  const path = `${formatRoute({ screen: 'style', place, articleId: open.style.articleId })}?from=mail#sheet`;
  await page.goto(path);
  await portal.signIn.signIn(accounts.buyer);
  await expect(portal.style(open.style.name).heading).toBeVisible();
  const { pathname, search, hash } = new URL(page.url());
  expect(pathname + search + hash).toBe(path);
});

test('HZ9: two tabs that sign in at once both succeed', async ({ page, portal, context, words }) => {
  const second = await context.newPage();
  await Promise.all([page.goto('/'), second.goto('/ordering/preorder')]);
  const email = { name: words.say('signIn.email') };
  await Promise.all([page, second].map((tab) => tab.getByRole('textbox', email).waitFor()));
  await portal.signIn.account(accounts.buyer).click();
  await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
  await second.getByRole('button', { name: accounts.buyer }).click();
  await expect(second.getByRole('searchbox', { name: words.say('pos.search.label') })).toBeVisible();
  await page.reload();
  await expect(portal.dashboard.greeting('Clara', 'Lindner')).toBeVisible();
});

test('A6 A12 HZ46: a reload keeps the session; logout ends it, and Back shows nothing of it', async ({
  page,
  portal,
  context,
  spot: { place },
}) => {
  const exchanges = counting(context, tokenCalls);
  await portal.enterByProvider(accounts.buyer, formatRoute({ screen: 'styles', place }));
  await expect(portal.styles.list).toBeVisible();
  await page.reload();
  await expect(portal.styles.list).toBeVisible();
  expect(exchanges()).toBe(1);

  // It stands for half a second, too short to be looked for from outside on a busy machine: the page itself notes it.
  await page.evaluate(() => {
    new MutationObserver(() => {
      const [heading] = document.getElementsByTagName('h1');
      if (heading) localStorage.setItem('journey.read', heading.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await portal.shell.pressLogout();
  await expect(portal.signIn.submit).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('token'))),
  ).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('journey.read'))).toBe('We are logging you out...');

  await page.goBack();
  await expect(portal.signIn.submit.or(portal.shell.signedOut)).toBeVisible();
  await expect(portal.styles.list).toBeHidden();
  await expect(portal.shell.navigation).toBeHidden();
});

test('A6 a reload on a slow device, where the page before takes its time to go, keeps the session', async ({
  page,
  portal,
  context,
  backend,
}) => {
  await portal.enter(accounts.buyer, '/imprint');
  const lock = await page.evaluate(() => `selvedge.page.${sessionStorage.getItem('selvedge.page')}`);
  // Next in line for the lock of the page, and holds it as long as a page that takes its time.
  const before = await context.newPage();
  await before.route('**/before', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Before</title>' }),
  );
  await before.goto(`${backend.url}/before`);
  await before.evaluate((name) => {
    void navigator.locks.request(name, () => new Promise((go) => setTimeout(go, 1_500)));
  }, lock);
  await page.reload();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(portal.shell.navigation).toBeVisible();
});

test('HZ17: logging out in one tab ends the other', async ({ page, portal, context, words }) => {
  await portal.enterByProvider(accounts.buyer);
  const second = await context.newPage();
  await second.goto('/ordering/preorder');
  await expect(second.getByRole('searchbox', { name: words.say('pos.search.label') })).toBeVisible();
  await portal.shell.pressLogout();
  await expect(second.getByRole('heading', { name: words.say('session.signedOut.title') })).toBeVisible();
  await expect(second.getByRole('searchbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: words.literally('logout') })).toHaveCount(0);
  // Out of the portal, at the provider and back: a browser that is closed on the way may never say that it is.
  await expect(portal.signIn.submit).toBeVisible();
});

test('a wrong password is told, and the address kept', async ({ page, portal, words, guard }) => {
  guard.expect(/status of 422/);
  await page.goto('/');
  await portal.signIn.signIn(accounts.buyer, 'not this one');
  await expect(portal.signIn.problem).toHaveText(words.say('signIn.wrong'));
  await expect(portal.signIn.email).toHaveValue(accounts.buyer);
});

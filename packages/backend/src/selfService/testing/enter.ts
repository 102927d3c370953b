import { Browser, locationOf } from '../../testing/browser.ts';
import { signedIn } from '../../testing/signedIn.ts';
import type { TestApp } from '../../testing/startTestApp.ts';

/** A browser that came through the provider into the self-service area. */
export async function enter(testApp: TestApp, email: string): Promise<Browser> {
  const browser = new Browser(testApp.app);
  await signedIn(testApp, email, browser);
  const asked = locationOf(await browser.get('/self-service'));
  const back = locationOf(await browser.get(asked.href));
  await browser.get(back.href);
  return browser;
}

import { type Partner, partnerWith } from '../../ordering/testing/partner.ts';
import { Browser } from '../../testing/browser.ts';
import type { TestCommandLine } from '../../testing/commandLine.ts';
import { signedIn } from '../../testing/signedIn.ts';
import type { TestApp } from '../../testing/startTestApp.ts';

const email = 'regula.frei@zuerisee.example';
const password = 'otter lamp seventeen violins';

/** Signs the second house's user in, who has a password. */
export async function houseUser(testApp: TestApp, browser = new Browser(testApp.app)): Promise<Partner> {
  const { headers } = await signedIn(testApp, email, browser, password);
  return partnerWith(testApp, email, headers);
}

/** Signs the second house's user in for the first time, by the link of an invitation. */
export async function invitedUser(testApp: TestApp, commandLine: TestCommandLine): Promise<Partner> {
  const [, printed] = await commandLine.run('user', 'invite', email, '--json');
  const browser = new Browser(testApp.app);
  await browser.submit(JSON.parse(printed).link, { password, repeated: password });
  return houseUser(testApp, browser);
}

import type { PagePorts } from '../platform/ports.ts';
import { isOffline } from '../platform/watchPage.ts';
import type { SessionDependencies } from './dependencies.ts';
import { endAgain } from './endAgain.ts';
import { forgetSignIns } from './forgetSignIns.ts';
import { keepsText } from './keepsText.ts';
import { locationOf } from './savedLocation.ts';
import { countSignIn } from './signInCount.ts';
import { SignInError } from './signInFailure.ts';
import { beginSignIn } from './signInRequest.ts';
import { isEndUnconfirmed } from './unconfirmedEnd.ts';

/** Whether the portal answers, whatever it says. */
const isReachable = ({ fetch, location }: PagePorts): Promise<boolean> =>
  fetch(new Request(new URL('/', location.href()), { method: 'HEAD', cache: 'no-store' })).then(
    () => true,
    () => false,
  );

/**
 * Redirects to the provider; afterwards the user returns to the current page or to the root (requirements A1, A11). Without
 * a network the browser would leave for a page that it cannot load: the portal stays, and departs when the page wakes. Devices
 * are wrong about it at times, so the portal is asked.
 */
export async function depart(dependencies: SessionDependencies, from: 'here' | 'root'): Promise<void> {
  const { ports, auth, signInStorage, pageStorage, language } = dependencies;
  if (!keepsText(ports.localStorage, ports.sessionStorage)) throw new SignInError('storageBlocked');
  if (from === 'root') {
    forgetSignIns(pageStorage);
    ports.location.replace('/');
  }
  if (isOffline(ports) && !(await isReachable(ports))) return;
  const href = ports.location.href();
  const location = locationOf(href);
  const end = endAgain(dependencies, location);
  if (end !== null) {
    ports.location.assign(end);
    return;
  }
  if (!countSignIn(pageStorage, ports.now())) throw new SignInError('tooManySignIns');
  const address = await beginSignIn(ports, signInStorage, auth, {
    href,
    location,
    language: language(),
    asksPassword: isEndUnconfirmed(signInStorage),
  });
  ports.location.assign(address);
}

/**
 * Tells the provider once more that the session has ended, and returns whether the page is leaving for it. It returns
 * to the root: the place that was open here belongs to whoever has logged out.
 */
export function departForEnd(dependencies: SessionDependencies): boolean {
  const end = endAgain(dependencies, '/');
  if (end !== null) dependencies.ports.location.assign(end);
  return end !== null;
}

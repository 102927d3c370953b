import { type ActorRefFrom, createActor, SimulatedClock } from 'xstate';
import type { AuthConfiguration } from '../platform/configuration/configuration.ts';
import { createSessionDependencies } from '../session/dependencies.ts';
import { sessionLogic } from '../session/session.actors.ts';
import type { sessionMachine } from '../session/session.machine.ts';
import { type SignInMessage, signInMessage } from '../session/session.selectors.ts';
import { identityToken, type Said } from './identityTokens.ts';
import { type FakeBrowser, type FakePage, fakeBrowser } from './ports.ts';
import { SAMPLE_ORIGIN, sampleConfiguration } from './samples/configuration.ts';

/** A running session chart on a page. */
export interface RunningSession {
  readonly actor: ActorRefFrom<typeof sessionMachine>;
  readonly clock: SimulatedClock;
  readonly page: FakePage;
}

/** A place worth coming back to. */
export const PLACE = '/ordering/preorder/c-1?sort=name#top';

/** The address of a path of the portal. */
export const at = (path: string): string => SAMPLE_ORIGIN + path;

/** Some milliseconds, each a turn of the event loop: on a busy machine one long wait would come after fewer turns. */
export const aMoment = async (milliseconds = 5): Promise<void> => {
  for (let turn = 0; turn < milliseconds; turn += 1) await new Promise((resolve) => setTimeout(resolve, 1));
};

const isAtRest = ({ actor, page }: RunningSession): boolean => {
  const { value, children } = actor.getSnapshot();
  const signIn = children.signIn?.getSnapshot();
  const tokens = children.tokens?.getSnapshot();
  if (signIn)
    return (
      signIn.matches('leaving') ||
      signIn.matches('failed') ||
      (signIn.matches('exchanging') && page.pending.length > 0)
    );
  if (tokens) return !tokens.hasTag('renewing') || page.pending.length > 0;
  return value !== 'restoring' && value !== 'forgetting';
};

/** Waits, in real time, until the session needs something from outside to go on. */
export async function comeToRest(session: RunningSession): Promise<void> {
  await aMoment();
  for (let turn = 0; turn < 400 && !isAtRest(session); turn += 1) await aMoment();
  if (!isAtRest(session)) throw new Error('the session does not come to rest');
}

/** Starts the session chart on a page, at a place that asks for a sign-in, and lets it come to rest. */
export async function startSession(
  page: FakePage,
  auth: Partial<AuthConfiguration> = {},
): Promise<RunningSession> {
  const clock = new SimulatedClock();
  const dependencies = createSessionDependencies(page.ports, sampleConfiguration(auth).auth, () => 'en');
  const actor = createActor(sessionLogic(dependencies), { input: { demand: 'signIn' }, clock });
  actor.start();
  const running = { actor, clock, page };
  await comeToRest(running);
  return running;
}

/** What a page that left for the provider asked of it. */
export const askedOf = (page: FakePage): Record<string, string> =>
  Object.fromEntries(new URL(page.left.at(-1) ?? 'about:blank').searchParams);

/** A token answer as the provider gives it to whoever renews. */
export const tokenAnswer = (accessToken: string, expiresIn: unknown = 600) => ({
  access_token: accessToken,
  refresh_token: `r-${accessToken}`,
  expires_in: expiresIn,
});

/** The same to whoever signs in: with an identity token. */
export const signInAnswer = async (accessToken: string, said: Said, expiresIn: unknown = 600) => ({
  ...tokenAnswer(accessToken, expiresIn),
  id_token: await identityToken(said),
});

/** The page that the provider sends the browser back to, in the tab of `from`. */
export const comeBack = (
  browser: FakeBrowser,
  from: FakePage,
  answer: Record<string, string>,
  auth: Partial<AuthConfiguration> = {},
): Promise<RunningSession> => {
  from.close();
  const page = browser.open(at(`/oauth/v2/grant?${new URLSearchParams(answer)}`), from.session);
  return startSession(page, auth);
};

/** What the sign-in error dialog says; null while there is none. */
export const failureOf = ({ actor }: RunningSession): SignInMessage | null => {
  const signIn = actor.getSnapshot().children.signIn?.getSnapshot();
  return signIn ? signInMessage(signIn) : null;
};

/** A page that has left for the provider. */
export const leave = async (auth: Partial<AuthConfiguration> = {}, path = PLACE) => {
  const browser = fakeBrowser();
  const { page } = await startSession(browser.open(at(path)), auth);
  return { browser, page, asked: askedOf(page) };
};

/** A page whose user has signed in. */
export const signIn = async (
  auth: Partial<AuthConfiguration> = {},
  path = PLACE,
  expiresIn: unknown = 600,
) => {
  const { browser, page, asked } = await leave(auth, path);
  const back = await comeBack(browser, page, { code: 'c1', state: asked.state ?? '' }, auth);
  back.page.pending[0]?.answer(200, await signInAnswer('a1', { nonce: asked.nonce }, expiresIn));
  await comeToRest(back);
  return { ...back, browser, asked };
};

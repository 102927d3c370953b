import { fromPromise } from 'xstate';
import { parseRoute } from '../navigation/routes.ts';
import type { StoragePort } from '../platform/ports.ts';
import { isOffline, watchPage } from '../platform/watchPage.ts';
import type { SessionDependencies } from './dependencies.ts';
import { forgetSignIns } from './forgetSignIns.ts';
import { sessionMachine } from './session.machine.ts';
import { signInActors } from './signIn.actors.ts';
import { signInMachine } from './signIn.machine.ts';
import { tokensActors } from './tokens.actors.ts';
import { tokensMachine } from './tokens.machine.ts';
import { hearOfEnd, isEndUnconfirmed, rememberEnd } from './unconfirmedEnd.ts';
import { hearOthers, SESSION_ENDED } from './watches.ts';

const restore = async (dependencies: SessionDependencies): Promise<boolean> => {
  const { ports, tokens, signInStorage } = dependencies;
  hearOfEnd(dependencies);
  const isOwn = await tokens.claim();
  // Another page logged out while this one was asleep.
  if (isEndUnconfirmed(signInStorage)) tokens.clear();
  if (!isOwn || tokens.read() === null) return false;
  if (parseRoute(new URL(ports.location.href()).pathname).screen === 'grant') ports.location.replace('/');
  return true;
};

/** Key prefix of settings stored about a user's customers. They can be requested again, so logout deletes them. */
const NOTED = 'selvedge.placeSizes.';

const forgetNotes = (storage: StoragePort): void => {
  for (const key of storage.keys().filter((name) => name.startsWith(NOTED))) storage.remove(key);
};

const endSession = async (dependencies: SessionDependencies): Promise<boolean> => {
  const { ports, tokens } = dependencies;
  const address = rememberEnd(dependencies);
  tokens.clear();
  forgetSignIns(dependencies.pageStorage);
  forgetNotes(dependencies.signInStorage);
  ports.channel.post(SESSION_ENDED);
  // Offline, the browser would leave for a page it cannot load. The portal waits here until it can tell the provider.
  if (address === null || isOffline(ports)) return false;
  ports.location.assign(address);
  return true;
};

/** What it takes is loaded only after a logout that nobody has confirmed. */
const endAgain = async (dependencies: SessionDependencies): Promise<boolean> => {
  const { ports, signInStorage } = dependencies;
  if (isOffline(ports) || !isEndUnconfirmed(signInStorage)) return false;
  return (await import('./departure.ts')).departForEnd(dependencies);
};

export const sessionActors = (dependencies: SessionDependencies) => ({
  signIn: signInMachine.provide({ actors: signInActors(dependencies) }),
  tokens: tokensMachine.provide({ actors: tokensActors(dependencies) }),
  restore: fromPromise<boolean>(() => restore(dependencies)),
  forget: fromPromise<void>(async () => dependencies.tokens.clear()),
  endSession: fromPromise<boolean>(() => endSession(dependencies)),
  endAgain: fromPromise<boolean>(() => endAgain(dependencies)),
  hearOthers: hearOthers(dependencies.ports),
  watchPage: watchPage(dependencies.ports),
});

/** The session chart with its services provided on the ports of a page. */
export const sessionLogic = (dependencies: SessionDependencies) =>
  sessionMachine.provide({ actors: sessionActors(dependencies) });

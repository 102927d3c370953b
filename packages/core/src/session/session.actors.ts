import { fromPromise } from 'xstate';
import type { PagePorts, StoragePort } from '../app/ports.ts';
import { parseRoute } from '../app/routes.ts';
import type { AuthConfiguration } from '../configuration/configuration.ts';
import type { Language } from '../contract/index.ts';
import { forgetSignIns } from './forgetSignIns.ts';
import { sessionMachine } from './session.machine.ts';
import { signInActors } from './signIn.actors.ts';
import { signInMachine } from './signIn.machine.ts';
import { sturdyStorage } from './sturdyStorage.ts';
import { tokensActors } from './tokens.actors.ts';
import { tokensMachine } from './tokens.machine.ts';
import { createTokenStore, type TokenStore } from './tokens.ts';
import { hearOfEnd, isEndUnheard, rememberEnd } from './unheardEnd.ts';
import { hearOthers, SESSION_ENDED, watchPage } from './watches.ts';

/** What the services of the session share. */
export interface SessionWorld {
  readonly ports: PagePorts;
  readonly auth: AuthConfiguration;
  readonly language: () => Language;
  readonly tokens: TokenStore;
  /** Of this page alone. */
  readonly pageStorage: StoragePort;
  /** Where a sign-in waits for the browser to come back from the provider. */
  readonly signInStorage: StoragePort;
}

export function createSessionWorld(
  ports: PagePorts,
  auth: AuthConfiguration,
  language: () => Language,
): SessionWorld {
  const pageStorage = sturdyStorage(ports.sessionStorage);
  return {
    ports,
    auth,
    language,
    pageStorage,
    signInStorage: sturdyStorage(ports.localStorage, ports.sessionStorage),
    tokens: createTokenStore(pageStorage, ports),
  };
}

const restore = async (world: SessionWorld): Promise<boolean> => {
  const { ports, tokens, signInStorage } = world;
  hearOfEnd(world);
  const isOwn = await tokens.claim();
  // This page slept while another one logged out.
  if (isEndUnheard(signInStorage)) tokens.clear();
  if (!isOwn || tokens.read() === null) return false;
  if (parseRoute(new URL(ports.location.href()).pathname).screen === 'grant') ports.location.replace('/');
  return true;
};

/** What the browser noted of a person's customers, and can be asked for again. */
const NOTED = 'selvedge.placeSizes.';

const forgetNotes = (storage: StoragePort): void => {
  for (const key of storage.keys().filter((name) => name.startsWith(NOTED))) storage.remove(key);
};

const endSession = async (world: SessionWorld): Promise<boolean> => {
  const { ports, tokens } = world;
  const address = rememberEnd(world);
  tokens.clear();
  forgetSignIns(world.pageStorage);
  forgetNotes(world.signInStorage);
  ports.channel.post(SESSION_ENDED);
  if (address === null) return false;
  ports.location.assign(address);
  return true;
};

export const sessionActors = (world: SessionWorld) => ({
  signIn: signInMachine.provide({ actors: signInActors(world) }),
  tokens: tokensMachine.provide({ actors: tokensActors(world) }),
  restore: fromPromise<boolean>(() => restore(world)),
  forget: fromPromise<void>(async () => world.tokens.clear()),
  endSession: fromPromise<boolean>(() => endSession(world)),
  hearOthers: hearOthers(world.ports),
  watchPage: watchPage(world.ports),
});

/** The session chart with its services on the ports of a page. */
export const sessionLogic = (world: SessionWorld) => sessionMachine.provide({ actors: sessionActors(world) });

import { type ActorRefFrom, createActor } from 'xstate';
import { assertProvided } from '../actors/service.ts';
import { createApi } from '../api/client.ts';
import type { PagePorts, WorkbookPort } from '../app/ports.ts';
import type { Language } from '../contract/index.ts';
import type { DeviceClient } from '../session/deviceGrant.ts';
import { deviceSignInActors } from '../session/deviceSignIn.actors.ts';
import { deviceSignInMachine } from '../session/deviceSignIn.machine.ts';
import { createTokenSource } from '../session/tokenSource.ts';
import type { TokenStore } from '../session/tokens.ts';
import { validationActors } from './validation.actors.ts';
import { validationMachine } from './validation.machine.ts';
import type { ValidationInput } from './validationEnd.ts';

/** Where a portal is, and who this program is to its provider. */
export interface PortalAccess {
  /** Where `/v1/…` starts, absolute. */
  readonly apiUrl: string;
  readonly client: DeviceClient;
}

/** What a program without a page brings: network, clock, and where its tokens are kept. */
export interface ProgramPorts {
  readonly fetch: PagePorts['fetch'];
  /** Epoch milliseconds. */
  readonly now: PagePorts['now'];
  readonly tokens: Pick<TokenStore, 'read' | 'save'>;
}

/** What a check is made of: the portal, ports of a program, the file, and where its order is to go. */
export interface ValidationDeps extends Omit<ValidationInput, 'pieces'> {
  readonly access: PortalAccess;
  readonly ports: ProgramPorts & { readonly workbooks: Pick<WorkbookPort, 'read'> };
  readonly language: Language;
}

/**
 * The check of an order file, ready to be started: `waitFor` its end or `toPromise` it. Tokens are renewed as on a
 * page, and kept in their store.
 */
export function createValidation({
  access,
  ports,
  language,
  ...input
}: ValidationDeps): ActorRefFrom<typeof validationMachine> {
  const { fetch, now, tokens, workbooks } = ports;
  const api = createApi({
    bases: { apiUrl: access.apiUrl, extranetUrl: access.apiUrl },
    fetch,
    tokens: createTokenSource(() => actor.getSnapshot().children.tokens, now),
    language: () => language,
  });
  const session = {
    ports: {
      fetch,
      now,
      wake: { subscribe: () => () => {} },
      location: { href: () => access.apiUrl },
    },
    auth: access.client.auth,
    tokens,
  };
  const machine = validationMachine.provide({ actors: validationActors({ api, workbooks, session }) });
  assertProvided(machine);
  const actor: ActorRefFrom<typeof validationMachine> = createActor(machine, {
    input: { ...input, pieces: new Map() },
  });
  return actor;
}

/** A sign-in at another device, ready to be started; its snapshot holds the code that is shown. */
export function createDeviceSignIn({
  access,
  ports,
  language,
}: {
  readonly access: PortalAccess;
  readonly ports: ProgramPorts;
  readonly language: Language;
}): ActorRefFrom<typeof deviceSignInMachine> {
  const dependencies = { ...access.client, ports, tokens: ports.tokens, language };
  const machine = deviceSignInMachine.provide({ actors: deviceSignInActors(dependencies) });
  assertProvided(machine);
  return createActor(machine);
}

import { type ActorRefFrom, createActor } from 'xstate';
import type { Language } from '../contract/index.ts';
import { assertProvided } from '../platform/actors/service.ts';
import { createApi } from '../platform/api/client.ts';
import type { PagePorts, WorkbookPort } from '../platform/ports.ts';
import type { DeviceClient } from '../session/deviceGrant.ts';
import { deviceSignInActors } from '../session/deviceSignIn.actors.ts';
import { deviceSignInMachine } from '../session/deviceSignIn.machine.ts';
import { createTokenSource } from '../session/tokenSource.ts';
import type { TokenStore } from '../session/tokens.ts';
import { validationActors } from './validation.actors.ts';
import { validationMachine } from './validation.machine.ts';
import type { ValidationInput } from './validationEnd.ts';

/** The portal's address, and the client that this program is for its provider. */
export interface PortalAccess {
  /** Base address of `/v1/…`, absolute. */
  readonly apiUrl: string;
  readonly client: DeviceClient;
}

/** The ports of a program without a page: network, clock and token storage. */
export interface ProgramPorts {
  readonly fetch: PagePorts['fetch'];
  /** Epoch milliseconds. */
  readonly now: PagePorts['now'];
  readonly tokens: Pick<TokenStore, 'read' | 'save'>;
}

/** Everything a check is built from: the portal, the program's ports, the file, and the place of its order. */
export interface ValidationDeps extends Omit<ValidationInput, 'pieces'> {
  readonly access: PortalAccess;
  readonly ports: ProgramPorts &
    Pick<PagePorts, 'randomBytes'> & { readonly workbooks: Pick<WorkbookPort, 'read'> };
  readonly language: Language;
}

/**
 * Creates the check of an order file; start it, then use `waitFor` or `toPromise`. Tokens are renewed as in a page,
 * and stored in the given store.
 */
export function createValidation({
  access,
  ports,
  language,
  ...input
}: ValidationDeps): ActorRefFrom<typeof validationMachine> {
  const { fetch, now, randomBytes, tokens, workbooks } = ports;
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
      randomBytes,
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

/** Creates a sign-in on another device; its snapshot holds the code to show. */
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

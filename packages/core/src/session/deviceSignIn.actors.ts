import { fromPromise } from 'xstate';
import type { Language } from '../contract/index.ts';
import type { PagePorts } from '../platform/ports.ts';
import {
  askDeviceGrant,
  beginDeviceGrant,
  type DeviceAnswer,
  type DeviceClient,
  type DeviceGrant,
} from './deviceGrant.ts';
import type { TokenStore, Tokens } from './tokens.ts';

export interface DeviceSignInDependencies extends DeviceClient {
  readonly ports: Pick<PagePorts, 'fetch' | 'now'>;
  readonly language: Language;
  readonly tokens: Pick<TokenStore, 'save'>;
}

export const deviceSignInActors = (dependencies: DeviceSignInDependencies) => ({
  begin: fromPromise<DeviceGrant>(({ signal }) =>
    beginDeviceGrant(dependencies.ports, dependencies, dependencies.language, signal),
  ),
  ask: fromPromise<DeviceAnswer, { deviceCode: string }>(({ input, signal }) =>
    askDeviceGrant(dependencies.ports, dependencies, input.deviceCode, signal),
  ),
  keep: fromPromise<void, { tokens: Tokens }>(async ({ input }) => dependencies.tokens.save(input.tokens)),
});
